import { z } from 'zod';
import { LinkToken } from './link-token.ts';
import { atConfirmPassword, NewPassword, samePasswords } from './users.ts';

/** A new password, chosen through the link of an invitation or of a mail about a forgotten password. */
export const PasswordByLink = z
  .object({ token: LinkToken, ...NewPassword.shape })
  .refine(samePasswords, atConfirmPassword);
export type PasswordByLink = z.output<typeof PasswordByLink>;
