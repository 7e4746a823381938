import type { LoginPayload } from '@bahai-friends/contract';
import { clientAddress } from '../../client-address.ts';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { HashingPlace, PasswordHasher } from '../users/password-hasher.ts';
import { usernameKey } from '../users/username-key.ts';
import { findCredentials } from '../users/users.repository.ts';
import { recogniseBrowser } from './known-browser.ts';
import type { LoginThrottle } from './login-throttle.ts';

/** Where a login comes from. */
export interface Visitor {
  readonly address: string;
  /** What the browser was given at its last login to the account, if any; its signature holds. */
  readonly mark: string | null;
}

/** The user whose password was right. */
export interface CheckedUser {
  readonly id: number;
  /** What the password was checked against; it may be another by now. */
  readonly passwordHash: string;
  /** The id of the browser when it has logged in to the account before. */
  readonly knownBrowser: string | null;
}

interface CheckDependencies {
  readonly database: Database;
  readonly hasher: Pick<PasswordHasher, 'assertRoom' | 'verify'>;
  readonly throttle: LoginThrottle;
}

/** Says the same of an unknown user and of a wrong password. */
export const wrongLogin = () => new DomainError('unauthenticated', 'Invalid username or password');

function openPlace(address: string): HashingPlace {
  const { network, provider } = clientAddress(address);
  return { queue: 'open', group: { name: network, owner: provider } };
}

const reservedPlace = (account: string): HashingPlace => ({
  queue: 'reserved',
  group: { name: `account ${account}`, owner: 'users' },
});

/**
 * Checks usernames and passwords. Each waits its turn: in the open queue among the logins of its network,
 * or, from a known browser with attempts left, in the reserved queue. An attempt is counted when its turn
 * has come, so that whoever is refused because others are guessing has not tried.
 */
export function createPasswordCheck({ database, hasher, throttle }: CheckDependencies) {
  async function findKnownBrowser(username: string, mark: string | null): Promise<string | null> {
    if (mark === null) return null;
    const credentials = await findCredentials(database.reads, username);
    return credentials && recogniseBrowser(mark, credentials.passwordHash);
  }

  /** @throws DomainError `unauthenticated`; `too-many-attempts`; `busy` */
  return async (login: LoginPayload, visitor: Visitor): Promise<CheckedUser> => {
    const { username, password } = login;
    const account = usernameKey(username);
    const knownBrowser = await findKnownBrowser(username, visitor.mark);
    const source = { address: visitor.address, knownBrowser };
    const open = openPlace(visitor.address);
    // A flood from one network costs no queries beyond its room.
    if (knownBrowser === null) hasher.assertRoom(open);
    const { isKnownBrowser } = await throttle.check(account, source);
    const { found, fits } = await hasher.verify({
      place: isKnownBrowser ? reservedPlace(account) : open,
      password,
      async find() {
        const verdict = await throttle.begin(account, source);
        const credentials = await findCredentials(database.reads, username);
        return { verdict, id: credentials?.id, passwordHash: credentials?.passwordHash };
      },
    });
    const { verdict, id, passwordHash } = found;
    if (!fits || id === undefined || passwordHash === undefined) throw wrongLogin();
    await throttle.succeeded(account, verdict);
    return { id, passwordHash, knownBrowser };
  };
}
