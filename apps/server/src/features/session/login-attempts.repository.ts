import type { Database, Queries, Transaction } from '../../db/database.ts';
import { withTableLock } from '../../db/table-lock.ts';
import type { LoginAttemptsTable } from '../../db/tables/accounts/login-attempts.table.ts';
import type { Tables } from '../../db/tables/index.ts';
import { unsynced } from '../../db/unsynced.ts';

/** The period in which an attempt counts; see `countingPeriod`. */
export interface CountingPeriod {
  /** The window ends after this instant. */
  readonly windowEndsAfter: string;
  /** The window ends at this instant or before. */
  readonly windowEndsUntil: string;
  /** The last attempt was at this instant or before. */
  readonly lastAttemptUntil: string;
}

/** The prefix of `address` in a known browser's row; its attempts count against its host as well. */
export const KNOWN_BROWSER_PREFIX = 'browser ';

/**
 * Counts attempts one after the other, so that all of many at the same time are counted. It does not wait for the disk,
 * so guessing does not slow visitors down.
 */
export const withAttemptsLock = <T>(
  database: Database,
  count: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> => unsynced(database, (light) => withTableLock(light, 'login_attempts', count));

/** Deletes attempts whose window has ended, or could not have begun yet. */
export async function deletePastAttempts(db: Queries, period: CountingPeriod): Promise<void> {
  await db
    .deleteFrom('login_attempts')
    .where((where) =>
      where.or([
        where('window_ends_at', '<=', period.windowEndsAfter),
        where('window_ends_at', '>', period.windowEndsUntil),
      ]),
    )
    .execute();
}

export async function deleteAllAttempts(db: Queries): Promise<void> {
  await db.deleteFrom('login_attempts').execute();
}

const selectCounting = (db: Queries, account: string, period: CountingPeriod) =>
  db
    .selectFrom('login_attempts')
    .where('account', '=', account)
    .where('window_ends_at', '>', period.windowEndsAfter)
    .where('window_ends_at', '<=', period.windowEndsUntil)
    .where('last_attempt_at', '<=', period.lastAttemptUntil);

/** The attempts on an account that count, from a range of addresses, which compare as text. */
export function listAttempts(
  db: Queries,
  account: string,
  [first, last]: readonly [string, string],
  period: CountingPeriod,
): Promise<LoginAttemptsTable[]> {
  return selectCounting(db, account, period)
    .selectAll()
    .where('address', '>=', first)
    .where('address', '<=', last)
    .execute();
}

/** How many attempts on an account from other hosts than this one count; exact up to a maximum. */
export async function sumOtherAttempts(
  db: Queries,
  account: string,
  address: string,
  period: CountingPeriod,
  most: number,
): Promise<number> {
  const rows = await selectCounting(db, account, period)
    .select('attempts')
    .where('address', '<>', address)
    .where('address', 'not like', `${KNOWN_BROWSER_PREFIX}%`)
    // Each row counts one attempt at least.
    .limit(most)
    .execute();
  return rows.reduce((sum, { attempts }) => sum + attempts, 0);
}

/** Stores the attempts of an address on an account, replacing the earlier count. */
export async function saveAttempts(db: Queries, attempts: LoginAttemptsTable): Promise<void> {
  await db
    .insertInto('login_attempts')
    .values(attempts)
    .onConflict((conflict) => conflict.columns(['account', 'address']).doUpdateSet(attempts))
    .execute();
}

export async function deleteAttempts(
  db: Queries,
  account: string,
  addresses: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('login_attempts')
    .where('account', '=', account)
    .where('address', 'in', addresses)
    .execute();
}
