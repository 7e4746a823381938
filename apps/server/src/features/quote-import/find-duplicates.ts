import { type NewQuote, normalizedText } from '@bahai-friends/contract';
import { enclosedText } from '@bahai-friends/contract/quotation-marks';
import { inBatches } from '../../db/batches.ts';
import type { Queries } from '../../db/database.ts';
import { quotesOn, type StoredQuote, undatedQuotes } from '../quotes/quotes.repository.ts';

/** The same for two quotes that are equal but perhaps in their text. */
function restOf({ source, displayDate, referenceUrl }: NewQuote): string {
  return JSON.stringify([displayDate, normalizedText(source), normalizedText(referenceUrl ?? '')]);
}

/** A text without the pair of quotation marks in which it stands; null when it stands in none. */
function withoutMarks(text: string): string | null {
  return enclosedText(text)?.trim() ?? null;
}

/** Quotes of a file by text, then by the rest: one key of both would hold long texts twice. */
class QuotesByContent {
  readonly #rows = new Map<string, Map<string, NewQuote[]>>();

  add(quote: NewQuote): void {
    const text = normalizedText(quote.text);
    this.#rows
      .getOrInsertComputed(withoutMarks(text) ?? text, () => new Map())
      .getOrInsertComputed(restOf(quote), () => [])
      .push(quote);
  }

  /** Those equal to a stored quote, only once: other stored quotes may be equal to it, too. */
  take(stored: NewQuote): readonly NewQuote[] {
    const text = normalizedText(stored.text);
    const bare = withoutMarks(text) ?? text;
    // A text in two pairs has lost one of them when its export is read, and the other one here.
    const barer = withoutMarks(bare);
    return [bare, ...(barer === null ? [] : [barer])].flatMap((each) => this.#take(each, stored));
  }

  #take(text: string, stored: NewQuote): readonly NewQuote[] {
    const sameText = this.#rows.get(text);
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
 * NFC, and whether the text stands in a pair of quotation marks or not: reading takes such a pair off,
 * and stored texts may have one. Of rows that equal each other it is all or none. What is stored is read in slices, between which
 * other requests are served.
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
