import {
  LISTED_ISSUES_MAX,
  type Need,
  type NewQuote,
  type Preview,
  type PreviewRow,
  type RowIssue,
} from '@bahai-friends/contract';

/** A quote of a file, with the row where it stands. */
export interface ImportedQuote extends NewQuote {
  readonly row: number;
}

/** A file that cannot be imported, with everything that is wrong with it. */
export interface RejectedFile {
  readonly ok: false;
  readonly message: string;
  /** How many problems there are; `issues` has the first of them. */
  readonly total: number;
  readonly issues: readonly RowIssue[];
  /** What a recipe has to say. */
  readonly needs?: readonly Need[];
}

export interface AcceptedFile {
  readonly ok: true;
  /** Without rows that equal an earlier one. */
  readonly quotes: readonly ImportedQuote[];
  /** How many rows equal an earlier one. */
  readonly repeated: number;
  /** Headings that mean nothing to the product. */
  readonly ignoredColumns: readonly string[];
  readonly notes: readonly string[];
}

/** The quotes of a file, or why it is rejected whole. */
export type ImportResult = AcceptedFile | RejectedFile;

/** How a file is read, whatever is wrong with its rows. */
export interface FilePreview extends Omit<Preview, 'rows' | 'counts'> {
  readonly ok: true;
  /** The rows that can be added, unless the database says otherwise; whole. */
  readonly quotes: readonly ImportedQuote[];
  /** The other rows: with problems, left out, or equal to an earlier one; whole. */
  readonly others: readonly PreviewRow[];
}

/** How a file is read, or why nothing of it can be. */
export type PreviewResult = FilePreview | RejectedFile;

/** @param total How many problems there are, when `issues` does not have all of them. */
export function rejectedFile(
  message: string,
  issues: readonly RowIssue[] = [],
  total = issues.length,
): RejectedFile {
  return { ok: false, message, total, issues: issues.slice(0, LISTED_ISSUES_MAX) };
}
