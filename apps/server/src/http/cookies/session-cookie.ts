import { SESSION_USER_HEADER, say } from '@bahai-friends/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCOUNT_DELETED } from '../../errors/account-deleted.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { sessionIsOver } from '../../errors/session-is-over.ts';
import type { LiveSession } from '../../live-session.ts';
import { cookieName } from './cookie-name.ts';
import { readSignedCookie, signedCookieOptions } from './signed-cookie.ts';

const PATH = '/';

/** The name of the session's cookie. */
export const sessionCookieName = (https: boolean): string =>
  cookieName('session', { https, path: PATH });

/** Where sessions are kept. */
interface SessionStore {
  /** How long a session lasts without a call, in seconds. */
  readonly lifetime: number;
  /** The session of a token; null when it is unknown or has ended. */
  find(token: string): Promise<LiveSession | null>;
  /** Whether the session of a token ended because its user was deleted. */
  isOfDeletedUser(token: string): Promise<boolean>;
}

/**
 * Whether a page was opened by the session's user. Another one may have logged in since, in another tab: what is done
 * in the older tab must not be done as somebody else.
 */
function isUserOfPage({ headers }: FastifyRequest, { userId }: LiveSession): boolean {
  const named = headers[SESSION_USER_HEADER.toLowerCase()];
  return named === undefined || named === String(userId);
}

/** The cookie of a session, which no script can read. */
export interface SessionCookie {
  /** The token in the cookie when we have signed it; its session may have ended. */
  token(request: FastifyRequest): string | null;
  /** The session, looked up once for each request. */
  find(request: FastifyRequest, reply: FastifyReply): Promise<LiveSession | null>;
  /** Whether the session, which was not found, ended because its user was deleted. */
  isOfDeletedUser(request: FastifyRequest): Promise<boolean>;
  /**
   * @throws DomainError `unauthenticated` when nobody is logged in, which says when the user was deleted; also when
   *   somebody else is than the page says
   */
  require(request: FastifyRequest, reply: FastifyReply): Promise<LiveSession>;
  /** The same, looked up once more: the session may have ended while the request was still arriving. */
  requireStill(request: FastifyRequest, reply: FastifyReply): Promise<LiveSession>;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

export function createSessionCookie(sessions: SessionStore, https: boolean): SessionCookie {
  const name = sessionCookieName(https);
  const options = { ...signedCookieOptions(https), path: PATH };
  const lookups = new WeakMap<FastifyRequest, Promise<LiveSession | null>>();
  const token = (request: FastifyRequest) => readSignedCookie(request, name);
  const set = (reply: FastifyReply, value: string) =>
    void reply.setCookie(name, value, { ...options, maxAge: sessions.lifetime });

  async function lookUp(request: FastifyRequest, reply: FastifyReply) {
    const value = token(request);
    if (value === null) return null;
    const session = await sessions.find(value);
    if (session?.extended) set(reply, value);
    return session;
  }

  function find(request: FastifyRequest, reply: FastifyReply): Promise<LiveSession | null> {
    const lookup = lookups.get(request) ?? lookUp(request, reply);
    lookups.set(request, lookup);
    return lookup;
  }

  async function isOfDeletedUser(request: FastifyRequest): Promise<boolean> {
    const value = token(request);
    return value !== null && sessions.isOfDeletedUser(value);
  }

  async function require(request: FastifyRequest, reply: FastifyReply): Promise<LiveSession> {
    const session = await find(request, reply);
    if (session) {
      if (isUserOfPage(request, session)) return session;
      throw sessionIsOver();
    }
    const details = (await isOfDeletedUser(request)) ? ACCOUNT_DELETED : {};
    throw new DomainError('unauthenticated', say('log-in-first'), details);
  }

  return {
    token,
    find,
    isOfDeletedUser,
    require,
    requireStill(request, reply) {
      lookups.delete(request);
      return require(request, reply);
    },
    set,
    clear: (reply) => void reply.clearCookie(name, options),
  };
}
