import {
  LISTED_ISSUES_MAX,
  type Need,
  type NewQuote,
  type Preview,
  type PreviewRow,
  type RowIssue,
} from '@bahai-friends/contract';
import type { RecipeChoices } from './recipe/recipe-choices.ts';

/** A quote of a file, with the row where it stands. */
export interface ImportedQuote extends NewQuote {
  readonly row: number;
  /** What stands in the row as the key of a stored quote; nobody knows yet whether it is one. */
  readonly key?: string;
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
  readonly quotes: readonly ImportedQuote[];
  readonly choices: RecipeChoices;
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
  /** The other rows: with problems or left out; whole. */
  readonly others: readonly PreviewRow[];
  readonly choices: RecipeChoices;
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
