import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import type { FoundSession, SessionService } from '../features/session/session.service.ts';

export const SESSION_COOKIE = 'session';

/** The session as the browser carries it: a cookie that no script can read. */
export interface SessionCookie {
  find(request: FastifyRequest, reply: FastifyReply): Promise<FoundSession | null>;
  /** @throws DomainError `unauthenticated` when nobody is logged in. */
  require(request: FastifyRequest, reply: FastifyReply): Promise<FoundSession>;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

export function createSessionCookie(sessions: SessionService, https: boolean): SessionCookie {
  const options: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: https,
  };
  const set = (reply: FastifyReply, token: string) =>
    void reply.setCookie(SESSION_COOKIE, token, { ...options, maxAge: sessions.lifetime });

  async function find(request: FastifyRequest, reply: FastifyReply): Promise<FoundSession | null> {
    const token = request.cookies[SESSION_COOKIE];
    if (!token) return null;
    const session = await sessions.find(token);
    if (session?.extended) set(reply, token);
    return session;
  }

  return {
    find,
    async require(request, reply) {
      const session = await find(request, reply);
      if (session) return session;
      throw new DomainError('unauthenticated', 'Please log in to access the admin dashboard');
    },
    set,
    clear: (reply) => void reply.clearCookie(SESSION_COOKIE, options),
  };
}
