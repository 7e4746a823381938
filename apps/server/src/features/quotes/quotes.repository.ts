import type { DateCount, NewQuote, Quote } from '@bahai-friends/contract';
import { type Selectable, sql } from 'kysely';
import { ID_MAX, type Queries } from '../../db/database.ts';
import { inSlices } from '../../db/slices.ts';
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

/** A quote with the date that it has or gets: a civil day. */
export interface DatedQuote {
  readonly id: number;
  readonly displayDate: string;
}

/** The dates that those of the quotes have that there are, by id. */
export async function datesOf(
  db: Queries,
  ids: readonly number[],
): Promise<Map<number, string | null>> {
  const dates = new Map<number, string | null>();
  for await (const slice of inSlices(ids.filter((id) => id <= ID_MAX))) {
    const rows = await db
      .selectFrom('quotes')
      .select(['id', 'display_date'])
      .where('id', 'in', slice)
      .execute();
    for (const { id, display_date } of rows) dates.set(id, display_date);
  }
  return dates;
}

/**
 * Gives quotes other dates.
 *
 * @param now Instant, as a `Clock` gives it.
 */
export async function moveQuotes(
  db: Queries,
  quotes: readonly DatedQuote[],
  now: string,
): Promise<void> {
  for await (const slice of inSlices(quotes)) {
    const rows = slice.map(({ id, displayDate }) => sql`(cast(${id} as integer), ${displayDate})`);
    // Both databases name the columns of bare values so.
    await sql`
      update quotes set display_date = column2, updated_at = ${now}, version = version + 1
      from (values ${sql.join(rows)}) as moved where id = column1`.execute(db);
  }
}

/** Deletes those of the quotes that there are, and says how many. */
export async function deleteQuotes(db: Queries, ids: readonly number[]): Promise<number> {
  const known = [...new Set(ids)].filter((id) => id <= ID_MAX);
  let deleted = 0;
  for await (const slice of inSlices(known)) {
    const { numDeletedRows } = await db
      .deleteFrom('quotes')
      .where('id', 'in', slice)
      .executeTakeFirstOrThrow();
    deleted += Number(numDeletedRows);
  }
  return deleted;
}

/**
 * @param now Instant, as a `Clock` gives it.
 * @returns The new ids, in the order of the quotes.
 */
export async function insertQuotes(
  db: Queries,
  quotes: readonly NewQuote[],
  now: string,
): Promise<number[]> {
  const ids: number[] = [];
  for await (const slice of inSlices(quotes)) {
    const rows = slice.map((quote) => ({ ...toRow(quote), created_at: now, updated_at: now }));
    const inserted = await db.insertInto('quotes').values(rows).returning('id').execute();
    // Both databases give ids in the order of the rows, but promise none to what they return.
    ids.push(...inserted.map(({ id }) => id).sort((a, b) => a - b));
  }
  return ids;
}

/** How many quotes there are on each of the dates, by date; a date without any is left out. */
export async function countQuotesOn(db: Queries, dates: readonly string[]): Promise<DateCount[]> {
  const counts: DateCount[] = [];
  for await (const slice of inSlices(dates)) {
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
