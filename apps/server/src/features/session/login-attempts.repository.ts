import type { Database, Queries, Transaction } from '../../db/database.ts';
import { withTableLock } from '../../db/table-lock.ts';
import type { Tables } from '../../db/tables/index.ts';
import type { LoginAttemptsTable } from '../../db/tables/login-attempts.table.ts';

/** Instants between which something must lie so that it counts; see `countingTimes`. */
export interface CountingTimes {
  /** The window ends after it. */
  readonly windowEndsAfter: string;
  /** The window ends at it or before. */
  readonly windowEndsUntil: string;
  /** The last attempt was at it or before. */
  readonly lastAttemptUntil: string;
}

/** Begins the `address` of what a known browser has tried, which is counted for its host as well. */
export const BROWSER = 'browser ';

/** Counts attempts after every other count, so that many at the same moment are counted, too. */
export const withAttemptsLock = <T>(
  database: Database,
  count: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> => withTableLock(database, 'login_attempts', count);

/** Deletes attempts whose window is over, or could not have begun yet. */
export async function deletePastAttempts(db: Queries, times: CountingTimes): Promise<void> {
  await db
    .deleteFrom('login_attempts')
    .where((where) =>
      where.or([
        where('window_ends_at', '<=', times.windowEndsAfter),
        where('window_ends_at', '>', times.windowEndsUntil),
      ]),
    )
    .execute();
}

export async function deleteAllAttempts(db: Queries): Promise<void> {
  await db.deleteFrom('login_attempts').execute();
}

const selectCounting = (db: Queries, account: string, times: CountingTimes) =>
  db
    .selectFrom('login_attempts')
    .where('account', '=', account)
    .where('window_ends_at', '>', times.windowEndsAfter)
    .where('window_ends_at', '<=', times.windowEndsUntil)
    .where('last_attempt_at', '<=', times.lastAttemptUntil);

/** The attempts on an account that count, from the addresses of a range that compares as text. */
export function listAttempts(
  db: Queries,
  account: string,
  [first, last]: readonly [string, string],
  times: CountingTimes,
): Promise<LoginAttemptsTable[]> {
  return selectCounting(db, account, times)
    .selectAll()
    .where('address', '>=', first)
    .where('address', '<=', last)
    .execute();
}

/** How many attempts on an account count from other hosts than this one; exact up to a most. */
export async function sumOtherAttempts(
  db: Queries,
  account: string,
  address: string,
  times: CountingTimes,
  most: number,
): Promise<number> {
  const rows = await selectCounting(db, account, times)
    .select('attempts')
    .where('address', '<>', address)
    .where('address', 'not like', `${BROWSER}%`)
    // Each row counts one attempt at least.
    .limit(most)
    .execute();
  return rows.reduce((sum, { attempts }) => sum + attempts, 0);
}

/** Counts the attempts of an address on an account, in the place of what was counted before. */
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
