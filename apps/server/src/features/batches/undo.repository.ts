import { sql } from 'kysely';
import type { Dialect, Queries } from '../../db/database.ts';
import { changeQuotes } from '../../db/quote-rows.ts';
import { inSlices, readInSlices, SLICE_ROWS } from '../../db/slices.ts';
import type { BatchQuoteChange } from '../../db/tables/batches/batch-quotes.table.ts';
import { type FormerQuote, formerQuotes, insertAgain } from './former-quotes.repository.ts';
import { DAY_RECORDS } from './recorded-quotes.repository.ts';

/** A quote of a batch that still exists. */
export interface PresentQuote {
  readonly id: number;
  /** Civil day before the batch; null for one that the batch added. */
  readonly former: string | null;
  /** Civil day now. */
  readonly date: string | null;
  /** Whether nobody has changed it since. */
  readonly isUnchanged: boolean;
}

/** A quote as recorded by a batch. */
interface RecordedQuote {
  readonly id: number;
  /** Civil day before the batch; null for one that the batch added. */
  readonly former: string | null;
}

/** So many ids are read at once: see `recordedQuotes`. */
const RECORDED_ROWS = 10 * SLICE_ROWS;

/**
 * The quotes to which a batch did one of these things, by id. They are read in few slices: PostgreSQL has no statistics
 * yet about rows that were recorded a moment ago, and sorts all remaining ones for each slice.
 */
async function recordedQuotes(
  db: Queries,
  batchId: number,
  changes: readonly BatchQuoteChange[],
): Promise<RecordedQuote[]> {
  const slices = readInSlices(
    (last?: RecordedQuote) =>
      db
        .selectFrom('batch_quotes')
        .select(['quote_id as id', 'display_date as former'])
        .where('batch_id', '=', batchId)
        .where('change', 'in', changes)
        .where('quote_id', '>', last?.id ?? 0)
        .orderBy('quote_id')
        .limit(RECORDED_ROWS)
        .execute(),
    RECORDED_ROWS,
  );
  return (await Array.fromAsync(slices)).flat();
}

/** The quotes that a batch added, or changed and moved, and that still exist; in slices. */
export async function* presentQuotes(
  db: Queries,
  batchId: number,
  which: 'added' | 'changed',
): AsyncGenerator<PresentQuote[]> {
  const changes = which === 'added' ? (['added'] as const) : (['changed', 'moved'] as const);
  for await (const slice of inSlices(await recordedQuotes(db, batchId, changes))) {
    const ids = slice.map(({ id }) => id);
    const rows = await db
      .selectFrom('batch_quotes')
      .innerJoin('quotes', 'quotes.id', 'batch_quotes.quote_id')
      .select([
        'quotes.id',
        'batch_quotes.display_date as former',
        'quotes.display_date as date',
        'quotes.version',
        'batch_quotes.version_after',
      ])
      .where('batch_id', '=', batchId)
      .where('quote_id', 'in', ids)
      .where('quotes.id', 'in', ids)
      .orderBy('quotes.id')
      .execute();
    yield rows.map(({ version, version_after, ...quote }) => ({
      ...quote,
      isUnchanged: version === version_after,
    }));
  }
}

/** @param ids At most a slice of them. */
export async function deleteAdded(db: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('quotes').where('id', 'in', ids).execute();
}

/** A quote that got a date after a batch was made, or by it. */
export interface Taker {
  readonly id: number;
  /** Civil day. */
  readonly date: string;
}

/** Those of some quotes that already had their present date when the batch was made; at most a slice. */
async function hadTheirDate(
  db: Queries,
  batchId: number,
  holders: readonly Taker[],
): Promise<Set<number>> {
  const dateOf = new Map(holders.map(({ id, date }) => [id, date]));
  const had = new Set<number>();
  for (const table of ['batch_quotes', 'batch_siblings'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['quote_id', 'display_date'])
      .where('batch_id', '=', batchId)
      .where('quote_id', 'in', [...dateOf.keys()])
      .execute();
    for (const row of rows)
      if (row.display_date === dateOf.get(row.quote_id)) had.add(row.quote_id);
  }
  return had;
}

/** The quotes with one of the dates that did not have it when the batch was made. */
export async function takersOf(
  db: Queries,
  batchId: number,
  dates: readonly string[],
): Promise<Taker[]> {
  const takers: Taker[] = [];
  for await (const slice of inSlices(dates)) {
    const rows = await db
      .selectFrom('quotes')
      .select(['id', 'display_date'])
      .where('display_date', 'in', slice)
      .execute();
    const holders = rows.map(({ id, display_date }) => ({ id, date: display_date ?? '' }));
    for await (const some of inSlices(holders)) {
      const had = await hadTheirDate(db, batchId, some);
      takers.push(...some.filter(({ id }) => !had.has(id)));
    }
  }
  return takers;
}

/**
 * Restores the values that quotes had before a batch.
 *
 * @param now Instant, as a `Clock` gives it.
 */
export async function restoreFormer(
  db: Queries,
  batchId: number,
  ids: readonly number[],
  now: string,
): Promise<void> {
  for await (const slice of inSlices(ids)) {
    const former = await formerQuotes(db, batchId, slice);
    const changes = former.map((quote) => ({ id: quote.id, quote }));
    await changeQuotes(db, changes, now);
    await carryOver(db, batchId, former);
  }
}

/**
 * Has a restored quote, which is again as an earlier batch had left it, count as unchanged for that batch, so that
 * undoing one batch after the other, the latest first, leads back to the beginning.
 */
async function carryOver(
  db: Queries,
  batchId: number,
  former: readonly FormerQuote[],
): Promise<void> {
  const rows = former.map(
    ({ id, version }) => sql`(cast(${id} as integer), cast(${version} as integer))`,
  );
  // Both databases give the columns of bare values these names.
  await sql`
    update batch_quotes set version_after = (
      select version from quotes where quotes.id = batch_quotes.quote_id)
    from (values ${sql.join(rows)}) as undone
    where quote_id = undone.column1 and version_after = undone.column2 and batch_id <> ${batchId}`.execute(
    db,
  );
}

/**
 * Restores deleted quotes with their ids, except those whose date was taken.
 *
 * @returns How many were restored and how many were not.
 */
export async function restoreDeleted(
  db: Queries,
  dialect: Dialect,
  batchId: number,
): Promise<{ restored: number; kept: number }> {
  const deleted = await recordedQuotes(db, batchId, ['deleted']);
  const dates = new Set(deleted.map(({ former }) => former).filter((date) => date !== null));
  const takers = await takersOf(db, batchId, [...dates]);
  const taken = new Set<string | null>(takers.map(({ date }) => date));
  const back = deleted.filter(({ former }) => !taken.has(former)).map(({ id }) => id);
  for await (const slice of inSlices(back)) {
    await insertAgain(db, dialect, await formerQuotes(db, batchId, slice));
  }
  return { restored: back.length, kept: deleted.length - back.length };
}

/** Restores the records of days for the restored quotes, except for days with another record. */
export async function restoreDays(db: Queries, batchId: number): Promise<void> {
  for (const [record, table] of DAY_RECORDS) {
    await sql`
      insert into ${sql.table(table)} (day, quote_id)
      select day, quote_id from batch_days
      where batch_id = ${batchId} and record = ${sql.lit(record)}
        and quote_id in (select id from quotes)
      on conflict do nothing`.execute(db);
  }
}
