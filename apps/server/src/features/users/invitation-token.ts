import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_DAYS, INVITATION_PATH } from '@bahai-friends/contract';

const TOKEN_BYTES = 32;
const DAY_SECONDS = 24 * 60 * 60;

/** How many seconds an invitation is valid. */
export const INVITATION_SECONDS = INVITATION_DAYS * DAY_SECONDS;
/** The same of the link of the first start: the person who starts the site is there to follow it. */
export const FIRST_LINK_SECONDS = 60 * 60;

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
