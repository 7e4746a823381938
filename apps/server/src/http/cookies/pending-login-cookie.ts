import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from './cookie-name.ts';
import { readSignedCookie, signedCookieOptions } from './signed-cookie.ts';

/** The only calls that are sent the cookie. */
const PATH = '/api/login';

/** The cookie of a login that waits for its second step. It gives access to nothing by itself. */
export interface PendingLoginCookie {
  /** The token in the cookie when we have signed it; the login may have ended. */
  token(request: FastifyRequest): string | null;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/** @param lifetime How long it waits, in seconds. */
export function createPendingLoginCookie(lifetime: number, https: boolean): PendingLoginCookie {
  const name = cookieName('pending_login', { https, path: PATH });
  const options = { ...signedCookieOptions(https), path: PATH };
  return {
    token: (request) => readSignedCookie(request, name),
    set: (reply, token) => void reply.setCookie(name, token, { ...options, maxAge: lifetime }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}
