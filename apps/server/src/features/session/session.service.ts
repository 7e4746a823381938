import { createHash, randomBytes } from 'node:crypto';
import type { LoginPayload } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { PasswordHasher } from '../users/password-hasher.ts';
import { changeUsers, findCredentials } from '../users/users.repository.ts';
import { createAuthenticator, invalidCredentials, type LoginClient } from './authentication.ts';
import { createBrowserMark } from './known-browser.ts';
import type { LoginThrottle } from './login-throttle.ts';
import {
  deleteSession,
  extendSession,
  findSession,
  insertSession,
  isSessionOfDeleted,
  tidySessions,
} from './session.repository.ts';

const TOKEN_BYTES = 32;
const DAY_SECONDS = 24 * 60 * 60;
/**
 * A session is written anew when its end is so far from where it should be: at most once an hour, however
 * many calls it makes, and also when it lies too far ahead, because the clock was set back since.
 */
const WRITE_AFTER_SECONDS = 60 * 60;

/** The session of a token, with its user. */
interface FoundSession extends Actor {
  /** The session was just extended: the cookie has to be, too. */
  readonly extended: boolean;
}

export interface SessionService {
  /** How long a session lasts without a call, in seconds. */
  readonly lifetime: number;
  /**
   * Logs in.
   *
   * @returns The new session's token, and the mark by which the browser is known at the next login.
   * @throws DomainError `unauthenticated`, alike for an unknown user and a wrong password;
   *   `too-many-attempts`; `busy`
   */
  login(login: LoginPayload, client: LoginClient): Promise<{ token: string; mark: string }>;
  /** Ends a session; nothing happens when there is none. */
  logout(token: string): Promise<void>;
  /** The session behind a token, extended when that is due; null when it is unknown or over. */
  find(token: string): Promise<FoundSession | null>;
  /** Whether the session behind a token ended because its user was deleted. */
  isOfDeletedUser(token: string): Promise<boolean>;
}

interface SessionDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly hasher: Pick<PasswordHasher, 'assertRoom' | 'verify'>;
  readonly throttle: LoginThrottle;
  readonly days: number;
}

const tokenHashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Sessions slide: each call makes them last for their whole lifetime again. */
export function createSessionService(dependencies: SessionDependencies): SessionService {
  const { database, clock, days } = dependencies;
  const authenticate = createAuthenticator(dependencies);
  const lifetime = days * DAY_SECONDS;
  return {
    lifetime,

    async login(login, client) {
      const { id, passwordHash, knownBrowser } = await authenticate(login, client);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      await changeUsers(database, async (transaction) => {
        // While the hash was computed the user may have been deleted or given another password.
        const current = await findCredentials(transaction, login.username);
        if (current?.passwordHash !== passwordHash) throw invalidCredentials();
        await tidySessions(transaction, clock.now(), clock.after(lifetime));
        await insertSession(transaction, {
          token_hash: tokenHashOf(token),
          user_id: id,
          created_at: clock.now(),
          expires_at: clock.after(lifetime),
        });
      });
      return { token, mark: createBrowserMark(passwordHash, knownBrowser) };
    },

    logout: (token) => deleteSession(database.writes, tokenHashOf(token)),

    async find(token) {
      const session = await findSession(database.reads, tokenHashOf(token), clock.now());
      if (session === null) return null;
      const extended =
        session.expires_at < clock.after(lifetime - WRITE_AFTER_SECONDS) ||
        session.expires_at > clock.after(lifetime + WRITE_AFTER_SECONDS);
      if (extended) await extendSession(database.writes, session.token_hash, clock.after(lifetime));
      const { user_id: userId, username, role, token_hash: tokenHash } = session;
      return { userId, username, role, tokenHash, extended };
    },

    isOfDeletedUser: (token) => isSessionOfDeleted(database.reads, tokenHashOf(token), clock.now()),
  };
}
