import type { BatchKind } from '@bahai-friends/contract';
import { type Selectable, sql } from 'kysely';
import { ID_MAX, type Queries } from '../../db/database.ts';
import { deleteExpiredRows } from '../../db/expired-rows.ts';
import type { BatchesTable } from '../../db/tables/batches/batches.table.ts';

export type StoredBatch = Selectable<BatchesTable>;

/** Instants as a `Clock` gives them. */
interface NewBatch {
  readonly kind: BatchKind;
  readonly at: string;
  readonly actor_id: number;
  readonly actor_name: string;
  readonly file: string | null;
  readonly until: string;
}

/** Adds an empty batch. */
export async function insertBatch(db: Queries, batch: NewBatch): Promise<number> {
  const { id } = await db
    .insertInto('batches')
    .values({ ...batch, count: 0, undone_at: null, undone_by: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function saveCount(db: Queries, id: number, count: number): Promise<void> {
  await db.updateTable('batches').set({ count }).where('id', '=', id).execute();
}

/** Deletes an empty batch. */
export async function deleteEmptyBatch(db: Queries, id: number): Promise<void> {
  await db.deleteFrom('batches').where('id', '=', id).execute();
}

/** Deletes the stored undo of batches that cannot be undone any more. The batches stay. */
export async function deleteExpired(db: Queries, now: string): Promise<void> {
  const isOver = sql`batch_id in (select id from batches where until <= ${now})`;
  await deleteExpiredRows(db, 'batch_quotes', ['batch_id', 'quote_id'], isOver);
  await deleteExpiredRows(db, 'batch_siblings', ['batch_id', 'quote_id'], isOver);
  await deleteExpiredRows(db, 'batch_days', ['batch_id', 'record', 'day'], isOver);
  await deleteExpiredRows(db, 'batch_gatherings', ['batch_id', 'gathering_id'], isOver);
}

export async function findBatch(db: Queries, id: number): Promise<StoredBatch | null> {
  if (id > ID_MAX) return null;
  const row = await db.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The batches that can be undone until after an instant, newest first. */
export function listBatches(db: Queries, now: string): Promise<StoredBatch[]> {
  return db
    .selectFrom('batches')
    .selectAll()
    .where('until', '>', now)
    .orderBy('id', 'desc')
    .execute();
}

/** The ids of the quotes that a batch added, changed or moved and that still exist, ascending. */
export async function quotesOfBatch(db: Queries, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('batch_quotes')
    .innerJoin('quotes', 'quotes.id', 'batch_quotes.quote_id')
    .select('quotes.id')
    .where('batch_id', '=', id)
    .where('change', '<>', 'deleted')
    .orderBy('quotes.id')
    .execute();
  return rows.map((row) => row.id);
}

export async function markUndone(
  db: Queries,
  id: number,
  undone: Required<Pick<StoredBatch, 'undone_at' | 'undone_by'>>,
): Promise<void> {
  await db.updateTable('batches').set(undone).where('id', '=', id).execute();
}
