import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_PATH } from '@bahai-friends/contract';

const TOKEN_BYTES = 32;

/** What is stored of a link's token. */
export const invitationHashOf = (token: string): string =>
  createHash('sha256').update(`invitation\n${token}`).digest('hex');

/** A link's path, and what is stored of it. */
export function createInvitationLink(): { readonly path: string; readonly tokenHash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { path: `${INVITATION_PATH}${token}`, tokenHash: invitationHashOf(token) };
}
