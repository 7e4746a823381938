import type { Exception, GatheringFields } from '@bahai-friends/contract';
import { type Selectable, sql } from 'kysely';
import { compiledOnce } from '../../db/compiled-once.ts';
import { type Dialect, ID_MAX, type Queries } from '../../db/database.ts';
import type { GatheringsTable } from '../../db/tables/gatherings/gatherings.table.ts';
import {
  type StoredGathering,
  toException,
  toExceptionRow,
  toGathering,
  toRow,
  type WholeGathering,
} from './stored-gathering.ts';

/** All gatherings, in the order in which they were added. */
export async function listGatherings(db: Queries): Promise<StoredGathering[]> {
  const rows = await db.selectFrom('gatherings').selectAll().orderBy('id').execute();
  return rows.map(toGathering);
}

async function withExceptions(
  db: Queries,
  gatherings: readonly StoredGathering[],
): Promise<WholeGathering[]> {
  const rows = await db
    .selectFrom('gathering_exceptions')
    .selectAll()
    .where('gathering_id', 'in', gatherings.length === 0 ? [0] : gatherings.map(({ id }) => id))
    .orderBy('day')
    .execute();
  const byGathering = Map.groupBy(rows, (row) => row.gathering_id);
  return gatherings.map((gathering) => ({
    ...gathering,
    exceptions: (byGathering.get(gathering.id) ?? []).map(toException),
  }));
}

/** All gatherings of an audience, or of both. */
export async function listWholeGatherings(
  db: Queries,
  audience?: GatheringFields['audience'],
): Promise<WholeGathering[]> {
  let query = db.selectFrom('gatherings').selectAll().orderBy('id');
  if (audience !== undefined) query = query.where('audience', '=', audience);
  return withExceptions(db, (await query.execute()).map(toGathering));
}

const selectGathering = compiledOnce((db, { id }: { id: number }) =>
  db.selectFrom('gatherings').selectAll().where('id', '=', id),
);

const selectExceptions = compiledOnce((db, { id }: { id: number }) =>
  db.selectFrom('gathering_exceptions').selectAll().where('gathering_id', '=', id).orderBy('day'),
);

async function toWholeGathering(
  db: Queries,
  row: Selectable<GatheringsTable>,
): Promise<WholeGathering> {
  const exceptions = await selectExceptions(db, row);
  return { ...toGathering(row), exceptions: exceptions.map(toException) };
}

export async function findGathering(db: Queries, id: number): Promise<WholeGathering | null> {
  if (id > ID_MAX) return null;
  const [row] = await selectGathering(db, { id });
  return row ? toWholeGathering(db, row) : null;
}

export async function findGatheringByToken(
  db: Queries,
  token: string,
): Promise<WholeGathering | null> {
  const row = await db
    .selectFrom('gatherings')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();
  return row ? toWholeGathering(db, row) : null;
}

