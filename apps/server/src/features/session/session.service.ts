import type { LoginPayload, SecondFactorKind } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { createFactorProofs } from '../second-factor/factor-proofs.ts';
import type { RelyingParty } from '../second-factor/relying-party.ts';
import type { PasswordHasher } from '../users/password-hasher.ts';
import { changeUsers, findCredentials, findUserByName } from '../users/users.repository.ts';
import { createAuthenticator, findKnownBrowser, invalidCredentials } from './authentication.ts';
import { createBrowserMark } from './known-browser.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { createOpenSession, type SessionClient } from './open-session.ts';
import { createOwnSessions, type OwnSessions } from './own-sessions.ts';
import { createSecondStep, type SecondStep } from './second-step.ts';
import {
  deleteSession,
  findSession,
  isSessionOfDeleted,
  updateSession,
} from './session.repository.ts';
import { createSessionTimes } from './session-times.ts';
import { createSessionToken, sessionIdOf, tokenHashOf } from './session-token.ts';

/** The client that logs in. */
export interface LoginClient extends SessionClient {
  /** The mark of the last login to the account, from a cookie whose signature is right; null for none. */
  readonly mark: string | null;
}

/** What a right password leads to: a session, or the question for a second factor. */
export type LoginResult =
  | {
      /** As it is stored, however it was typed. */
      readonly username: string;
      /** Of the new session. */
      readonly token: string;
      /** By which the browser is known at the next login. */
      readonly mark: string;
    }
  | {
      /** Of a login that waits for its second step. */
      readonly pendingToken: string;
      readonly secondFactor: SecondFactorKind[];
    };

/** The session of a token, with its user. */
interface FoundSession extends Actor {
  /** The session was just extended: the cookie has to be, too. */
  readonly extended: boolean;
}

export interface SessionService extends OwnSessions {
  /** How long a session lasts without a call, in seconds. */
  readonly lifetime: number;
  /**
   * Logs in, or begins to where a second factor is due.
   *
   * @param party Where passkeys can be used; null for nowhere.
   * @throws DomainError `unauthenticated`, alike for an unknown user and a wrong password;
   *   `too-many-attempts`; `busy`
   */
  login(
    login: LoginPayload,
    client: LoginClient,
    party?: RelyingParty | null,
  ): Promise<LoginResult>;
  readonly secondStep: SecondStep;
  /**
   * Takes the password of who is logged in once more: see `assertRecentPassword`. The session gets another
   * token, so that one that was stolen before does not come into what the password allows.
   *
   * @returns The session's new token.
   * @throws DomainError `unauthenticated` for a wrong password; `too-many-attempts`; `busy`
   */
  confirm(actor: Actor, password: string, address: string): Promise<string>;
  /** A username as it is written, if it is somebody's. */
  knownName(username: string): Promise<string | null>;
  /** Ends a session. @returns whose it was; null when there was none, or it was over */
  logout(token: string): Promise<string | null>;
  /** The session behind a token, extended when that is due; null when it is unknown or over. */
  find(token: string): Promise<FoundSession | null>;
  /** Whether the session behind a token ended because its user was deleted. */
  isOfDeletedUser(token: string): Promise<boolean>;
}

/** Of somebody who is known: it need not hide whether the name is. */
const wrongPassword = () => new DomainError('unauthenticated', 'Wrong password');

interface SessionDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly hasher: PasswordHasher;
  readonly throttle: LoginThrottle;
  readonly days: number;
}

/** Sessions slide: each call makes them last for their whole lifetime again, up to 90 days in all. */
export function createSessionService(dependencies: SessionDependencies): SessionService {
  const { database, clock, throttle, days } = dependencies;
  const authenticate = createAuthenticator(dependencies);
  const times = createSessionTimes(clock, days);
  const openSession = createOpenSession(clock, times.lifetime);
  const proofs = createFactorProofs({ database, clock });
  const secondStep = createSecondStep({ database, clock, throttle, proofs, openSession });

  /** While the hash was computed the user may have been deleted or given another password. */
  async function assertSamePassword(db: Queries, username: string, passwordHash: string) {
    const current = await findCredentials(db, username);
    if (current?.passwordHash !== passwordHash) throw invalidCredentials();
  }

  const sessionOf = (token: string) =>
    findSession(database.reads, tokenHashOf(token), clock.now(), times.earliestLogin());

  return {
    lifetime: times.lifetime,

    async login(login, client, party = null) {
      const { address, mark } = client;
      const knownBrowser = await findKnownBrowser(database.reads, login.username, mark);
      const { id, username, passwordHash } = await authenticate(login, { address, knownBrowser });
      return changeUsers(database, async (transaction) => {
        await assertSamePassword(transaction, login.username, passwordHash);
        const secondFactor = await proofs.due(transaction, id, party);
        if (secondFactor === null) {
          const token = await openSession(transaction, id, client);
          return { username, token, mark: createBrowserMark(passwordHash, knownBrowser) };
        }
        const pendingToken = await secondStep.begin(transaction, id, passwordHash);
        return { pendingToken, secondFactor };
      });
    },

    secondStep,

    async confirm({ userId, username, tokenHash }, password, address) {
      // Its session is a known browser: nobody's guessing from elsewhere keeps it waiting, and what is
      // guessed with it counts for it, wherever the calls come from.
      const source = { address, knownBrowser: sessionIdOf(tokenHash) };
      const login = { username, password };
      const { id, passwordHash } = await authenticate(login, source, wrongPassword);
      // Meanwhile the name may have become somebody else's.
      if (id !== userId) throw wrongPassword();
      const token = createSessionToken();
      await changeUsers(database, async (transaction) => {
        await assertSamePassword(transaction, username, passwordHash);
        const change = { token_hash: tokenHashOf(token), password_entered_at: clock.now() };
        if (!(await updateSession(transaction, tokenHash, change))) throw wrongPassword();
      });
      return token;
    },

    knownName: async (username) =>
      (await findUserByName(database.reads, username))?.username ?? null,

    async logout(token) {
      const session = await sessionOf(token);
      await deleteSession(database.writes, tokenHashOf(token));
      return session?.username ?? null;
    },

    async find(token) {
      const session = await sessionOf(token);
      if (session === null) return null;
      const { user_id: userId, username, role, token_hash: tokenHash } = session;
      const extended = times.isWriteDue(session);
      if (extended) {
        const change = { expires_at: times.endOf(session.created_at), last_used_at: clock.now() };
        await updateSession(database.writes, tokenHash, change);
      }
      const passwordEnteredAt = session.password_entered_at;
      return { userId, username, role, tokenHash, passwordEnteredAt, extended };
    },

    isOfDeletedUser: (token) => isSessionOfDeleted(database.reads, tokenHashOf(token), clock.now()),

    ...createOwnSessions(database, clock, times.earliestLogin),
  };
}
