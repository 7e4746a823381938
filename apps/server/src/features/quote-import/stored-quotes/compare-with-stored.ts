import { KEY_COLUMN, type PreviewIssue } from '@bahai-friends/contract';
import type { ReadableRow, ReadRow, UnreadableRow } from '@bahai-friends/quote-sheet';
import { ContentIndex } from '@bahai-friends/quote-sheet/content-index';
import { isReadable, isUnreadable } from '@bahai-friends/quote-sheet/file-row';
import type { Queries } from '../../../db/database.ts';
import { inSlices } from '../../../db/slices.ts';
import { quotesWithIds, type StoredQuote } from '../../quotes/stored-quotes.repository.ts';
import { daysNotKept } from '../keys/kept-days.ts';
import { type ParsedKey, parseKey, type QuoteKeys } from '../keys/quote-key.ts';
import type { PlanQuote, PlanRow } from '../plan/plan-upload.ts';
import { completeRows } from './complete-rows.ts';
import { doubledKeys } from './doubled-keys.ts';
import { type Excerpt, excerptOf } from './excerpt.ts';
import {
  differsBeyondOriginal,
  quoteOfRow,
  type RowQuote,
  type TranslatedQuote,
} from './row-quote.ts';
import { candidates, type WholeQuote, withTranslations } from './whole-quotes.ts';

/** The rows of a file. */
export interface FileRows {
  readonly rows: readonly ReadableRow[];
  /** Those that are left out or have problems. */
  readonly others: readonly UnreadableRow[];
}

/** A row of the file with the quote that it adds, or with the new values of its stored quote. */
export interface ComparedRow extends PlanRow {
  readonly read: ReadableRow;
  readonly quote: TranslatedQuote;
  /** Whether an equal quote is stored that has everything of the row. */
  readonly isThere: boolean;
}

/** A stored quote that a row names, whose original is that of another row. */
export interface EqualledQuote {
  readonly id: number;
  /** The row that names it. */
  readonly by: ReadableRow;
  readonly quote: TranslatedQuote;
}

/** What a row adds to a stored quote with the same original that no row names. */
interface Addition extends RowQuote {
  readonly id: number;
  readonly version: number;
}

/** A stored quote with the beginnings of its text and source. */
export interface ComparedQuote extends PlanQuote, Excerpt {}

/** The stored quotes that the rows of a file equal, share a date with, or name by a key. */
export interface StoredComparison {
  /** In the order of the file; without the rows of `problems`. */
  readonly rows: readonly ComparedRow[];
  /** By id. Quotes without a date are included only when a row equals or names them. */
  readonly stored: ReadonlyMap<number, ComparedQuote>;
  /** By their content: they are in the way of the other row where they stay. */
  readonly equalled: ReadonlyMap<number, readonly EqualledQuote[]>;
  /** Rows that cannot be what their stored quote becomes, or whose key is in another row, too. */
  readonly problems: ReadonlyMap<ReadableRow, PreviewIssue>;
  /** Those of all rows of the file, also of the others. */
  readonly dates: ReadonlySet<string | null>;
  /** How many rows have a key that no stored quote has. */
  readonly unknownKeys: number;
  /** The rows that are left out or have a problem of their own, with what missing columns leave to stored quotes. */
  readonly others: readonly UnreadableRow[];
  /** By row number, of all rows of the file: the id of the stored quote that the row's key names. */
  readonly named: ReadonlyMap<number, number>;
}

/** Of one content; more are not looked at: equal stored quotes are rare. */
const EQUALLED_MAX = 5;