/** @param now Instant, as a `Clock` gives it. */
export async function insertGathering(
  db: Queries,
  fields: GatheringFields,
  token: string,
  now: string,
): Promise<StoredGathering> {
  const row = await db
    .insertInto('gatherings')
    .values({
      ...toRow(fields),
      token,
      confirmed_at: now,
      sequence: 0,
      revised_at: now,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toGathering(row);
}

/** What a change sets besides the fields of a gathering. */
interface Change {
  /** Instant, as a `Clock` gives it. */
  readonly now: string;
  /** Whether calendars have to update it. */
  readonly isRevised: boolean;
}

/** @throws NoResultError for an unknown id: the caller has to look it up in the same transaction. */
export async function updateGathering(
  db: Queries,
  id: number,
  columns: Partial<ReturnType<typeof toRow>> & { readonly token?: string },
  { now, isRevised }: Change,
): Promise<StoredGathering> {
  const row = await db
    .updateTable('gatherings')
    .set({ ...columns, updated_at: now, confirmed_at: now, ...(isRevised && { revised_at: now }) })
    .set(({ eb, ref }) => ({
      version: eb(ref('version'), '+', 1),
      sequence: eb(ref('sequence'), '+', isRevised ? 1 : 0),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toGathering(row);
}

/** Has calendars update all gatherings, or one. */
export async function reviseGatherings(
  db: Queries,
  now: string,
  { id, sequence = 0 }: { readonly id?: number; readonly sequence?: number } = {},
): Promise<void> {
  const query = db.updateTable('gatherings').set({
    revised_at: now,
    sequence: sql`case when sequence < ${sequence} then ${sequence} else sequence + 1 end`,
  });
  await (id === undefined ? query : query.where('id', '=', id)).execute();
}

export async function deleteGathering(db: Queries, id: number): Promise<void> {
  await db.deleteFrom('gatherings').where('id', '=', id).execute();
}

/**
 * Restores a deleted gathering with its id, which is never given again.
 *
 * @param now Instant, as a `Clock` gives it.
 */
export async function insertGatheringAgain(
  db: Queries,
  dialect: Dialect,
  gathering: WholeGathering,
  now: string,
): Promise<void> {
  const row = {
    id: gathering.id,
    ...toRow(gathering),
    token: gathering.token,
    confirmed_at: gathering.confirmedAt,
    // One step for the deletion, which calendars have learned of, and one for this change.
    sequence: gathering.sequence + 2,
    revised_at: now,
    created_at: gathering.createdAt,
    updated_at: now,
    version: gathering.version + 1,
  };
  // PostgreSQL generates ids itself unless it is told otherwise.
  const keepingIds = dialect === 'postgres' ? sql`overriding system value` : sql``;
  await sql`
    insert into gatherings (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
    ${keepingIds} values (${sql.join(Object.values(row))})`.execute(db);
  for (const exception of gathering.exceptions) {
    await saveException(db, gathering.id, exception);
  }
}

/** Stores the exception for one occurrence, replacing an earlier one. */
export async function saveException(db: Queries, id: number, exception: Exception): Promise<void> {
  await deleteException(db, id, exception.day);
  await db.insertInto('gathering_exceptions').values(toExceptionRow(id, exception)).execute();
}

/** @param day Civil day by the rule. */
export async function deleteException(db: Queries, id: number, day: string): Promise<void> {
  await db
    .deleteFrom('gathering_exceptions')
    .where('gathering_id', '=', id)
    .where('day', '=', day)
    .execute();
}

/** Stores a gathering that a batch deletes. */
export async function storeDeletedGathering(
  db: Queries,
  batchId: number,
  gatheringId: number,
  snapshot: string,
): Promise<void> {
  await db
    .insertInto('batch_gatherings')
    .values({ batch_id: batchId, gathering_id: gatheringId, snapshot })
    .execute();
}

export async function gatheringsOfBatch(
  db: Queries,
  batchId: number,
): Promise<{ id: number; snapshot: string }[]> {
  return db
    .selectFrom('batch_gatherings')
    .select(['gathering_id as id', 'snapshot'])
    .where('batch_id', '=', batchId)
    .orderBy('gathering_id')
    .execute();
}

/** The gatherings that were deleted by batches which can be undone until after an instant. */
export async function listDeletedGatherings(
  db: Queries,
  now: string,
): Promise<{ batch: number; snapshot: string }[]> {
  return db
    .selectFrom('batch_gatherings')
    .innerJoin('batches', 'batches.id', 'batch_gatherings.batch_id')
    .select(['batch_gatherings.batch_id as batch', 'batch_gatherings.snapshot'])
    .where('batches.until', '>', now)
    .execute();
}

/** The dates of all holy days on the site, in order. */
export async function listHolyDayDates(db: Queries): Promise<string[]> {
  const rows = await db.selectFrom('holy_days').select('date').orderBy('date').execute();
  return rows.map(({ date }) => date);
}

/** The dates of holy days that a gathering's rule needs. Pages ask for them at each visit, and few rules need any. */
export const listHolyDaysOf = async (
  db: Queries,
  { repeat }: Pick<StoredGathering, 'repeat'>,
): Promise<string[]> => (repeat?.every === 'holy-day' ? listHolyDayDates(db) : []);

/** Whether any gathering asks for answers. */
export async function isAnybodyAsked(db: Queries): Promise<boolean> {
  const row = await db
    .selectFrom('gatherings')
    .select('id')
    .where('answers', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
