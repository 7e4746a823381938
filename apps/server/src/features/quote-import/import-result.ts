import { LISTED_ISSUES_MAX, type NewQuote, type RowIssue } from '@bahai-friends/contract';

/** A file that cannot be imported, with everything that is wrong with it. */
export interface RejectedFile {
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

/** The quotes of a file, or why it is rejected whole. */
export type ImportResult = AcceptedFile | RejectedFile;

/** @param total How many problems there are, when `issues` does not have all of them. */
export function rejectedFile(
  message: string,
  issues: readonly RowIssue[] = [],
  total = issues.length,
): RejectedFile {
  return { ok: false, message, total, issues: issues.slice(0, LISTED_ISSUES_MAX) };
}
