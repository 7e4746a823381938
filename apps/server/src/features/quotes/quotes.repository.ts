import type {
  DateCount,
  NewWholeQuote,
  OriginalQuote,
  Quote,
  Translation,
  WholeQuote,
} from '@bahai-friends/contract';
import { isLanguage } from '@bahai-friends/languages';
import { sql } from 'kysely';
import { ID_MAX, type Queries } from '../../db/database.ts';
import { toQuote, toRow, type WrittenQuote } from '../../db/quote-rows.ts';
import {
  insertTranslations,
  replaceTranslations,
  translationsOf,
} from '../../db/quote-translations.ts';
import { inSlices } from '../../db/slices.ts';

/** Quotes with the languages of their translations, in any order. */
const selectListed = (db: Queries) =>
  db
    .selectFrom('quotes')
    .selectAll('quotes')
    .select(({ selectFrom }) =>
      selectFrom('quote_translations')
        .select(sql<string>`string_agg(language, ',')`.as('codes'))
        .whereRef('quote_id', '=', 'quotes.id')
        .as('codes'),
    );

type ListedRow = Awaited<ReturnType<ReturnType<typeof selectListed>['execute']>>[number];

/** The codes are sorted here: an aggregate that sorts takes twice the time for the whole list. */
const toListed = ({ codes, ...row }: ListedRow): Quote => ({
  ...toQuote(row),
  languages: codes === null ? [] : codes.split(',').filter(isLanguage).sort(),
});

/** All quotes by display date, undated last; quotes of one day in the order in which they were added. */
export async function listQuotes(db: Queries): Promise<Quote[]> {
  const rows = await selectListed(db)
    .orderBy(sql`case when display_date is null then 1 else 0 end`)
    .orderBy('display_date')
    .orderBy('id')
    .execute();
  return rows.map(toListed);
}

/** @param date Civil day. */
export async function listQuotesOn(db: Queries, date: string): Promise<Quote[]> {
  const rows = await selectListed(db).where('display_date', '=', date).orderBy('id').execute();
  return rows.map(toListed);
}

/** The version of the quote is read before its translations, so that a change based on that version misses none. */
const whole = (quote: OriginalQuote, translations: readonly Translation[] = []): WholeQuote => ({
  ...quote,
  languages: translations.map(({ language }) => language),
  translations: [...translations],
});

/** All quotes with their translations, by id. */
export async function listWholeQuotes(db: Queries): Promise<WholeQuote[]> {
  const rows = await db.selectFrom('quotes').selectAll().orderBy('id').execute();
  const translations = await translationsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => whole(toQuote(row), translations.get(row.id)));
}

export async function findQuote(db: Queries, id: number): Promise<WholeQuote | null> {
  if (id > ID_MAX) return null;
  const row = await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? whole(toQuote(row), (await translationsOf(db, [id])).get(id)) : null;
}

/** Who adds quotes, and when. */
export interface Addition {
  /** The user's present name; null when no user adds them. */
  readonly by: string | null;
  /** Instant, as a `Clock` gives it. */
  readonly at: string;
}

const added = ({ by, at }: Addition) => ({ added_by: by, created_at: at, updated_at: at });

export async function insertQuote(
  db: Queries,
  quote: NewWholeQuote,
  addition: Addition,
): Promise<WholeQuote> {
  const row = await db
    .insertInto('quotes')
    .values({ ...toRow(quote), ...added(addition) })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (quote.translations.length === 0) return whole(toQuote(row));
  await insertTranslations(db, [{ id: row.id, translations: quote.translations }]);
  return whole(toQuote(row), (await translationsOf(db, [row.id])).get(row.id));
}

/**
 * @param now Instant, as a `Clock` gives it.
 *
 * @throws NoResultError for an unknown id: the caller has to look it up in the same transaction.
 */
export async function updateQuote(
  db: Queries,
  id: number,
  quote: WrittenQuote,
  now: string,
): Promise<WholeQuote> {
  const row = await db
    .updateTable('quotes')
    .set({ ...toRow(quote), updated_at: now })
    .set(({ eb, ref }) => ({ version: eb(ref('version'), '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { translations } = quote;
  if (translations !== undefined) await replaceTranslations(db, [{ id, translations }]);
  return whole(toQuote(row), (await translationsOf(db, [id])).get(id));
}

/** A quote with its present or new date: a civil day. */
export interface DatedQuote {
  readonly id: number;
  readonly displayDate: string;
}

/** The dates of those quotes that exist, by id. */
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
 * Sets new dates of quotes.
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
    // Both databases give the columns of bare values these names.
    await sql`
      update quotes set display_date = column2, updated_at = ${now}, version = version + 1
      from (values ${sql.join(rows)}) as moved where id = column1`.execute(db);
  }
}

/** Deletes those of the quotes that exist, and returns how many. */
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

/** @returns The new ids, in the order of the quotes. */
export async function insertQuotes(
  db: Queries,
  quotes: readonly WrittenQuote[],
  addition: Addition,
): Promise<number[]> {
  const ids: number[] = [];
  for await (const slice of inSlices(quotes)) {
    const rows = slice.map((quote) => ({ ...toRow(quote), ...added(addition) }));
    const inserted = await db.insertInto('quotes').values(rows).returning('id').execute();
    // Both databases give ids in the order of the rows, but do not guarantee the order of returned rows.
    const own = inserted.map(({ id }) => id).sort((a, b) => a - b);
    await insertTranslations(
      db,
      own.map((id, index) => ({ id, translations: slice[index]?.translations ?? [] })),
    );
    ids.push(...own);
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
