import type { Language, LoginPayload, SecondFactorKind } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { databaseErrorKind } from '../../db/database-error.ts';
import type { SessionsTable } from '../../db/tables/accounts/sessions.table.ts';
import type { LiveSession } from '../../live-session.ts';
import { createFactorProofs } from '../second-factor/factor-proofs.ts';
import type { RelyingParty } from '../second-factor/relying-party.ts';
import type { TellNews } from '../users/account-news.ts';
import type { PasswordHasher } from '../users/password-hasher.ts';
import {
  changeUsers,
  findUserByName,
  findUserLanguage,
  setUserLanguage,
} from '../users/users.repository.ts';
import { assertSamePassword, createAuthenticator, findKnownBrowser } from './authentication.ts';
import { type ConfirmPassword, createConfirmPassword } from './confirm-password.ts';
import { createBrowserMark } from './known-browser.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { createOwnSessions, type OwnSessions } from './own-sessions.ts';
import { createSecondStep, type SecondStep } from './second-step.ts';
import {
  deleteSession,
  findSession,
  isSessionOfDeleted,
  updateSession,
} from './session.repository.ts';
import { createSessionTimes } from './session-times.ts';
import { tokenHashOf } from './session-token.ts';
import { createStartSession, type SessionClient } from './start-session.ts';

/** The client that logs in. */
export interface LoginClient extends SessionClient {
  /** The mark of the last login to the account, from a cookie with a valid signature; null for none. */
  readonly mark: string | null;
}

/** The result of a right password: a session, or the demand for a second factor. */
export type LoginResult =
  | {
      /** The name as it is stored, however it was typed. */
      readonly username: string;
      /** The token of the new session. */
      readonly token: string;
      /** The mark by which the browser is known at the next login. */
      readonly mark: string;
    }
  | {
      /** The token of a login that waits for its second step. */
      readonly pendingToken: string;
      readonly secondFactor: SecondFactorKind[];
    };

export interface SessionService extends OwnSessions {
  /** How long a session lasts without a call, in seconds. */
  readonly lifetime: number;
  /**
   * Logs in, or begins a login that waits for a second factor.
   *
   * @param party Where passkeys can be used; null for nowhere.
   * @throws DomainError `unauthenticated`, the same for an unknown user and a wrong password; `too-many-attempts`;
   *   `busy`
   */
  login(
    login: LoginPayload,
    client: LoginClient,
    party?: RelyingParty | null,
  ): Promise<LoginResult>;
  readonly secondStep: SecondStep;
  readonly confirm: ConfirmPassword;
  /** The stored form of a username, if a user has it. */
  knownName(username: string): Promise<string | null>;
  /** Ends a session. @returns its user's name; null when there was none, or it had ended */
  logout(token: string): Promise<string | null>;
  /** The session of a token, extended when that is due and possible; null when it is unknown or has ended. */
  find(token: string): Promise<LiveSession | null>;
  /** The language of a user's dashboard; null for the community's. */
  languageOf(userId: number): Promise<Language | null>;
  /** Sets the language of the actor's dashboard; null for the community's. */
  chooseLanguage(actor: Actor, language: Language | null): Promise<void>;
  /** Whether the session of a token ended because its user was deleted. */
  isOfDeletedUser(token: string): Promise<boolean>;
}

interface SessionDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly hasher: PasswordHasher;
  readonly throttle: LoginThrottle;
  readonly days: number;
  readonly tellNews: TellNews;
}

/** Sessions slide: each call extends them to their full length again, up to 90 days in all. */
export function createSessionService(dependencies: SessionDependencies): SessionService {
  const { database, clock, throttle, days, tellNews } = dependencies;
  const authenticate = createAuthenticator(dependencies);
  const times = createSessionTimes(clock, days);
  const startSession = createStartSession(clock, times.lifetime, tellNews);
  const proofs = createFactorProofs({ database, clock });
  const secondStep = createSecondStep({ database, clock, throttle, proofs, startSession });

  const sessionOf = (token: string) =>
    findSession(database.reads, tokenHashOf(token), clock.now(), times.earliestLogin());

  /** Extends a session; false when that failed, as on a full disk: the user may then read all the same. */
  async function extend({ token_hash, created_at }: SessionsTable): Promise<boolean> {
    const change = {
      created_at: times.beginOf(created_at),
      expires_at: times.endOf(created_at),
      last_used_at: clock.now(),
    };
    try {
      await updateSession(database.writes, token_hash, change);
      return true;
    } catch (error) {
      if (databaseErrorKind(error) === 'disk-full') return false;
      throw error;
    }
  }

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
          const token = await startSession(transaction, id, { ...client, knownBrowser });
          return { username, token, mark: createBrowserMark(passwordHash, knownBrowser) };
        }
        const pendingToken = await secondStep.begin(transaction, id, passwordHash);
        return { pendingToken, secondFactor };
      });
    },

    secondStep,

    confirm: createConfirmPassword({ database, clock, authenticate }),

    knownName: async (username) =>
      (await findUserByName(database.reads, username))?.username ?? null,

    languageOf: (userId) => findUserLanguage(database.reads, userId),

    chooseLanguage: ({ userId }, language) => setUserLanguage(database.writes, userId, language),

    async logout(token) {
      const session = await sessionOf(token);
      await deleteSession(database.writes, tokenHashOf(token));
      return session?.username ?? null;
    },

    async find(token) {
      const session = await sessionOf(token);
      if (session === null) return null;
      const { user_id: userId, username, role, token_hash: tokenHash } = session;
      const extended = times.isWriteDue(session) && (await extend(session));
      const passwordEnteredAt = session.password_entered_at;
      return { userId, username, role, tokenHash, passwordEnteredAt, extended };
    },

    isOfDeletedUser: (token) => isSessionOfDeleted(database.reads, tokenHashOf(token), clock.now()),

    ...createOwnSessions(database, clock, times.earliestLogin),
  };
}
