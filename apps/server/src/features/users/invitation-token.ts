import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_PATH } from '@bahai-friends/contract';

const TOKEN_BYTES = 32;

/** The hash of a link's token that is stored. */
export const invitationHashOf = (token: string): string =>
  createHash('sha256').update(`invitation\n${token}`).digest('hex');

/** Makes a link's token, its path, and the hash that is stored. */
export function createInvitationLink(): {
  readonly token: string;
  readonly path: string;
  readonly tokenHash: string;
} {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, path: `${INVITATION_PATH}${token}`, tokenHash: invitationHashOf(token) };
}
