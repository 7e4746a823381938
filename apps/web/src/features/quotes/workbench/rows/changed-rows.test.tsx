import type { PreviewRow, UploadProblem } from '@bahai-friends/contract';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsOf, respondWith } from '../../../../testing/api-server.ts';
import { giveElementsASize } from '../../../../testing/element-size.ts';
import { saying } from '../../../../testing/saying.ts';
import { shownToast } from '../../../../testing/toasts.ts';
import {
  CHECK,
  chooseAndUpload,
  noConflicts,
  panel,
  UPLOAD,
  uploaded,
} from '../../../../testing/upload-panel.tsx';
import {
  action,
  cellButton,
  FILE_HASH,
  PREVIEW,
  previewWith,
  recipesOf,
  rejectFile,
  rowWith,
  shownRows,
  summary,
} from '../../../../testing/workbench.ts';

const TEXT = 0;
const stored = newQuoteWith({ source: 'A friend' });
const changed = (row: number, more: Partial<PreviewRow> = {}) =>
  rowWith({ row, status: 'changed', text: 'Be very kind', stored, ...more });
const outdated = (row: number) => changed(row, { status: 'outdated' });
const rejected = (...needs: UploadProblem['needs'] & {}): UploadProblem => ({
  ...saying('Rows of this file change stored quotes'),
  total: 0,
  issues: [],
  needs,
});

async function openWith(needs: UploadProblem, ...rows: PreviewRow[]) {
  giveElementsASize();
  rejectFile(needs);
  respondWith(PREVIEW, previewWith(rows));
  const person = await chooseAndUpload();
  await screen.findByRole('grid');
  return person;
}

/** The accessible description of a cell. */
function description(row: number, column: number): string {
  const ids = cellButton(row, column).getAttribute('aria-describedby') ?? '';
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
}

describe('a file with changed rows', () => {
  const open = (...rows: PreviewRow[]) => openWith(rejected('changes'), ...rows);

  it('says first what an upload would do, and nothing has failed', async () => {
    await open(rowWith(), changed(3), rowWith({ row: 4, status: 'same' }));
    expect(summary()).toContain(
      '1 quote will be added, 1 row is stored already or repeats another, 1 stored quote will be changed.',
    );
    expect(shownToast()).toBeUndefined();
    expect(panel().queryByRole('alert')).toBeNull();
    expect(callsOf(UPLOAD)).toEqual([]);
  });

  it('shows them beside what is stored', async () => {
    await open(rowWith(), changed(3, { displayDate: '2027-03-21' }));
    expect(shownRows()).toEqual([
      ['3Changed', 'Be very kind', 'A friend', 'March 21, 2027', 'Empty'],
    ]);
    expect(description(3, TEXT)).toBe('Stored: Be kind');
    expect(description(3, 1)).toBe('');
    expect(description(3, 2)).toBe('Stored: Empty');
    const cell = cellButton(3, TEXT);
    expect(cell.querySelector('ins')?.textContent).toBe('very ');
    expect(cell.closest('td')?.querySelector('del')).toBeNull();
  });

  it('is uploaded with a recipe, which says that it was seen', async () => {
    const person = await open(changed(3));
    respondWith(CHECK, noConflicts);
    respondWith(UPLOAD, { ...uploaded, message: '1 quote changed', created: 0, changed: 1 });
    await person.click(action('Upload'));
    await panel().findByText('1 quote changed');
    expect(recipesOf(UPLOAD)).toEqual([{ fileHash: FILE_HASH }]);
  });

  it('stays one when it is corrected, and is nothing new when it is taken back', async () => {
    const person = await open(changed(3));
    await person.click(cellButton(3, TEXT));
    await person.keyboard(' now{Enter}');
    expect(shownRows()[0]?.slice(0, 2)).toEqual(['3Changed', 'Be very kind now']);
    await person.click(cellButton(3, TEXT));
    await person.clear(screen.getByLabelText('Text, row 3'));
    await person.keyboard('Be kind{Enter}');
    expect(shownRows()[0]?.slice(0, 2)).toEqual(['3Nothing new', 'Be kind']);
    expect(description(3, TEXT)).toBe('');
  });

  it('count, too, where they said what is stored before they were corrected', async () => {
    const same = rowWith({ row: 4, status: 'same', text: 'Be kind', asStored: true });
    const person = await open(changed(3), same, rowWith({ row: 5, status: 'same' }));
    await person.click(screen.getByRole('button', { name: /^All rows/ }));
    for (const row of [4, 5]) {
      await person.click(cellButton(row, TEXT));
      await person.keyboard(' and true{Enter}');
    }
    expect(shownRows().map(([first]) => first)).toEqual(['3Changed', '4Changed', '5New']);
    expect(description(4, TEXT)).toContain('Be kind');
    expect(summary()).toBe('1 quote will be added, 2 stored quotes will be changed.');
  });

  it('can be left out like any other', async () => {
    const person = await open(changed(3));
    await person.click(action('Leave out row 3'));
    expect(summary()).toContain('1 row is left out.');
    await person.click(action('Put back row 3'));
    expect(summary()).toContain('1 stored quote will be changed.');
  });
});

