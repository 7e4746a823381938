import { say } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { changeUsers } from '../users/users.repository.ts';
import { type Authenticate, assertSamePassword } from './authentication.ts';
import { countPasswordTry, deleteSession, updateSession } from './session.repository.ts';
import { createSessionToken, sessionIdOf, tokenHashOf } from './session-token.ts';

/** How often the password may be entered in a session since it was right; after the last wrong try the session ends. */
const TRIES_MAX = 10;

/** The session has ended, since somebody seems to be guessing the password in it. */
export class SessionOfGuesses extends DomainError {
  constructor() {
    super('too-many-attempts', say('too-many-wrong-passwords'));
  }
}

/** An error that need not hide whether the name exists: its user is logged in. */
const wrongPassword = () => new DomainError('unauthenticated', say('wrong-password'));

/**
 * Has a logged-in user enter the password once more: see `assertRecentPassword`. The session gets another token, so
 * that one that was stolen before does not profit from it.
 *
 * @returns The session's new token.
 * @throws DomainError `unauthenticated` for a wrong password; `too-many-attempts`; `busy`
 */
export type ConfirmPassword = (actor: Actor, password: string, address: string) => Promise<string>;

interface ConfirmDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly authenticate: Authenticate;
}

export function createConfirmPassword(dependencies: ConfirmDependencies): ConfirmPassword {
  const { database, clock, authenticate } = dependencies;

  async function endSession(tokenHash: string): Promise<SessionOfGuesses> {
    await deleteSession(database.writes, tokenHash);
    return new SessionOfGuesses();
  }

  return async ({ userId, username, tokenHash }, password, address) => {
    let tries = 0;
    // A try is counted before its password is checked, so that many at once count, too, on any instance.
    const countTry = async () => {
      tries = await countPasswordTry(database.writes, tokenHash);
      if (tries > TRIES_MAX) throw await endSession(tokenHash);
    };
    // A browser with a session counts as a known one, which guesses from elsewhere do not keep waiting.
    const source = { address, knownBrowser: sessionIdOf(tokenHash) };
    const login = { username, password };
    const checked = await authenticate(login, source, { refusal: wrongPassword, countTry })
      // Meanwhile the name may belong to another user.
      .then((user) => {
        if (user.id === userId) return user;
        throw wrongPassword();
      })
      .catch(async (error) => {
        const isWrong = error instanceof DomainError && error.kind === 'unauthenticated';
        throw isWrong && tries === TRIES_MAX ? await endSession(tokenHash) : error;
      });
    const token = createSessionToken();
    await changeUsers(database, async (transaction) => {
      await assertSamePassword(transaction, username, checked.passwordHash);
      const isOpen = await updateSession(transaction, tokenHash, {
        token_hash: tokenHashOf(token),
        password_entered_at: clock.now(),
        password_tries: 0,
      });
      if (!isOpen) throw wrongPassword();
    });
    return token;
  };
}
