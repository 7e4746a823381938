import csrfProtection from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from './cookies/cookie-name.ts';
import { sessionCookieName } from './cookies/session-cookie.ts';

const PATH = '/';

interface CsrfOptions {
  /** The key that signs the tokens; the same on every instance. */
  readonly key: string;
  readonly https: boolean;
}

/** Returns a CSRF token for the caller, and sets the cookie that belongs to it. */
export type IssueCsrfToken = (request: FastifyRequest, reply: FastifyReply) => string;

/**
 * Lets routes issue and check CSRF tokens: signed, and submitted twice, as header and as cookie. A token is bound to
 * the session, so that one from before the login is invalid after it.
 */
export async function csrf(
  app: FastifyInstance,
  { key, https }: CsrfOptions,
): Promise<IssueCsrfToken> {
  const session = sessionCookieName(https);
  const userInfo = ({ cookies }: FastifyRequest) => cookies[session] ?? 'nobody';
  await app.register(csrfProtection, {
    cookieKey: cookieName('_csrf', { https, path: PATH }),
    csrfOpts: { hmacKey: key, userInfo: true },
    getUserInfo: userInfo,
    cookieOpts: { path: PATH, httpOnly: true, sameSite: 'lax', secure: https },
    // Only the header: a token in a body or query could be planted by another site's form.
    getToken: ({ headers }) => {
      const token = headers['csrf-token'];
      return typeof token === 'string' ? token : undefined;
    },
  });
  return (request, reply) => reply.generateCsrf({ userInfo: userInfo(request) });
}
