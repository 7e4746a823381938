import { setImmediate } from 'node:timers/promises';
import type { DateCount, NewQuote, Quote } from '@bahai-friends/contract';
import { type Selectable, sql } from 'kysely';
import { ID_MAX } from '../../db/column-types.ts';
import type { Queries } from '../../db/database.ts';
import type { QuotesTable } from './quotes.table.ts';

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

/**
 * Rows in one statement: SQLite binds at most 32,766 values, PostgreSQL 65,535. Fewer, since nobody is
 * answered while the embedded database works.
 */
const ROWS_MAX = 250;

/** Slices of what is too much for one statement; others are answered between them. */
async function* slicesOf<T>(items: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < items.length; start += ROWS_MAX) {
    if (start > 0) await setImmediate();
    yield items.slice(start, start + ROWS_MAX);
  }
}

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
  for await (const slice of slicesOf(known)) {
    const { numDeletedRows } = await db
      .deleteFrom('quotes')
      .where('id', 'in', slice)
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
  for await (const slice of slicesOf(quotes)) {
    const rows = slice.map((quote) => ({ ...toRow(quote), created_at: now, updated_at: now }));
    await db.insertInto('quotes').values(rows).execute();
  }
}

/** How many quotes there are on each of the dates, by date; a date without any is left out. */
export async function countQuotesOn(db: Queries, dates: readonly string[]): Promise<DateCount[]> {
  const counts: DateCount[] = [];
  for await (const slice of slicesOf(dates)) {
    const rows = await db
      .selectFrom('quotes')
      .select(({ fn }) => ['display_date as date', fn.countAll().as('count')])
      .where('display_date', 'in', slice)
      .groupBy('display_date')
      .execute();
    for (const { date, count } of rows) {
      if (date !== null) counts.push({ date, count: Number(count) });
    }
  }
  return counts.sort((a, b) => (a.date < b.date ? -1 : 1));
}

type Words = Pick<Quote, 'id' | 'text' | 'source' | 'referenceUrl'>;

/** The quotes without a date, slice by slice. */
export async function* undatedQuotes(db: Queries): AsyncGenerator<readonly Words[]> {
  let last = 0;
  for (;;) {
    const slice = await db
      .selectFrom('quotes')
      .select(['id', 'text', 'source', 'reference_url as referenceUrl'])
      .where('display_date', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_MAX)
      .execute();
    if (slice.length === 0) return;
    yield slice;
    last = slice.at(-1)?.id ?? last;
    await setImmediate();
  }
}
