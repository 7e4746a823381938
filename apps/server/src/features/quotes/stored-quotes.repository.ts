import type { OriginalQuote } from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import { AS_FIELDS, changeQuotes, type QuoteChange } from '../../db/quote-rows.ts';
import { translationsOf } from '../../db/quote-translations.ts';
import { inSlices, readInSlices, SLICE_ROWS } from '../../db/slices.ts';

/** A stored quote with the fields that a volunteer wrote, and with its version. */
export type StoredQuote = Omit<OriginalQuote, 'updatedAt' | 'addedBy'>;

const SEARCHED_FIELDS = ['text', 'source', 'credit'] as const;

const selectStored = (db: Queries) =>
  db.selectFrom('quotes').select(['id', ...AS_FIELDS, 'created_at as createdAt', 'version']);

/** Those of the quotes that exist, in slices. */
export async function* quotesWithIds(
  db: Queries,
  ids: readonly number[],
): AsyncGenerator<readonly StoredQuote[]> {
  for await (const slice of inSlices(ids)) {
    yield await selectStored(db).where('id', 'in', slice).execute();
  }
}

/** All quotes, in slices. */
export function everyQuote(db: Queries): AsyncGenerator<readonly StoredQuote[]> {
  return readInSlices((last?: StoredQuote) =>
    selectStored(db)
      .where('id', '>', last?.id ?? 0)
      .orderBy('id')
      .limit(SLICE_ROWS)
      .execute(),
  );
}

/** The quotes without a date, in slices. */
export function undatedQuotes(db: Queries): AsyncGenerator<readonly StoredQuote[]> {
  return readInSlices((last?: StoredQuote) =>
    selectStored(db)
      .where('display_date', 'is', null)
      .where('id', '>', last?.id ?? 0)
      .orderBy('id')
      .limit(SLICE_ROWS)
      .execute(),
  );
}

/**
 * The quotes on some dates, in slices, even where one date has more quotes than a slice.
 *
 * @param dates Each once.
 */
export async function* quotesOn(
  db: Queries,
  dates: readonly string[],
): AsyncGenerator<readonly StoredQuote[]> {
  for await (const slice of inSlices(dates)) {
    yield* readInSlices((last?: StoredQuote) => {
      const date = last?.displayDate ?? '';
      const left = slice.filter((each) => each >= date);
      return selectStored(db)
        .where('display_date', 'in', left)
        .where((eb) => eb(eb.refTuple('display_date', 'id'), '>', eb.tuple(date, last?.id ?? 0)))
        .orderBy('display_date')
        .orderBy('id')
        .limit(SLICE_ROWS)
        .execute();
    });
  }
}

/**
 * Changes quotes and increases their versions; other requests are answered between slices.
 *
 * @param changes Each quote once.
 * @param now Instant, as a `Clock` gives it.
 */
export async function updateQuotes(
  db: Queries,
  changes: readonly QuoteChange[],
  now: string,
): Promise<void> {
  for await (const slice of inSlices(changes)) await changeQuotes(db, slice, now);
}

/** The texts of a quote that are searched. */
export interface SearchedQuote {
  readonly id: number;
  /** The texts of the quote and of its translations; null for a field without one. */
  readonly texts: readonly (string | null)[];
}

/** The first `most` quotes after an id, with the texts that are searched. */
export async function searchedQuotes(
  db: Queries,
  after: number,
  most: number,
): Promise<SearchedQuote[]> {
  const quotes = await db
    .selectFrom('quotes')
    .select(['id', ...SEARCHED_FIELDS])
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  const ids = quotes.map(({ id }) => id);
  const translations = await translationsOf(db, ids);
  return quotes.map((quote) => ({
    id: quote.id,
    texts: [quote, ...(translations.get(quote.id) ?? [])].flatMap((each) =>
      SEARCHED_FIELDS.map((field) => each[field]),
    ),
  }));
}
