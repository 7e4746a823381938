import { type PasskeyAssertion, type SecondStepPayload, say } from '@bahai-friends/contract';
import { CLOCKS_DIFFER_SECONDS, type Clock } from '../../clock.ts';
import type { Database, Queries } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { FactorProofs, Proof } from '../second-factor/factor-proofs.ts';
import type { RelyingParty } from '../second-factor/relying-party.ts';
import { usernameKey } from '../users/username-key.ts';
import { changeUsers } from '../users/users.repository.ts';
import { createBrowserMark, knownBrowserId, passwordMark } from './known-browser.ts';
import type { LoginThrottle } from './login-throttle.ts';
import type { LoginSource } from './login-waits.ts';
import {
  deletePendingLogin,
  findPendingLogin,
  insertPendingLogin,
  type PendingLogin,
  type PendingPeriod,
  saveChallenge,
  takeChallenge,
  tidyPendingLogins,
} from './pending-logins.repository.ts';
import { createSessionToken, tokenHashOf } from './session-token.ts';
import type { SessionClient, StartSession } from './start-session.ts';

/** How many seconds a right password waits for the second step. */
export const PENDING_SECONDS = 5 * 60;
/**
 * How many attempts on an account from all addresses together count before no code of an app is accepted. Such an
 * attacker knows the password: with six digits and three valid codes at a time, very many addresses would find one. A
 * recovery code or a passkey cannot be guessed, so these do not wait.
 */
const ACCOUNT_LIMIT = 50;

/** The client of the second step. */
export interface SecondStepClient extends SessionClient {
  /** Gets the mark of the last login to an account of this name. */
  readonly markFor: (username: string) => string | null;
  /** Where passkeys can be used; null for nowhere. */
  readonly party: RelyingParty | null;
}

/** A finished login. */
export interface FinishedLogin {
  readonly token: string;
  readonly mark: string;
  readonly username: string;
}

export interface SecondStep {
  /** Starts the wait for the second step, in the transaction of the login; returns the token of the pending login. */
  begin(db: Queries, userId: number, passwordHash: string): Promise<string>;
  /**
   * Finishes a login by a code, a recovery code or a passkey.
   *
   * @throws DomainError `unauthenticated`, with `startAgain` when the password has to be entered again;
   *   `too-many-attempts`
   */
  byCode(
    token: string,
    payload: SecondStepPayload,
    client: SecondStepClient,
  ): Promise<FinishedLogin>;
  byPasskey(
    token: string,
    assertion: PasskeyAssertion,
    client: SecondStepClient,
  ): Promise<FinishedLogin>;
  /** The name of a pending login's user; null when it has expired. */
  usernameOf(token: string): Promise<string | null>;
  /** The options with which a browser asks for a passkey. @throws DomainError `unauthenticated` */
  passkeyOptions(
    token: string,
    party: RelyingParty | null,
  ): ReturnType<FactorProofs['assertionOptions']>;
}

interface SecondStepDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly throttle: LoginThrottle;
  readonly proofs: FactorProofs;
  readonly startSession: StartSession;
}

export const startAgain = () =>
  new DomainError('unauthenticated', say('login-over'), { startAgain: true });

/** Counts apart from attempts on the password: no username key has a capital. */
const attemptsOn = (username: string): string => `Second step of ${usernameKey(username)}`;

/** The step between a right password and the session, for users with a second factor. */
export function createSecondStep(dependencies: SecondStepDependencies): SecondStep {
  const { database, clock, throttle, proofs, startSession } = dependencies;

  const period = (): PendingPeriod => ({
    endsAfter: clock.now(),
    endsUntil: clock.after(PENDING_SECONDS + CLOCKS_DIFFER_SECONDS),
  });

  async function find(db: Queries, token: string): Promise<PendingLogin> {
    const pending = await findPendingLogin(db, tokenHashOf(token), period());
    const isCurrent = pending?.password_mark === passwordMark(pending?.password_hash ?? '');
    if (!pending || !isCurrent) throw startAgain();
    return pending;
  }

  /** Counts an attempt before its proof is checked, so that many at once are counted, too. */
  async function attempt(
    token: string,
    client: SecondStepClient,
    prove: (pending: PendingLogin) => Proof | Promise<Proof>,
    limits: Pick<LoginSource, 'accountLimit'> = {},
  ): Promise<FinishedLogin> {
    const pending = await find(database.reads, token);
    const { username, password_hash: passwordHash } = pending;
    const mark = client.markFor(username);
    const knownBrowser = mark === null ? null : knownBrowserId(mark, passwordHash);
    const account = attemptsOn(username);
    const source = { address: client.address, knownBrowser, ...limits };
    await throttle.assertAllowed(account, source);
    const allowance = await throttle.countAttempt(account, source);
    const proof = await prove(pending);
    const session = await changeUsers(database, async (transaction) => {
      // Another attempt may have finished it, or the user may have been deleted or given another password.
      const current = await find(transaction, token);
      await proof(transaction, { userId: current.user_id, username: current.username });
      await deletePendingLogin(transaction, current.token_hash);
      return startSession(transaction, current.user_id, { ...client, knownBrowser });
    });
    await throttle.clearAttempts(account, allowance);
    return { token: session, mark: createBrowserMark(passwordHash, knownBrowser), username };
  }

  return {
    async begin(db, userId, passwordHash) {
      const token = createSessionToken();
      await tidyPendingLogins(db, period());
      await insertPendingLogin(db, {
        token_hash: tokenHashOf(token),
        user_id: userId,
        password_mark: passwordMark(passwordHash),
        challenge: null,
        expires_at: clock.after(PENDING_SECONDS),
      });
      return token;
    },

    usernameOf: async (token) =>
      (await findPendingLogin(database.reads, tokenHashOf(token), period()))?.username ?? null,

    byCode: (token, payload, client) =>
      'code' in payload
        ? attempt(token, client, () => proofs.code(payload.code), { accountLimit: ACCOUNT_LIMIT })
        : attempt(token, client, () => proofs.recoveryCode(payload.recoveryCode)),

    byPasskey: (token, assertion, client) =>
      attempt(token, client, async ({ token_hash, user_id, challenge }) => {
        const isFirst =
          challenge !== null && (await takeChallenge(database.writes, token_hash, challenge));
        if (!isFirst) throw new DomainError('unauthenticated', say('use-passkey-again'));
        return proofs.assertion(user_id, client.party, challenge, assertion);
      }),

    async passkeyOptions(token, party) {
      const pending = await find(database.reads, token);
      const options = await proofs.assertionOptions(pending.user_id, party);
      await saveChallenge(database.writes, pending.token_hash, options.challenge);
      return options;
    },
  };
}
