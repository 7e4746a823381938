import type {
  LanguageColumn,
  NewQuote,
  PreviewIssue,
  QuoteColumn,
  SingleProblem,
} from '@bahai-friends/contract';

/** The translations of a row, by column: null where the file has the column and its cell is empty. */
export type TranslatedValues = Readonly<Partial<Record<LanguageColumn, string | null>>>;

/** The values for which files of earlier versions have no column. */
export interface LaterValues {
  /** The later fields of the quote that the file has: the others are as they are stored. */
  readonly fields: readonly QuoteColumn[];
  readonly translated: TranslatedValues;
}

/** A row of a file and what becomes of it, as far as the file says. */
export interface ReadRow {
  /** As a spreadsheet program numbers it. */
  readonly row: number;
  readonly status: 'readable' | 'problem' | 'left out';
  /** The quote of a readable row; of another what was read, or stands in the file where nothing could be. */
  readonly values: Readonly<NewQuote>;
  /** Missing where the file has no such columns. */
  readonly later?: LaterValues;
  /**
   * The columns that the file does not have, though quotes may have something in them; only where the row may belong to a stored
   * quote, which then keeps that.
   */
  readonly missing?: readonly QuoteColumn[];
  /** The text in its key column, '' when it is empty; it need not be the key of a stored quote. */
  readonly key: string;
  readonly issues: readonly PreviewIssue[];
  /** Set when the order of dates decides what its date is. */
  readonly isUndecided?: true;
  /** Set when nobody may give its date: what is said unless the stored quote that it names has that date. */
  readonly unlessKept?: SingleProblem;
}

/** A row with a quote that can be added. */
export type ReadableRow = ReadRow & { readonly status: 'readable' };

/** A row that has a problem or that is left out. */
export type UnreadableRow = ReadRow & { readonly status: 'problem' | 'left out' };

export const isReadable = (row: ReadRow): row is ReadableRow => row.status === 'readable';
export const isUnreadable = (row: ReadRow): row is UnreadableRow => row.status !== 'readable';
