import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from './cookie-name.ts';
import { readSignedCookie, signedCookieOptions } from './signed-cookie.ts';

/** The only calls that are sent the cookie. */
const PATH = '/api/login';

/** A login that waits for its second step, as the browser carries it. It opens nothing by itself. */
export interface PendingLoginCookie {
  /** The token in the cookie when it is one of ours; the login may be over. */
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
