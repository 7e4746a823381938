import { formatNumber, type RowIssue, type UploadProblem } from '@bahai-friends/contract';
import { saveAs } from '../../../../ui/save-as.ts';
import { judgeRow } from './judge-row.ts';
import { editedRow, rowsWith, type WorkbenchState } from './workbench-state.ts';

type ShownIssue = Pick<RowIssue, 'row' | 'column' | 'message'>;

/** The problems of a file, as far as people see them. */
interface ShownProblems extends Pick<UploadProblem, 'message' | 'total'> {
  readonly issues: readonly ShownIssue[];
}

/** Such as `Row 42, displayDate: Date must be a real day`. */
function issueLine({ row, column, message }: ShownIssue): string {
  return `Row ${row}${column && `, ${column}`}: ${message}`;
}

/** The problems of a file as the text of a file: says so when not all of them are listed. */
function problemReport({ message, total, issues }: ShownProblems): string {
  const part =
    total > issues.length
      ? `Showing the first ${issues.length} of ${formatNumber(total)} problems`
      : '';
  return `${[message, part, ...issues.map(issueLine)].filter(Boolean).join('\n')}\n`;
}

/** The problems as they are now; before the file is read, those that the server has named. */
function problemsOf(state: WorkbenchState, rejection: UploadProblem): ShownProblems {
  if (state.preview === null) return rejection;
  const issues = rowsWith(state, 'problem').flatMap((row) =>
    judgeRow(editedRow(state, row)).issues.map((issue) => ({ row: row.row, ...issue })),
  );
  return { ...rejection, total: issues.length, issues };
}

/** Saves the problems of a file as a text file. */
export function saveProblems(state: WorkbenchState, rejection: UploadProblem): void {
  const report = problemReport(problemsOf(state, rejection));
  saveAs(new Blob([report], { type: 'text/plain' }), 'upload-problems.txt');
}
