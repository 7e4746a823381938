import { createHash, randomBytes } from 'node:crypto';
import { RESET_MINUTES } from '@bahai-friends/contract';
import { CLOCKS_DIFFER_SECONDS, type Clock } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import { passwordMark } from '../session/known-browser.ts';
import { findLink, insertLink, type LinkPurpose } from './account-links.repository.ts';

const TOKEN_BYTES = 32;
const DAY_SECONDS = 24 * 60 * 60;

/** Days after which an address that was not confirmed is deleted. */
const UNCONFIRMED_DAYS = 7;
export const UNCONFIRMED_SECONDS = UNCONFIRMED_DAYS * DAY_SECONDS;

const LIFETIME_SECONDS: Readonly<Record<LinkPurpose, number>> = {
  confirm: UNCONFIRMED_SECONDS,
  reset: RESET_MINUTES * 60,
};

/** The hash of a link's token, which is stored. */
const linkHashOf = (token: string): string =>
  createHash('sha256').update(`account link\n${token}`).digest('hex');

/** The address that a link is mailed to, and the password of its owner. */
interface Receiver {
  readonly id: number;
  readonly password_hash: string;
}

/** Makes a new link; earlier ones stay valid, since nobody knows which mail arrives. @returns its token */
export async function createLink(
  db: Queries,
  purpose: LinkPurpose,
  { id, password_hash: passwordHash }: Receiver,
  clock: Clock,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await insertLink(db, {
    token_hash: linkHashOf(token),
    email_id: id,
    purpose,
    password_mark: passwordMark(passwordHash),
    expires_at: clock.after(LIFETIME_SECONDS[purpose]),
  });
  return token;
}

/**
 * The link of a token that is still valid: it was not used and has not expired, and address and password have not
 * changed. A link that expires later than a new one would was made before the clock was set back.
 */
export async function findGoodLink(db: Queries, purpose: LinkPurpose, token: string, clock: Clock) {
  const link = await findLink(db, linkHashOf(token), purpose);
  if (link === undefined) return null;
  const isInTime =
    link.expires_at > clock.now() &&
    link.expires_at <= clock.after(LIFETIME_SECONDS[purpose] + CLOCKS_DIFFER_SECONDS);
  const isSamePassword = link.password_mark === passwordMark(link.password_hash);
  const isSameState = link.state === (purpose === 'reset' ? 'confirmed' : 'given');
  return isInTime && isSamePassword && isSameState ? link : null;
}
