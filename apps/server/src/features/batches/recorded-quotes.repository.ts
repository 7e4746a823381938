import { sql } from 'kysely';
import { ID_MAX, type Queries } from '../../db/database.ts';
import { translationsOf } from '../../db/quote-translations.ts';
import { inSlices } from '../../db/slices.ts';
import type { BatchQuoteChange } from '../../db/tables/batches/batch-quotes.table.ts';
import { writeSnapshot } from './quote-snapshot.ts';

/** The tables that record quotes of days, with one row for each day. */
export const DAY_RECORDS = [
  ['chosen', 'daily_quotes'],
  ['shown', 'shown_quotes'],
] as const;

/** What a batch does to quotes that existed before it. */
export type StoredChange = Exclude<BatchQuoteChange, 'added'>;

/**
 * Stores quotes as they are now.
 *
 * @param ids At most a slice of them; unknown ones are ignored.
 * @returns The date of each that was stored.
 */
async function storeSlice(
  db: Queries,
  batchId: number,
  change: StoredChange,
  ids: readonly number[],
): Promise<(string | null)[]> {
  const quotes = await db.selectFrom('quotes').selectAll().where('id', 'in', ids).execute();
  if (quotes.length === 0) return [];
  const translations = await translationsOf(
    db,
    quotes.map(({ id }) => id),
  );
  const rows = quotes.map((quote) => ({
    batch_id: batchId,
    quote_id: quote.id,
    change,
    display_date: quote.display_date,
    // A change increases the version by one.
    version_after: change === 'deleted' ? null : quote.version + 1,
    snapshot: writeSnapshot(quote, translations.get(quote.id)),
  }));
  await db.insertInto('batch_quotes').values(rows).execute();
  return rows.map(({ display_date }) => display_date);
}

/** Stores the days for which the quotes are recorded: deleting a quote deletes these records, too. */
async function storeDays(db: Queries, batchId: number, ids: readonly number[]): Promise<void> {
  for (const [record, table] of DAY_RECORDS) {
    await sql`
      insert into batch_days (batch_id, record, day, quote_id)
      select cast(${batchId} as integer), ${sql.lit(record)}, day, quote_id from ${sql.table(table)}
      where quote_id in (${sql.join(ids)})`.execute(db);
  }
}

/** The dates' other quotes, which the batch has not stored; at most a slice. */
async function notOf(
  db: Queries,
  batchId: number,
  quotes: readonly { id: number; display_date: string | null }[],
) {
  const ids = quotes.map(({ id }) => id);
  const rows = await db
    .selectFrom('batch_quotes')
    .select('quote_id')
    .where('batch_id', '=', batchId)
    .where('quote_id', 'in', ids)
    .execute();
  const own = new Set(rows.map((row) => row.quote_id));
  return quotes.filter(({ id }) => !own.has(id));
}

/**
 * Stores which other quotes have these dates: they do not count as taken when the batch is undone. It goes in small
 * steps: the database has no statistics yet about rows that were stored a moment ago, and would read all of them.
 */
async function storeSiblings(db: Queries, batchId: number, dates: readonly string[]) {
  for await (const slice of inSlices(dates)) {
    const holders = await db
      .selectFrom('quotes')
      .select(['id', 'display_date'])
      .where('display_date', 'in', slice)
      .execute();
    for await (const some of inSlices(holders)) {
      const siblings = await notOf(db, batchId, some);
      if (siblings.length === 0) continue;
      await db
        .insertInto('batch_siblings')
        .values(
          siblings.map(({ id, display_date }) => ({
            batch_id: batchId,
            quote_id: id,
            display_date: display_date ?? '',
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}

/**
 * Stores quotes as they are before a batch changes or deletes them, and which quotes share their dates.
 *
 * @param ids Unknown and repeated ones are ignored.
 * @returns How many were stored.
 */
export async function storeQuotes(
  db: Queries,
  batchId: number,
  change: StoredChange,
  ids: readonly number[],
): Promise<number> {
  const known = [...new Set(ids)].filter((id) => id <= ID_MAX);
  const dates = new Set<string>();
  let stored = 0;
  for await (const slice of inSlices(known)) {
    const found = await storeSlice(db, batchId, change, slice);
    if (change === 'deleted') await storeDays(db, batchId, slice);
    for (const date of found) if (date !== null) dates.add(date);
    stored += found.length;
  }
  await storeSiblings(db, batchId, [...dates]);
  return stored;
}

/** Stores which quotes a batch has added; they have their first version. */
export async function storeAdded(
  db: Queries,
  batchId: number,
  ids: readonly number[],
): Promise<void> {
  for await (const slice of inSlices(ids)) {
    const rows = slice.map((id) => ({
      batch_id: batchId,
      quote_id: id,
      change: 'added' as const,
      version_after: 1,
    }));
    await db.insertInto('batch_quotes').values(rows).execute();
  }
}
