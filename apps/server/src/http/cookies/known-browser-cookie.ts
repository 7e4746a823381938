import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from './cookie-name.ts';
import { readSignedCookie, signedCookieOptions } from './signed-cookie.ts';

/** The longest that browsers keep a cookie, 400 days in seconds (RFC 6265bis, section 5.5). */
const LONGEST_SECONDS = 400 * 24 * 60 * 60;
/** The only call that is sent the cookie. */
const PATH = '/api/login';
const NAME_DIGITS = 16;

/** Recognises browsers in which somebody has logged in before, by a cookie for each account. */
export interface KnownBrowserCookie {
  /** The token that the browser was given for this account. */
  mark(request: FastifyRequest, username: string): string | null;
  set(reply: FastifyReply, username: string, mark: string): void;
}

interface KnownBrowserOptions {
  readonly https: boolean;
  /** The form in which usernames are compared: all spellings of one give the same. */
  readonly usernameKey: (username: string) => string;
}

/**
 * Each account has a cookie of its own, since several people may share a browser; the cookie's name does not tell who.
 */
function nameFor(usernameKey: string): string {
  const digest = createHash('sha256').update(usernameKey).digest('hex');
  return `known_browser_${digest.slice(0, NAME_DIGITS)}`;
}

export function createKnownBrowserCookie({
  https,
  usernameKey,
}: KnownBrowserOptions): KnownBrowserCookie {
  const nameOf = (username: string) =>
    cookieName(nameFor(usernameKey(username)), { https, path: PATH });
  const options = { ...signedCookieOptions(https), path: PATH, maxAge: LONGEST_SECONDS };
  return {
    mark: (request, username) => readSignedCookie(request, nameOf(username)),
    set: (reply, username, mark) => void reply.setCookie(nameOf(username), mark, options),
  };
}
