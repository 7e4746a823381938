import type { Queries } from '../../db/database.ts';
import type { LoginAttemptsTable } from './session.table.ts';

export async function deletePastAttempts(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('window_ends_at', '<=', now).execute();
}

/** The attempts on an account that still count, from every address. */
export function listAttempts(db: Queries, account: string): Promise<LoginAttemptsTable[]> {
  return db.selectFrom('login_attempts').selectAll().where('account', '=', account).execute();
}

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
