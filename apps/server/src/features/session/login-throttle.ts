import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { addressKey } from './address-key.ts';
import {
  countAttempts,
  deleteAttempts,
  deletePastAttempts,
  listAttempts,
  saveAttempts,
} from './login-throttle.repository.ts';
import type { LoginAttemptsTable } from './session.table.ts';

const WINDOW_SECONDS = 15 * 60;
/** The longest that one address waits because of what other addresses do to the account. */
const WAIT_MAX_SECONDS = 60;

export interface LoginThrottle {
  /**
   * Counts an attempt before its password is looked at, so that many at once are counted, too.
   *
   * @throws DomainError `too-many-attempts` with `retryAfter` in seconds
   */
  begin(account: string, address: string): Promise<void>;
  /** Forgets the attempts from an address that has logged in. */
  succeeded(account: string, address: string): Promise<void>;
}

interface ThrottleDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Attempts per account and address within 15 minutes. */
  readonly limit: number;
}

function secondsBetween(from: string, to: string): number {
  return Temporal.Instant.from(from).until(Temporal.Instant.from(to)).total('seconds');
}

/** How many seconds an address must still wait; 0 when it may try now. */
function waitingTime(
  all: readonly LoginAttemptsTable[],
  own: LoginAttemptsTable | undefined,
  now: string,
  limit: number,
): number {
  if (own === undefined) return 0;
  if (own.attempts >= limit) return secondsBetween(now, own.window_ends_at);
  const onAccount = all.reduce((sum, { attempts }) => sum + attempts, 0);
  if (onAccount < limit) return 0;
  // Under attack from many addresses: each waits ever longer after its own last attempt. An address
  // that has not failed never waits, so nobody is locked out by what others do.
  const wait = Math.min(WAIT_MAX_SECONDS, 2 ** (onAccount - limit));
  return wait - secondsBetween(own.last_attempt_at, now);
}

/** Slows down guessing; kept in the database, so that it holds on every instance. */
export function createLoginThrottle({
  database,
  clock,
  limit,
}: ThrottleDependencies): LoginThrottle {
  return {
    begin: (account, address) =>
      countAttempts(database, async (transaction) => {
        const now = clock.now();
        await deletePastAttempts(transaction, now);
        const all = await listAttempts(transaction, account);
        const key = addressKey(address);
        const own = all.find((attempts) => attempts.address === key);
        const wait = Math.ceil(waitingTime(all, own, now, limit));
        if (wait > 0) {
          throw new DomainError(
            'too-many-attempts',
            'Too many login attempts. Please wait a while and try again.',
            { retryAfter: wait },
          );
        }
        await saveAttempts(transaction, {
          account,
          address: key,
          window_ends_at: own?.window_ends_at ?? clock.after(WINDOW_SECONDS),
          attempts: (own?.attempts ?? 0) + 1,
          last_attempt_at: now,
        });
      }),

    succeeded: (account, address) => deleteAttempts(database.writes, account, addressKey(address)),
  };
}
