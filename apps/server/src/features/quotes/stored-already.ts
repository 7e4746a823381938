import { type NewQuote, normalizedText } from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import { slicesOf } from '../../db/slices.ts';
import { quotesOn, type StoredQuote, undatedQuotes } from './quotes.repository.ts';

/** The same for two quotes that are equal in text, source, date and link. */
function contentKey({ text, source, displayDate, referenceUrl }: NewQuote): string {
  const words = [text, source, referenceUrl ?? ''].map(normalizedText);
  return JSON.stringify([displayDate, ...words]);
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
 * Which quotes of a file equal a stored one in text, source, date and link, trimmed and in Unicode
 * NFC. Of rows that equal each other it is all or none. What is stored is read in slices, and others
 * are answered between them.
 *
 * @param db The transaction that adds the others, or what was found may have changed by then.
 */
export async function rowsStoredAlready(
  db: Queries,
  quotes: readonly NewQuote[],
): Promise<ReadonlySet<NewQuote>> {
  const rows = new Map<string, NewQuote[]>();
  for await (const slice of slicesOf(quotes)) {
    for (const quote of slice) {
      const key = contentKey(quote);
      const equal = rows.get(key);
      if (equal) equal.push(quote);
      else rows.set(key, [quote]);
    }
  }
  const same = new Set<NewQuote>();
  for await (const slice of candidates(db, quotes)) {
    for (const stored of slice) {
      const key = contentKey(stored);
      for (const quote of rows.get(key) ?? []) same.add(quote);
      rows.delete(key);
    }
  }
  return same;
}
