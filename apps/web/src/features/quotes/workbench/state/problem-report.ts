import * as texts from '@bahai-friends/languages/en/dashboard/quotes/workbench';
import { saveAs } from '../../../../ui/save-as.ts';
import { judgeRow } from './judge-row.ts';
import { editedRow, rowsWith, type WorkbenchState } from './workbench-state.ts';

/** The present problems of a file as a text, below the summary. */
function problemReport(state: WorkbenchState): string {
  const lines = rowsWith(state, 'problem').flatMap((row) =>
    judgeRow(editedRow(state, row)).issues.map(({ column, message }) =>
      texts.problemLine(row.row, column, message),
    ),
  );
  return `${[texts.summary(state.counts), ...lines].join('\n')}\n`;
}

/** Saves the problems of a file as a text file. */
export function saveProblems(state: WorkbenchState): void {
  saveAs(new Blob([problemReport(state)], { type: 'text/plain' }), 'upload-problems.txt');
}
