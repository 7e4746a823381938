import { sql } from 'kysely';
import type { Queries } from './database.ts';
import { deleteExpiredRows } from './expired-rows.ts';

/**
 * Uses a stamp up; of several who use one at the same time, one does.
 *
 * @param expiresAt Instant from which it need not be remembered.
 * @param now Instant, as a `Clock` gives it.
 * @returns whether it had not been used before
 */
export async function useStamp(
  db: Queries,
  id: string,
  expiresAt: string,
  now: string,
): Promise<boolean> {
  await deleteExpiredRows(db, 'used_stamps', ['id'], sql`expires_at <= ${now}`);
  const inserted = await db
    .insertInto('used_stamps')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return inserted.length > 0;
}
