import { LISTED_ISSUES_MAX, type NewQuote, type RowIssue } from '@bahai-friends/contract';

/** A file that cannot be taken, with everything that is wrong with it. */
export interface RefusedFile {
  readonly ok: false;
  readonly message: string;
  /** How many problems there are; `issues` has the first of them. */
  readonly total: number;
  readonly issues: readonly RowIssue[];
}

export interface AcceptedFile {
  readonly ok: true;
  readonly quotes: readonly NewQuote[];
  /** Headings that mean nothing to the product. */
  readonly ignoredColumns: readonly string[];
  readonly notes: readonly string[];
}

/** What a file of quotes holds, or why it is refused whole. */
export type QuoteFileReading = AcceptedFile | RefusedFile;

/** @param total How many problems there are, when `issues` does not have all of them. */
export function refusedFile(
  message: string,
  issues: readonly RowIssue[] = [],
  total = issues.length,
): RefusedFile {
  return { ok: false, message, total, issues: issues.slice(0, LISTED_ISSUES_MAX) };
}
