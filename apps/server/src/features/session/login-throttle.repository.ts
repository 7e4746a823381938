import type { Database, Queries, Transaction } from '../../db/database.ts';
import { serialTransaction } from '../../db/serial-transaction.ts';
import type { Tables } from '../../db/tables.ts';
import type { LoginAttemptsTable } from './session.table.ts';

/** Counts attempts after every other count, so that many at the same moment are counted, too. */
export const countAttempts = <T>(
  database: Database,
  count: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> => serialTransaction(database, 'login_attempts', count);

/** Forgets the attempts whose time is over. @param now Instant, as a `Clock` gives it. */
export async function deletePastAttempts(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('window_ends_at', '<=', now).execute();
}

/** The attempts on an account that still count, from every address. */
export function listAttempts(db: Queries, account: string): Promise<LoginAttemptsTable[]> {
  return db.selectFrom('login_attempts').selectAll().where('account', '=', account).execute();
}

/** Counts the attempts of an address on an account, in the place of what was counted before. */
export async function saveAttempts(db: Queries, attempts: LoginAttemptsTable): Promise<void> {
  await db
    .insertInto('login_attempts')
    .values(attempts)
    .onConflict((conflict) => conflict.columns(['account', 'address']).doUpdateSet(attempts))
    .execute();
}

export async function deleteAttempts(db: Queries, account: string, address: string): Promise<void> {
  await db
    .deleteFrom('login_attempts')
    .where('account', '=', account)
    .where('address', '=', address)
    .execute();
}
