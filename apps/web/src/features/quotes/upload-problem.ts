import {
  type FileNeed,
  KEY_COLUMN,
  kindOfColumn,
  type Need,
  type Preview,
  type PreviewColumn,
  REQUIRED_COLUMNS,
  UploadProblem,
} from '@bahai-friends/contract';
import { ApiError } from '../../api/api-error.ts';

/** The problem with the rows of a file, or the question that it leaves open; null when the error is about neither. */
export function uploadProblemOf(error: Error | null): UploadProblem | null {
  if (!(error instanceof ApiError) || error.status !== 400 || error.body === undefined) return null;
  try {
    const problem = UploadProblem.parse(JSON.parse(error.body));
    return problem.issues.length > 0 || problem.needs?.length ? problem : null;
  } catch {
    return null;
  }
}

/** Codes of problems that are solved by choosing which column is which. */
const ABOUT_COLUMNS: ReadonlySet<string> = new Set([
  'column-missing',
  'column-doubled',
  'heading-of-languages',
]);

export const isAboutColumns = ({ code }: { readonly code: string }): boolean =>
  ABOUT_COLUMNS.has(code);

/**
 * Whether a file only leaves something open: then it is asked about, and nothing has failed. As long as sheet or
 * encoding are open, its rows are only guessed: their problems are shown after the answer.
 */
export function isQuestion(problem: UploadProblem | null): boolean {
  const { needs = [], issues = [] } = problem ?? {};
  const isGuess = needs.includes('sheet') || needs.includes('encoding');
  return isGuess || (needs.length > 0 && issues.every(isAboutColumns));
}

/** The questions about a file that come before its rows. */
export const fileNeeds = (needs: readonly Need[] = []): FileNeed[] =>
  needs.filter((need) => need !== 'changes' && need !== 'outdated');

/** Whether a file opens with a question; otherwise its rows are shown at once. */
export const opensWithQuestion = (problem: UploadProblem): boolean =>
  isQuestion(problem) && fileNeeds(problem.needs).length > 0;

/** The column with dates where none is read as the date: the volunteer is asked about it before it is left out. */
export function dateColumnOf({ needs, columns }: Preview): PreviewColumn | null {
  const [only, ...others] = columns.filter(({ mayBe = [] }) => mayBe.length > 0);
  const isFound = REQUIRED_COLUMNS.every((required) =>
    columns.some(({ column }) => column === required),
  );
  const isAsked = needs.includes('columns') && isFound && others.length === 0;
  const isDate =
    only?.column === null &&
    only.mayBe?.every((column) => column !== KEY_COLUMN && kindOfColumn(column) === 'date');
  return isAsked && isDate ? only : null;
}
