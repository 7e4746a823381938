import type { Translation } from '@bahai-friends/contract';
import type { ReadableRow } from '@bahai-friends/quote-sheet';
import type { Queries } from '../../../db/database.ts';
import { translationsOf } from '../../../db/quote-translations.ts';
import {
  quotesOn,
  type StoredQuote,
  undatedQuotes,
} from '../../quotes/stored-quotes.repository.ts';

/** A stored quote for comparison: with its translations where the file has some. */
export type WholeQuote = StoredQuote & { readonly translations?: readonly Translation[] };

/** The stored quotes that a row of the file could equal: those on its dates, or without one. */
export async function* candidates(
  db: Queries,
  rows: readonly ReadableRow[],
): AsyncGenerator<readonly StoredQuote[]> {
  const dates = new Set(rows.map(({ values }) => values.displayDate));
  if (dates.delete(null)) yield* undatedQuotes(db);
  yield* quotesOn(
    db,
    [...dates].filter((date) => date !== null),
  );
}

/** Some stored quotes with their translations. */
export async function withTranslations(
  db: Queries,
  quotes: readonly StoredQuote[],
): Promise<readonly WholeQuote[]> {
  const ids = quotes.map(({ id }) => id);
  const translations = await translationsOf(db, ids);
  return quotes.map((quote) => ({ ...quote, translations: translations.get(quote.id) ?? [] }));
}
