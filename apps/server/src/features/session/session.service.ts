import { createHash, randomBytes } from 'node:crypto';
import type { LoginPayload } from '@bahai-friends/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Actor } from '../users/acting-user.ts';
import type { PasswordHasher } from '../users/password-hasher.ts';
import { usernameKey } from '../users/username-key.ts';
import { changeUsers, findCredentials } from '../users/users.repository.ts';
import type { LoginThrottle } from './login-throttle.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  extendSession,
  findSession,
  insertSession,
} from './session.repository.ts';

const TOKEN_BYTES = 32;
const DAY_SECONDS = 24 * 60 * 60;
/** A session is written anew at most so often, however many calls it makes. */
const EXTEND_AFTER_SECONDS = 60 * 60;

/** A session as it is found behind a cookie. */
export interface FoundSession extends Actor {
  /** The session was just extended: the cookie should be, too. */
  readonly extended: boolean;
}

export interface SessionService {
  /** How long a session lasts without a call, in seconds. */
  readonly lifetime: number;
  /**
   * Logs in and answers the new session's token.
   *
   * @throws DomainError `unauthenticated`, alike for an unknown user and a wrong password;
   *   `too-many-attempts`; `busy`
   */
  login(login: LoginPayload, address: string): Promise<string>;
  /** Ends a session; nothing happens when there is none. */
  logout(token: string): Promise<void>;
  /** The session behind a token, extended when that is due; null when it is unknown or over. */
  find(token: string): Promise<FoundSession | null>;
}

interface SessionDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly hasher: Pick<PasswordHasher, 'expectRoom' | 'verify'>;
  readonly throttle: LoginThrottle;
  readonly days: number;
}

/** Says the same of an unknown user and of a wrong password. */
const wrongLogin = () => new DomainError('unauthenticated', 'Invalid username or password');

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Sessions slide: each call makes them last for their whole lifetime again. */
export function createSessionService(dependencies: SessionDependencies): SessionService {
  const { database, clock, hasher, throttle, days } = dependencies;
  const lifetime = days * DAY_SECONDS;
  return {
    lifetime,

    async login({ username, password }, address) {
      const account = usernameKey(username);
      // Whoever is turned away because others are guessing has not tried.
      hasher.expectRoom();
      await throttle.begin(account, address);
      const credentials = await findCredentials(database.reads, username);
      const fits = await hasher.verify(credentials?.passwordHash ?? null, password);
      if (!credentials || !fits) {
        throw wrongLogin();
      }
      await throttle.succeeded(account, address);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      await changeUsers(database, async (transaction) => {
        // While the hash was computed the user may have been deleted or given another password.
        const current = await findCredentials(transaction, username);
        if (current?.passwordHash !== credentials.passwordHash) throw wrongLogin();
        await deleteExpiredSessions(transaction, clock.now());
        await insertSession(transaction, {
          token_hash: hashOf(token),
          user_id: credentials.id,
          created_at: clock.now(),
          expires_at: clock.after(lifetime),
        });
      });
      return token;
    },

    logout: (token) => deleteSession(database.writes, hashOf(token)),

    async find(token) {
      const session = await findSession(database.reads, hashOf(token), clock.now());
      if (session === null) return null;
      const extended = session.expires_at < clock.after(lifetime - EXTEND_AFTER_SECONDS);
      if (extended) await extendSession(database.writes, session.token_hash, clock.after(lifetime));
      const { user_id: userId, username, token_hash: tokenHash } = session;
      return { userId, username, tokenHash, extended };
    },
  };
}
