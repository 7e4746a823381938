import {
  type AnyProblem,
  type FileNotes,
  LISTED_ISSUES_MAX,
  type Need,
  type Preview,
  type RowIssue,
  type SingleProblem,
  say,
} from '@bahai-friends/contract';
import type { ReadableRow, ReadRow, UnreadableRow } from './file-row.ts';
import type { RecipeChoices } from './recipe/recipe-choices.ts';

/** A file that cannot be imported, with everything that is wrong with it. */
export interface RejectedFile extends AnyProblem {
  readonly ok: false;
  /** How many problems there are; `issues` has the first of them. */
  readonly total: number;
  readonly issues: readonly RowIssue[];
  /** The questions that a recipe has to answer. */
  readonly needs?: readonly Need[];
}

export interface AcceptedFile extends FileNotes {
  readonly ok: true;
  /** Those with quotes, without the rows that are left out. */
  readonly rows: readonly ReadableRow[];
  /** Those that are left out. */
  readonly others: readonly UnreadableRow[];
  readonly choices: RecipeChoices;
}

/** The quotes of a file, or why it is rejected whole. */
export type ImportResult = AcceptedFile | RejectedFile;

/** How a file is read, whatever is wrong with its rows. */
export interface FilePreview extends Omit<Preview, 'rows' | 'counts'> {
  readonly ok: true;
  /** All rows, none of their values cut. */
  readonly rows: readonly ReadRow[];
  readonly choices: RecipeChoices;
}

/** How a file is read, or why nothing of it can be. */
export type PreviewResult = FilePreview | RejectedFile;

/** @param total How many problems there are, when `issues` does not have all of them. */
export function rejectedFile(
  said: AnyProblem,
  issues: readonly RowIssue[] = [],
  total = issues.length,
): RejectedFile {
  return { ok: false, ...said, total, issues: issues.slice(0, LISTED_ISSUES_MAX) };
}

/** Several things that are said of a file as one. */
export function sayOfFile(said: readonly SingleProblem[]): AnyProblem {
  const [only, ...others] = said;
  return only && others.length === 0
    ? only
    : say('refused-file', { said: said.map(({ code, values }) => ({ code, values })) });
}