describe('a key that stands in two rows', () => {
  it('is right once one of them is left out', async () => {
    const issues = [{ column: 'key', ...saying('The key stands in row 3, too') }];
    const doubled = (row: number) => changed(row, { status: 'problem', issues });
    const person = await openWith(rejected('changes'), doubled(3), doubled(4));
    respondWith(PREVIEW, previewWith([changed(3, { status: 'left out' }), changed(4)]));
    await person.click(action('Leave out row 3'));
    await waitFor(() =>
      expect(summary()).toContain('1 stored quote will be changed, 1 row is left out.'),
    );
    expect(recipesOf(PREVIEW).at(-1)?.leaveOut).toEqual([3]);
    expect(action('Upload').getAttribute('aria-disabled')).toBeNull();
  });
});

describe('a stored quote that is newer than the file', () => {
  const open = (...rows: PreviewRow[]) => openWith(rejected('outdated'), ...rows);
  const change = (row: number) => action(`Change it: row ${row}`);
  const keep = (row: number) => action(`Keep the stored one: row ${row}`);
  const upload = () => action('Upload');

  it('is decided about before the upload', async () => {
    const person = await open(outdated(3), outdated(4), changed(5));
    expect(shownRows().map(([status]) => status)).toEqual(['3Outdated', '4Outdated']);
    expect(summary()).toContain(
      'First choose what happens to 2 stored quotes that were changed after this file was made.',
    );
    expect(upload().getAttribute('aria-disabled')).toBe('true');
    await person.click(change(3));
    await person.click(keep(4));
    expect(shownRows().map(([status]) => status)).toEqual(['3Changed', '4Left out']);
    expect([change(3), keep(3)].map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
    ]);
    expect(summary()).toContain('2 stored quotes will be changed, 1 row is left out.');
    respondWith(CHECK, noConflicts);
    respondWith(UPLOAD, uploaded);
    await person.click(upload());
    await panel().findByText('Added 5 quotes');
    expect(recipesOf(UPLOAD)).toEqual([
      { fileHash: FILE_HASH, outdated: { '3': 'change', '4': 'keep' } },
    ]);
  });

  it('is decided about for all at once, and otherwise', async () => {
    const person = await open(outdated(3), outdated(4));
    await person.click(action('Keep all newer stored ones (2)'));
    expect(summary()).toContain('2 rows are left out.');
    await person.click(action('Change all outdated (2)'));
    expect(summary()).toContain('2 stored quotes will be changed.');
    await person.click(keep(4));
    expect(summary()).toContain('1 stored quote will be changed, 1 row is left out.');
  });

  it('can be decided about with the keyboard alone', async () => {
    const person = await open(outdated(3), changed(4));
    await person.click(action('All rows (2)'));
    const grid = screen.getByRole('grid');
    within(grid).getAllByRole('button')[0]?.focus();
    await person.keyboard('{End}');
    expect(document.activeElement).toBe(keep(3));
    await person.keyboard('{Enter}{ArrowDown}');
    expect(document.activeElement).toBe(action('Leave out row 4'));
    await person.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(action('Leave out row 4'));
    expect(action('Leave out row 4').tabIndex).toBe(0);
    expect(summary()).toContain('1 row is left out');
  });
});

describe('a question about a file that may change stored quotes', () => {
  it('is answered before its rows are shown, which are not uploaded at once', async () => {
    const key = { letter: 'D', name: 'key', samples: [], column: 'key' as const };
    const asked = previewWith([changed(3)], { needs: ['dateOrder', 'changes'] });
    const dateQuestion = {
      row: 3,
      text: '03/04/2027',
      choices: [
        { order: 'dmy' as const, day: '2027-04-03' },
        { order: 'mdy' as const, day: '2027-03-04' },
      ],
    };
    rejectFile(rejected('dateOrder'));
    respondWith(PREVIEW, { ...asked, columns: [...asked.columns, key], dateQuestion });
    giveElementsASize();
    const person = await chooseAndUpload();
    const answer = await screen.findByRole('button', { name: 'April 3, 2027' });
    respondWith(PREVIEW, { ...asked, columns: [...asked.columns, key], needs: [] });
    await person.click(answer);
    await screen.findByRole('grid');
    expect(summary()).toContain('1 stored quote will be changed.');
    expect(recipesOf(CHECK)).toEqual([null]);
    expect(recipesOf(PREVIEW).at(-1)?.dateOrder).toBe('dmy');
  });

  it('shows the changes that only the answer reveals', async () => {
    const sheets = [
      { name: 'Ideas', rows: 1 },
      { name: 'Site', rows: 1 },
    ];
    rejectFile(rejected('sheet'));
    respondWith(PREVIEW, previewWith([rowWith()], { needs: ['sheet'], sheets }));
    giveElementsASize();
    const person = await chooseAndUpload();
    const answer = await screen.findByRole('button', { name: /^Site/ });
    respondWith(PREVIEW, previewWith([changed(3)]));
    await person.click(answer);
    await screen.findByRole('grid');
    expect(summary()).toContain('1 stored quote will be changed.');
    expect(recipesOf(CHECK)).toEqual([null]);
  });
});
