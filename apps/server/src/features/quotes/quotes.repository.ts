import type { DateCount, NewQuote, Quote } from '@bahai-friends/contract';
import { type Selectable, sql } from 'kysely';
import { BATCH_ROWS, inBatches, readInBatches } from '../../db/batches.ts';
import { ID_MAX, type Queries } from '../../db/database.ts';
import type { QuotesTable } from '../../db/tables/quotes.table.ts';

/** A row as the product knows it. */
export const toQuote = (row: Selectable<QuotesTable>): Quote => ({
  id: row.id,
  text: row.text,
  source: row.source,
  displayDate: row.display_date,
  referenceUrl: row.reference_url,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  version: row.version,
});

const toRow = (quote: NewQuote) => ({
  text: quote.text,
  source: quote.source,
  display_date: quote.displayDate,
  reference_url: quote.referenceUrl,
});

/** By display date, undated last; quotes of one day in the order in which they were added. */
export async function listQuotes(db: Queries): Promise<Quote[]> {
  const rows = await db
    .selectFrom('quotes')
    .selectAll()
    .orderBy(sql`case when display_date is null then 1 else 0 end`)
    .orderBy('display_date')
    .orderBy('id')
    .execute();
  return rows.map(toQuote);
}

/** @param date Civil day. */
export async function listQuotesOn(db: Queries, date: string): Promise<Quote[]> {
  const rows = await db
    .selectFrom('quotes')
    .selectAll()
    .where('display_date', '=', date)
    .orderBy('id')
    .execute();
  return rows.map(toQuote);
}

export async function findQuote(db: Queries, id: number): Promise<Quote | null> {
  if (id > ID_MAX) return null;
  const row = await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toQuote(row) : null;
}

/** @param now Instant, as a `Clock` gives it. */
export async function insertQuote(db: Queries, quote: NewQuote, now: string): Promise<Quote> {
  const row = await db
    .insertInto('quotes')
    .values({ ...toRow(quote), created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toQuote(row);
}

/**
 * @param now Instant, as a `Clock` gives it.
 * @throws NoResultError when there is none of this id: it is to be looked up in the same transaction.
 */
export async function updateQuote(
  db: Queries,
  id: number,
  quote: NewQuote,
  now: string,
): Promise<Quote> {
  const row = await db
    .updateTable('quotes')
    .set({ ...toRow(quote), updated_at: now })
    .set(({ eb, ref }) => ({ version: eb(ref('version'), '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toQuote(row);
}

/** Deletes those of the quotes that there are, and says how many. */
export async function deleteQuotes(db: Queries, ids: readonly number[]): Promise<number> {
  const known = [...new Set(ids)].filter((id) => id <= ID_MAX);
  let deleted = 0;
  for await (const batch of inBatches(known)) {
    const { numDeletedRows } = await db
      .deleteFrom('quotes')
      .where('id', 'in', batch)
      .executeTakeFirstOrThrow();
    deleted += Number(numDeletedRows);
  }
  return deleted;
}

/** @param now Instant, as a `Clock` gives it. */
export async function insertQuotes(
  db: Queries,
  quotes: readonly NewQuote[],
  now: string,
): Promise<void> {
  for await (const batch of inBatches(quotes)) {
    const rows = batch.map((quote) => ({ ...toRow(quote), created_at: now, updated_at: now }));
    await db.insertInto('quotes').values(rows).execute();
  }
}

/** How many quotes there are on each of the dates, by date; a date without any is left out. */
export async function countQuotesOn(db: Queries, dates: readonly string[]): Promise<DateCount[]> {
  const counts: DateCount[] = [];
  for await (const batch of inBatches(dates)) {
    const rows = await db
      .selectFrom('quotes')
      .select(({ fn }) => ['display_date as date', fn.countAll().as('count')])
      .where('display_date', 'in', batch)
      .groupBy('display_date')
      .execute();
    for (const { date, count } of rows) {
      if (date !== null) counts.push({ date, count: Number(count) });
    }
  }
  return counts.sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** A stored quote as a volunteer wrote it. */
export type StoredQuote = Pick<Quote, 'id' | keyof NewQuote>;

const selectStored = (db: Queries) =>
  db
    .selectFrom('quotes')
    .select([
      'id',
      'text',
      'source',
      'display_date as displayDate',
      'reference_url as referenceUrl',
    ]);

/** The quotes without a date, in batches. */
export function undatedQuotes(db: Queries): AsyncGenerator<readonly StoredQuote[]> {
  return readInBatches((last?: StoredQuote) =>
    selectStored(db)
      .where('display_date', 'is', null)
      .where('id', '>', last?.id ?? 0)
      .orderBy('id')
      .limit(BATCH_ROWS)
      .execute(),
  );
}

/**
 * The quotes on the dates, in batches, also where one date has more than a batch holds.
 *
 * @param dates Each once.
 */
export async function* quotesOn(
  db: Queries,
  dates: readonly string[],
): AsyncGenerator<readonly StoredQuote[]> {
  for await (const batch of inBatches(dates)) {
    yield* readInBatches((last?: StoredQuote) => {
      const date = last?.displayDate ?? '';
      const left = batch.filter((each) => each >= date);
      return selectStored(db)
        .where('display_date', 'in', left)
        .where((eb) => eb(eb.refTuple('display_date', 'id'), '>', eb.tuple(date, last?.id ?? 0)))
        .orderBy('display_date')
        .orderBy('id')
        .limit(BATCH_ROWS)
        .execute();
    });
  }
}