/** Collects the rows of a file and the stored quotes that they concern. */
class Comparison {
  readonly #index = new ContentIndex();
  readonly #contents = new Map<ReadableRow, number>();
  /** By the id in their key. */
  readonly #named = new Map<number, { row: ReadRow; key: ParsedKey }[]>();
  /** The stored quotes that any row names by a genuine key. */
  readonly #inKeys = new Set<number>();
  /** By row number: the id in a genuine key. */
  readonly #idOfRow = new Map<number, number>();
  readonly #keys = new Map<ReadableRow, ParsedKey>();
  /** By content. */
  readonly #rows = new Map<number, ReadableRow[]>();
  /** The rows with the same original as the quote that they name. */
  readonly #own = new Set<ReadableRow>();
  /** The new values of stored quotes by the rows that name them, where they differ. */
  readonly #changed = new Map<ReadableRow, RowQuote>();
  /** The rows with the same original as the quote that they name, but other translations. */
  readonly #translating = new Set<ReadableRow>();
  /** What rows add to stored quotes with the same original; null for rows that add nothing. */
  readonly #additions = new Map<ReadableRow, Addition | null>();
  /** By content: the row that may add something to equal stored quotes. */
  readonly #adding = new Map<number, ReadableRow | undefined>();
  readonly #equalled = new Map<number, EqualledQuote[]>();
  readonly stored = new Map<number, ComparedQuote>();

  addRow(row: ReadableRow): void {
    const content = this.#index.add(row.values);
    this.#contents.set(row, content);
    this.#rows.getOrInsertComputed(content, () => []).push(row);
    this.#addKey(row);
  }

  /** Takes a row that is left out or has a problem: what it equals or names is in the file. */
  addOther(row: UnreadableRow): void {
    this.#index.add(row.values);
    this.#addKey(row);
  }

