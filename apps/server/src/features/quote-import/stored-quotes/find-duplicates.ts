import { type NewQuote, normalizedText } from '@bahai-friends/contract';
import { inBatches } from '../../../db/batches.ts';
import type { Queries } from '../../../db/database.ts';
import { quotesOn, type StoredQuote, undatedQuotes } from '../../quotes/quotes.repository.ts';
import { comparableText } from '../rows/comparable-text.ts';

/** The same for two quotes that are equal but perhaps in their text. */
function restOf({ source, displayDate, referenceUrl }: NewQuote): string {
  return JSON.stringify([displayDate, normalizedText(source), normalizedText(referenceUrl ?? '')]);
}

/** Quotes of a file by text, then by the rest: one key of both would hold long texts twice. */
class QuotesByContent {
  readonly #rows = new Map<string, Map<string, NewQuote[]>>();

  add(quote: NewQuote): void {
    this.#rows
      .getOrInsertComputed(comparableText(quote.text), () => new Map())
      .getOrInsertComputed(restOf(quote), () => [])
      .push(quote);
  }

  /** Those equal to a stored quote, only once: other stored quotes may be equal to it, too. */
  take(stored: NewQuote): readonly NewQuote[] {
    const sameText = this.#rows.get(comparableText(stored.text));
    if (!sameText) return [];
    const rest = restOf(stored);
    const equal = sameText.get(rest) ?? [];
    sameText.delete(rest);
    return equal;
  }
}

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

/**
 * The quotes of a file that equal a stored one in text, source, date and link, trimmed and in Unicode
 * NFC, whether or not the text stands in quotation marks. Of rows that equal each other it is all or none.
 * What is stored is read in slices, between which other requests are served.
 *
 * @param db The transaction that adds the others: outside of it, what is stored may change meanwhile.
 */
export async function findDuplicates(
  db: Queries,
  quotes: readonly NewQuote[],
): Promise<ReadonlySet<NewQuote>> {
  const rows = new QuotesByContent();
  for await (const batch of inBatches(quotes)) {
    for (const quote of batch) rows.add(quote);
  }
  const duplicates = new Set<NewQuote>();
  for await (const batch of candidates(db, quotes)) {
    for (const stored of batch) {
      for (const quote of rows.take(stored)) duplicates.add(quote);
    }
  }
  return duplicates;
}
