import type { RowIssue, UploadProblem } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/workbench';
import { told } from '../../../../texts/told.ts';
import { saveAs } from '../../../../ui/save-as.ts';
import { judgeRow } from './judge-row.ts';
import { editedRow, rowsWith, type WorkbenchState } from './workbench-state.ts';

type ShownIssue = Pick<RowIssue, 'row' | 'column' | 'message'>;

/** The problems of a file, as far as people see them. */
interface ShownProblems extends Pick<UploadProblem, 'message' | 'total'> {
  readonly issues: readonly ShownIssue[];
}

/** The problems of a file as the text of a file: says so when not all of them are listed. */
function problemReport({ message, total, issues }: ShownProblems): string {
  const part = total > issues.length ? texts.partOfProblems(issues.length, total) : '';
  const lines = issues.map(({ row, column, message: said }) =>
    texts.problemLine(row, column, said),
  );
  return `${[message, part, ...lines].filter(Boolean).join('\n')}\n`;
}

/** The problems as they are now; before the file is read, those that the server has named. */
function problemsOf(state: WorkbenchState, rejection: UploadProblem): ShownProblems {
  const message = told(rejection);
  if (state.preview === null) {
    const issues = rejection.issues.map((issue) => ({ ...issue, message: told(issue) }));
    return { message, total: rejection.total, issues };
  }
  const issues = rowsWith(state, 'problem').flatMap((row) =>
    judgeRow(editedRow(state, row)).issues.map((issue) => ({ row: row.row, ...issue })),
  );
  return { message, total: issues.length, issues };
}

/** Saves the problems of a file as a text file. */
export function saveProblems(state: WorkbenchState, rejection: UploadProblem): void {
  const report = problemReport(problemsOf(state, rejection));
  saveAs(new Blob([report], { type: 'text/plain' }), 'upload-problems.txt');
}
