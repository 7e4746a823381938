import { sql } from 'kysely';
import { compiledOnce } from './compiled-once.ts';
import type { Queries } from './database.ts';
import { deleteExpiredRows } from './expired-rows.ts';

/** The stamp of a form, which is good once. */
export interface StampToUse {
  readonly id: string;
  /** Instant from which it need not be remembered. */
  readonly expiresAt: string;
}

/** Whether a stamp was used; only for a caller that keeps others from using it meanwhile. */
export async function isStampUsed(db: Queries, { id }: StampToUse): Promise<boolean> {
  const used = await db.selectFrom('used_stamps').select('id').where('id', '=', id).execute();
  return used.length > 0;
}

const insertUnlessUsed = compiledOnce((db, { id, expiresAt }: StampToUse) =>
  db
    .insertInto('used_stamps')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id'),
);

/**
 * Uses a stamp; of several callers who do so at the same time, one succeeds.
 *
 * @returns whether it had not been used before
 */
export async function useStamp(db: Queries, stamp: StampToUse): Promise<boolean> {
  const inserted = await insertUnlessUsed(db, stamp);
  return inserted.length > 0;
}

/**
 * Forgets stamps that are too old to be used again.
 *
 * @param now Instant, as a `Clock` gives it.
 */
export const forgetStamps = (db: Queries, now: string): Promise<void> =>
  deleteExpiredRows(db, 'used_stamps', ['id'], sql`expires_at <= ${now}`);
