import type { NewQuote } from '@bahai-friends/contract';
import type { Queries } from '../../../db/database.ts';
import { inSlices } from '../../../db/slices.ts';
import {
  quotesOn,
  quotesWithIds,
  type StoredQuote,
  undatedQuotes,
} from '../../quotes/stored-quotes.repository.ts';
import type { ImportedQuote } from '../import-result.ts';
import { type ParsedKey, parseKey, type QuoteKeys } from '../keys/quote-key.ts';
import type { PlanQuote, PlanRow } from '../plan/plan-upload.ts';
import { ContentIndex } from '../rows/content-index.ts';
import { doubledKeys } from './doubled-keys.ts';
import { type Excerpt, excerptOf } from './excerpt.ts';

/** A row of the file with its quote. */
export interface ComparedRow extends PlanRow {
  readonly quote: ImportedQuote;
}

/** A stored quote with the beginnings of its text and source. */
export interface ComparedQuote extends PlanQuote, Excerpt {}

/** What is stored already of the quotes of a file, on their dates, or under their keys. */
export interface StoredComparison {
  /** In the order of the file; without those of `problems`. */
  readonly rows: readonly ComparedRow[];
  /** By id. Of quotes without a date there are only those that a row equals or names. */
  readonly stored: ReadonlyMap<number, ComparedQuote>;
  /** Quotes whose key stands in another row, too, and what is said of them. */
  readonly problems: ReadonlyMap<ImportedQuote, string>;
  /** How many rows have a key that no stored quote has. */
  readonly unknownKeys: number;
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

/** Collects what is known of the quotes of a file and of stored ones. */
class Comparison {
  readonly #index = new ContentIndex();
  readonly #contents = new Map<ImportedQuote, number>();
  /** By the id that they name. */
  readonly #named = new Map<number, { quote: ImportedQuote; key: ParsedKey }[]>();
  readonly #keys = new Map<ImportedQuote, ParsedKey>();
  readonly stored = new Map<number, ComparedQuote>();

  addRow(quote: ImportedQuote): void {
    this.#contents.set(quote, this.#index.add(quote));
    const key = quote.key === undefined ? null : parseKey(quote.key);
    if (key) this.#named.getOrInsertComputed(key.id, () => []).push({ quote, key });
  }

  get namedIds(): number[] {
    return [...this.#named.keys()];
  }

  /** Takes a stored quote that rows name, if their keys are true. */
  addNamed(stored: StoredQuote, keys: QuoteKeys): void {
    for (const { quote, key } of this.#named.get(stored.id) ?? []) {
      if (!keys.isOf(key, stored)) continue;
      this.#keys.set(quote, key);
      if (!this.stored.has(stored.id)) this.#store(stored, this.#index.find(stored));
    }
  }

  addCandidate(stored: StoredQuote): void {
    if (this.stored.has(stored.id)) return;
    const content = this.#index.find(stored);
    if (stored.displayDate !== null || content !== null) this.#store(stored, content);
  }

  #store(quote: StoredQuote, content: number | null): void {
    const { id, version, displayDate } = quote;
    this.stored.set(id, { id, version, displayDate, content, ...excerptOf(quote) });
  }

  result(quotes: readonly ImportedQuote[]): StoredComparison {
    const problems = doubledKeys(this.#keys);
    const rows = quotes
      .filter((quote) => !problems.has(quote))
      .map((quote) => ({
        row: quote.row,
        displayDate: quote.displayDate,
        content: this.#contents.get(quote) ?? 0,
        key: this.#keys.get(quote) ?? null,
        quote,
      }));
    const unknown = quotes.filter(
      (quote) => quote.key !== undefined && !this.#keys.has(quote),
    ).length;
    return { rows, stored: this.stored, problems, unknownKeys: unknown };
  }
}

/**
 * Compares the quotes of a file with the stored ones. Two are equal when text, source, date and link are,
 * trimmed and in Unicode NFC, whether or not the text stands in quotation marks. What is stored is read in
 * slices, between which other requests are served.
 *
 * @param db The transaction that stores the others: outside of it, what is stored may change meanwhile.
 * @param keys Null when the installation has made none yet.
 */
export async function compareWithStored(
  db: Queries,
  quotes: readonly ImportedQuote[],
  keys: QuoteKeys | null,
): Promise<StoredComparison> {
  const comparison = new Comparison();
  for await (const slice of inSlices(quotes)) {
    for (const quote of slice) comparison.addRow(quote);
  }
  if (keys) {
    for await (const slice of quotesWithIds(db, comparison.namedIds)) {
      for (const stored of slice) comparison.addNamed(stored, keys);
    }
  }
  for await (const slice of candidates(db, quotes)) {
    for (const stored of slice) comparison.addCandidate(stored);
  }
  return comparison.result(quotes);
}
