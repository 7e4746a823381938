import {
  countStatuses,
  type Preview,
  type PreviewRow,
  Recipe,
  UploadProblem,
} from '@bahai-friends/contract';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { callsOf, respond, respondWith } from './api-server.ts';
import { giveElementsASize } from './element-size.ts';
import { saying } from './saying.ts';
import { CHECK, chooseAndUpload, type UPLOAD } from './upload-panel.tsx';

export const PREVIEW = 'POST /api/quotes/preview';

/** A new row without problems. */
export const rowWith = (changed: Partial<PreviewRow> = {}): PreviewRow => ({
  ...newQuoteWith({ source: 'A friend' }),
  row: 2,
  status: 'new',
  issues: [],
  ...changed,
});

/** A row without a source. */
export const rowWithoutSource = (row: number): PreviewRow =>
  rowWith({
    row,
    status: 'problem',
    source: '',
    issues: [{ column: 'source', ...saying('Source is required') }],
  });

/** The hash of the file of each preview. */
export const FILE_HASH = 'a'.repeat(64);

/** A preview of a CSV file with these rows. */
export const previewWith = (
  rows: readonly PreviewRow[],
  changed: Partial<Preview> = {},
): Preview => ({
  fileHash: FILE_HASH,
  sheets: [],
  sheet: null,
  encoding: 'utf-8',
  separator: ',',
  headerRow: 1,
  columns: [
    { letter: 'A', name: 'Passage', samples: ['Be kind'], column: 'text' },
    { letter: 'B', name: 'Author', samples: ['A friend'], column: 'source' },
    { letter: 'C', name: 'Day', samples: ['03/04/2027'], column: null },
  ],
  dateOrder: null,
  dateQuestion: null,
  needs: [],
  rows: [...rows],
  counts: countStatuses(rows),
  ignoredColumns: [],
  notes: [],
  noted: [],
  ...changed,
});

/** The rejection of a file without sources. */
export const rejection: UploadProblem = {
  ...saying('Nothing was stored: 1 problem'),
  total: 1,
  issues: [{ row: 2, column: 'source', ...saying('Source is required') }],
};

/** Rejects the check of a file as the contract allows. */
export function rejectFile(problem: UploadProblem = rejection): void {
  respond(CHECK, () => HttpResponse.json(UploadProblem.parse(problem), { status: 400 }));
}

/** The part of the page where a file is corrected. */
export const workbench = () => within(screen.getByRole('region', { name: 'Check the File' }));

/** A button of the workbench. */
export const action = (name: string | RegExp) => workbench().getByRole('button', { name });

/** Uploads a file that is rejected, and waits until its rows are shown. */
export async function openWorkbench(
  rows: readonly PreviewRow[],
  changed: Partial<Preview> = {},
): Promise<UserEvent> {
  giveElementsASize();
  rejectFile();
  respondWith(PREVIEW, previewWith(rows, changed));
  const person = await chooseAndUpload();
  await screen.findByRole('grid');
  return person;
}

/** The recipes in calls, oldest first; null for a call without one. */
export function recipesOf(
  endpoint: typeof CHECK | typeof UPLOAD | typeof PREVIEW,
): (Recipe | null)[] {
  return callsOf(endpoint).map(({ body }) => {
    const recipe = /name="recipe"\r\n\r\n(.*)\r\n/.exec(body)?.[1];
    return recipe === undefined ? null : Recipe.parse(JSON.parse(recipe));
  });
}

/** The shown rows, each as its number, its status and its values. */
export const shownRows = (): string[][] =>
  within(screen.getByRole('grid'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      row.querySelector('th')?.textContent ?? '',
      ...within(row)
        .getAllByRole('gridcell')
        .slice(0, -1)
        .map((cell) => cell.querySelector('button')?.textContent ?? ''),
    ]);

/** The summary of what an upload would do, and why it cannot be made. */
export const summary = (): string =>
  workbench()
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

/** A cell of a row, as a button that edits it. */
export function cellButton(row: number, column: number): HTMLElement {
  const heading = screen.getByRole('rowheader', { name: new RegExp(`^${row}\\D`) });
  const cell = heading.closest<HTMLElement>('tr')?.querySelectorAll('td')[column];
  if (!cell) throw new Error(`Row ${row} is not shown`);
  return within(cell).getByRole('button');
}
