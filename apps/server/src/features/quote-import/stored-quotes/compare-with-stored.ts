import type { DateCount, NewQuote } from '@bahai-friends/contract';
import { inBatches } from '../../../db/batches.ts';
import type { Queries } from '../../../db/database.ts';
import { quotesOn, type StoredQuote, undatedQuotes } from '../../quotes/quotes.repository.ts';
import { ContentIndex } from '../rows/content-index.ts';
import { countByDate } from './count-by-date.ts';

/** The stored quotes that a row of the file could equal: those on its dates, or without one. */
async function* candidates(
  db: Queries,
  quotes: readonly NewQuote[],
): AsyncGenerator<readonly StoredQuote[]> {
  const dates = new Set(quotes.map(({ displayDate }) => displayDate));
  if (dates.delete(null)) yield* undatedQuotes(db);
  yield* quotesOn(
    db,
    [...dates].filter((date) => date !== null),
  );
}

/** What is stored already of the quotes of a file, or on their dates. */
export interface StoredComparison {
  /** The quotes of the file that equal a stored one. */
  readonly duplicates: ReadonlySet<NewQuote>;
  /** How many quotes are stored on each date of the file that has any, in the order of the dates. */
  readonly taken: DateCount[];
}

/**
 * Compares the quotes of a file with the stored ones. Two are equal when text, source, date and link are,
 * trimmed and in Unicode NFC, whether or not the text stands in quotation marks. What is stored is read in
 * slices, between which other requests are served.
 *
 * @param db The transaction that adds the others: outside of it, what is stored may change meanwhile.
 */
export async function compareWithStored(
  db: Queries,
  quotes: readonly NewQuote[],
): Promise<StoredComparison> {
  const rows = new ContentIndex<NewQuote>();
  for await (const batch of inBatches(quotes)) {
    for (const quote of batch) rows.add(quote);
  }
  const duplicates = new Set<NewQuote>();
  const dated: Pick<NewQuote, 'displayDate'>[] = [];
  for await (const batch of candidates(db, quotes)) {
    for (const stored of batch) {
      for (const quote of rows.take(stored)) duplicates.add(quote);
      if (stored.displayDate !== null) dated.push({ displayDate: stored.displayDate });
    }
  }
  return { duplicates, taken: countByDate(dated) };
}
