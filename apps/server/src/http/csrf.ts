import csrfProtection from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from './cookies/session-cookie.ts';

interface CsrfOptions {
  /** Signs the tokens; the same on every instance. */
  readonly key: string;
  readonly https: boolean;
}

/** What a token is bound to: the session, so that one from before the login is worth nothing after. */
export function csrfUserInfo({ cookies }: FastifyRequest): string {
  return cookies[SESSION_COOKIE] ?? 'nobody';
}

/** Lets routes issue and check CSRF tokens: signed, and submitted twice, as header and as cookie. */
export async function csrf(app: FastifyInstance, { key, https }: CsrfOptions): Promise<void> {
  await app.register(csrfProtection, {
    csrfOpts: { hmacKey: key, userInfo: true },
    getUserInfo: csrfUserInfo,
    cookieOpts: { path: '/', httpOnly: true, sameSite: 'lax', secure: https },
    // Only the header: a token in a body or query could be planted by another site's form.
    getToken: ({ headers }) => {
      const token = headers['csrf-token'];
      return typeof token === 'string' ? token : undefined;
    },
  });
}
