import type { LoginPayload } from '@bahai-friends/contract';
import { clientAddress } from '../../client-address.ts';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { HashingPlace, PasswordHasher } from '../users/password-hasher.ts';
import { usernameKey } from '../users/username-key.ts';
import { findCredentials } from '../users/users.repository.ts';
import { knownBrowserId } from './known-browser.ts';
import type { LoginThrottle } from './login-throttle.ts';

/** The client that logs in. */
export interface LoginClient {
  readonly address: string;
  /** The mark of the last login to the account, from a cookie whose signature is right; null for none. */
  readonly mark: string | null;
}

/** The user whose password was right. */
export interface AuthenticatedUser {
  readonly id: number;
  /** What the password was checked against; it may be another by now. */
  readonly passwordHash: string;
  /** The id of the browser when it has logged in to the account before. */
  readonly knownBrowser: string | null;
}

interface AuthenticatorDependencies {
  readonly database: Database;
  readonly hasher: Pick<PasswordHasher, 'assertRoom' | 'verify'>;
  readonly throttle: LoginThrottle;
}

/** The same error for an unknown user and for a wrong password. */
export const invalidCredentials = () =>
  new DomainError('unauthenticated', 'Invalid username or password');

function openPlace(address: string): HashingPlace {
  const { network, provider } = clientAddress(address);
  return { queue: 'open', group: { name: network, owner: provider } };
}

const reservedPlace = (account: string): HashingPlace => ({
  queue: 'reserved',
  group: { name: `account ${account}`, owner: 'users' },
});

/**
 * Checks usernames and passwords. Each login waits for its turn: in the open queue among the logins of its
 * network or, from a known browser with attempts left, in the reserved queue. An attempt counts when its
 * turn has come, so that a login that is rejected because others are guessing does not count.
 */
export function createAuthenticator({ database, hasher, throttle }: AuthenticatorDependencies) {
  async function findKnownBrowser(username: string, mark: string | null): Promise<string | null> {
    if (mark === null) return null;
    const credentials = await findCredentials(database.reads, username);
    return credentials && knownBrowserId(mark, credentials.passwordHash);
  }

  /** @throws DomainError `unauthenticated`; `too-many-attempts`; `busy` */
  return async (login: LoginPayload, client: LoginClient): Promise<AuthenticatedUser> => {
    const { username, password } = login;
    const account = usernameKey(username);
    const knownBrowser = await findKnownBrowser(username, client.mark);
    const source = { address: client.address, knownBrowser };
    const open = openPlace(client.address);
    // A flood from one network costs no queries beyond its room.
    if (knownBrowser === null) hasher.assertRoom(open);
    const { isKnownBrowser } = await throttle.assertAllowed(account, source);
    const { found, fits } = await hasher.verify({
      place: isKnownBrowser ? reservedPlace(account) : open,
      password,
      async find() {
        const allowance = await throttle.countAttempt(account, source);
        const credentials = await findCredentials(database.reads, username);
        return { allowance, id: credentials?.id, passwordHash: credentials?.passwordHash };
      },
    });
    const { allowance, id, passwordHash } = found;
    if (!fits || id === undefined || passwordHash === undefined) throw invalidCredentials();
    await throttle.clearAttempts(account, allowance);
    return { id, passwordHash, knownBrowser };
  };
}
