import { z } from 'zod';
import { LinkToken } from './link-token.ts';
import { atConfirmPassword, NewPassword, samePasswords } from './users.ts';

/** A new password, chosen through a link: an invitation's, or one that was mailed to who has forgotten it. */
export const PasswordByLink = z
  .object({ token: LinkToken, ...NewPassword.shape })
  .refine(samePasswords, atConfirmPassword);
export type PasswordByLink = z.output<typeof PasswordByLink>;
