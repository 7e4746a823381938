import { type LoginPayload, say } from '@bahai-friends/contract';
import { networkPlace } from '../../background/network-place.ts';
import type { Database, Queries } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { HashingPlace, PasswordHasher } from '../users/password-hasher.ts';
import { usernameKey } from '../users/username-key.ts';
import { findCredentials, renewPasswordHash } from '../users/users.repository.ts';
import { knownBrowserId } from './known-browser.ts';
import type { LoginThrottle } from './login-throttle.ts';
import type { LoginSource } from './login-waits.ts';

/** The user whose password was right. */
export interface AuthenticatedUser {
  readonly id: number;
  /** The name as it is stored; at the login it may be written otherwise: see `usernameKey`. */
  readonly username: string;
  /** The hash that the password was checked against; the stored one may be another by now. */
  readonly passwordHash: string;
}

interface AuthenticatorDependencies {
  readonly database: Database;
  readonly hasher: PasswordHasher;
  readonly throttle: LoginThrottle;
}

interface AuthenticationOptions {
  /** Makes the error for a wrong password. */
  readonly refusal?: () => DomainError;
  /** Counts the attempt elsewhere, too, when its turn has come; may throw to refuse it. */
  readonly countTry?: () => Promise<void>;
}

/** @throws DomainError `unauthenticated`; `too-many-attempts`; `busy` */
export type Authenticate = (
  login: LoginPayload,
  source: LoginSource,
  options?: AuthenticationOptions,
) => Promise<AuthenticatedUser>;

/** Throws when the user was deleted or got another password while the hash was computed. */
export async function assertSamePassword(
  db: Queries,
  username: string,
  passwordHash: string,
): Promise<void> {
  const current = await findCredentials(db, username);
  if (current?.passwordHash !== passwordHash) throw invalidCredentials();
}

/** The same error for an unknown user and for a wrong password. */
export const invalidCredentials = () =>
  new DomainError('unauthenticated', say('wrong-credentials'));

/** A right password is accepted even when the hasher is too busy to renew the hash. */
function unlessBusy(error: unknown): null {
  if (error instanceof DomainError && error.kind === 'busy') return null;
  throw error;
}

const reservedPlace = (account: string): HashingPlace => ({
  queue: 'reserved',
  group: { name: `account ${account}`, owner: 'users' },
});

/**
 * The id of the browser, when its mark shows that it has logged in to the account before; else null.
 *
 * @param mark From a cookie with a valid signature; null for none.
 */
export async function findKnownBrowser(
  db: Queries,
  username: string,
  mark: string | null,
): Promise<string | null> {
  if (mark === null) return null;
  const credentials = await findCredentials(db, username);
  return credentials && knownBrowserId(mark, credentials.passwordHash);
}

/**
 * Checks usernames and passwords. Each login waits for its turn: in the open queue among the logins of its
 * network or, from a known browser with attempts left, in the reserved queue. An attempt counts when its
 * turn has come, so that a login that is rejected because others are guessing does not count.
 */
export function createAuthenticator({
  database,
  hasher,
  throttle,
}: AuthenticatorDependencies): Authenticate {
  /**
   * The new hash of a right password whose hash has outdated parameters. Only a login knows the password; several
   * logins at once may renew it.
   */
  async function renewed(id: number, { username, password }: LoginPayload, passwordHash: string) {
    if (!hasher.isOutdated(passwordHash)) return passwordHash;
    const newHash = await hasher.hash(password).catch(unlessBusy);
    if (newHash === null) return passwordHash;
    if (await renewPasswordHash(database.writes, id, passwordHash, newHash)) return newHash;
    const { found, fits } = await hasher.verify({
      place: reservedPlace(usernameKey(username)),
      password,
      find: async () => ({
        passwordHash: (await findCredentials(database.reads, username))?.passwordHash,
      }),
    });
    return (fits && found.passwordHash) || passwordHash;
  }

  return async (login, source, { refusal = invalidCredentials, countTry } = {}) => {
    const { username, password } = login;
    const account = usernameKey(username);
    const open = networkPlace(source.address);
    // This is checked first, so that a flood from one network costs no queries beyond its room.
    if (source.knownBrowser === null) hasher.assertRoom(open);
    const { isKnownBrowser } = await throttle.assertAllowed(account, source);
    const { found, fits } = await hasher.verify({
      place: isKnownBrowser ? reservedPlace(account) : open,
      password,
      async find() {
        const allowance = await throttle.countAttempt(account, source);
        await countTry?.();
        const credentials = await findCredentials(database.reads, username);
        return { allowance, credentials, passwordHash: credentials?.passwordHash };
      },
    });
    const { allowance, credentials } = found;
    if (!fits || !credentials) throw refusal();
    await throttle.clearAttempts(account, allowance);
    return {
      ...credentials,
      passwordHash: await renewed(credentials.id, login, credentials.passwordHash),
    };
  };
}