  #addKey(row: ReadRow): void {
    const key = parseKey(row.key);
    if (key) this.#named.getOrInsertComputed(key.id, () => []).push({ row, key });
  }

  get namedIds(): number[] {
    return [...this.#named.keys()];
  }

  /** Takes a stored quote that rows name, if their keys are genuine. */
  addNamed(stored: WholeQuote, keys: QuoteKeys): void {
    for (const { row, key } of this.#named.get(stored.id) ?? []) {
      if (!keys.isOf(key, stored)) continue;
      this.#inKeys.add(stored.id);
      this.#idOfRow.set(row.row, stored.id);
      if (!isReadable(row)) continue;
      this.#keys.set(row, key);
      const content = this.#index.find(stored);
      if (!this.stored.has(stored.id)) this.#store(stored, content);
      const becomes = quoteOfRow(row, stored, true);
      const isTranslating = differsBeyondOriginal(stored, becomes.quote);
      const isSame = content === this.#contents.get(row);
      if (isSame) this.#own.add(row);
      if (isSame && isTranslating) this.#translating.add(row);
      const equal = content === null ? [] : (this.#rows.get(content) ?? []);
      const isEqualled = equal.some((other) => other !== row);
      if (!isSame || isTranslating || becomes.issue || isEqualled) this.#changed.set(row, becomes);
      if (isEqualled && content !== null) this.#addEqualled(content, row, stored);
    }
  }

  #addEqualled(content: number, by: ReadableRow, stored: WholeQuote): void {
    const equalled = this.#equalled.getOrInsertComputed(content, () => []);
    if (equalled.length < EQUALLED_MAX) equalled.push({ id: stored.id, by, quote: stored });
  }

  addCandidate(stored: WholeQuote): void {
    if (this.stored.has(stored.id)) return;
    const content = this.#index.find(stored);
    if (stored.displayDate !== null || content !== null) this.#store(stored, content);
    if (content !== null) this.#addTo(stored, content);
  }

  /** The first row with a content, of those that do not name a stored quote with it. */
  #addingRow(content: number): ReadableRow | undefined {
    return this.#adding.getOrInsertComputed(content, () =>
      this.#rows.get(content)?.find((row) => !this.#own.has(row)),
    );
  }

  /**
   * Takes a stored quote that no row names, and whose original equals that of a row. It stays, so that a row with the key
   * of another quote cannot make that its like.
   */
  #addTo(stored: WholeQuote, content: number): void {
    const row = this.#addingRow(content);
    if (row?.later === undefined) return;
    const becomes = quoteOfRow(row, stored, false);
    const isMore = becomes.issue !== null || differsBeyondOriginal(stored, becomes.quote);
    // Of several equal quotes the first gets the addition, unless another one has it already.
    if (!isMore) this.#additions.set(row, null);
    else if (!this.#additions.has(row)) {
      const { id, version } = stored;
      this.#additions.set(row, { id, version, ...becomes });
    }
  }

  #store(quote: StoredQuote, content: number | null): void {
    const { id, version, displayDate } = quote;
    const isNamed = this.#inKeys.has(id);
    this.stored.set(id, { id, version, displayDate, content, isNamed, ...excerptOf(quote) });
  }

  #problems(rows: readonly ReadableRow[]): Map<ReadableRow, PreviewIssue> {
    const storedDay = (row: ReadableRow) =>
      this.stored.get(this.#keys.get(row)?.id ?? 0)?.displayDate;
    const problems = new Map(daysNotKept(rows, storedDay));
    for (const [row, { issue }] of this.#changed) if (issue) problems.set(row, issue);
    for (const [row, addition] of this.#additions) {
      if (addition?.issue) problems.set(row, addition.issue);
    }
    for (const [row, said] of doubledKeys(this.#keys)) {
      problems.set(row, { column: KEY_COLUMN, ...said });
    }
    return problems;
  }

  #compared(row: ReadableRow): ComparedRow {
    const added = this.#additions.get(row);
    const addition = added ?? null;
    const becomes = addition ?? this.#changed.get(row) ?? quoteOfRow(row, null, false);
    return {
      read: row,
      row: row.row,
      displayDate: row.values.displayDate,
      content: this.#contents.get(row) ?? 0,
      key: addition ?? this.#keys.get(row) ?? null,
      isTranslating: this.#translating.has(row) || addition !== null,
      isThere: added === null || (this.#own.has(row) && !this.#translating.has(row)),
      quote: becomes.quote,
    };
  }

  result(completed: readonly ReadRow[]): StoredComparison {
    const rows = completed.filter(isReadable);
    const problems = this.#problems(rows);
    const compared = rows.filter((row) => !problems.has(row)).map((row) => this.#compared(row));
    const unknown = rows.filter((row) => row.key !== '' && !this.#keys.has(row)).length;
    return {
      rows: compared,
      stored: this.stored,
      equalled: this.#equalled,
      problems,
      dates: new Set(completed.map(({ values }) => values.displayDate)),
      unknownKeys: unknown,
      others: completed.filter(isUnreadable),
      named: this.#idOfRow,
    };
  }
}

/**
 * Compares the rows of a file with the stored quotes. Two are equal when all fields of the originals are, trimmed and
 * in Unicode NFC, whether or not the text stands in quotation marks. Stored quotes are read in slices, between which
 * other requests are served.
 *
 * @param db The transaction that stores the others: outside of it, stored quotes may change meanwhile.
 * @param keys Null when the installation has made none yet.
 */
export async function compareWithStored(
  db: Queries,
  read: FileRows,
  keys: QuoteKeys | null,
): Promise<StoredComparison> {
  const completed = await completeRows(db, [...read.rows, ...read.others], keys);
  const rows = completed.filter(isReadable);
  const comparison = new Comparison();
  // Without such columns, translations stay unchanged.
  const isTranslated = rows.some(({ later }) => later !== undefined);
  const whole = (slice: readonly StoredQuote[]) =>
    isTranslated ? withTranslations(db, slice) : slice;
  for await (const slice of inSlices(completed)) {
    for (const row of slice) {
      if (isReadable(row)) comparison.addRow(row);
      else if (isUnreadable(row)) comparison.addOther(row);
    }
  }
  if (keys) {
    for await (const slice of quotesWithIds(db, comparison.namedIds)) {
      for (const stored of await whole(slice)) comparison.addNamed(stored, keys);
    }
  }
  for await (const slice of candidates(db, rows)) {
    for (const stored of await whole(slice)) comparison.addCandidate(stored);
  }
  return comparison.result(completed);
}
