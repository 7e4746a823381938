import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { callsOf, respondWith } from '../../../testing/api-server.ts';
import { saying } from '../../../testing/saying.ts';
import { shownToast } from '../../../testing/toasts.ts';
import {
  CHECK,
  chooser,
  fileOf,
  NOTHING_CHOSEN,
  noConflicts,
  panel,
  UPLOAD,
  uploaded,
} from '../../../testing/upload-panel.tsx';
import {
  action,
  cellButton,
  FILE_HASH,
  openWorkbench,
  PREVIEW,
  previewWith,
  recipesOf,
  rowWith,
  rowWithoutSource,
  shownRows,
  summary,
  workbench,
} from '../../../testing/workbench.ts';
import * as saving from '../../../ui/save-as.ts';

const SOURCE = 1;
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });

describe('a file with problems', () => {
  it('shows them, and what an upload would do', async () => {
    await openWorkbench([rowWith(), rowWithoutSource(3)]);
    expect(shownToast()).toMatchObject({ description: 'Failed to process file' });
    expect(panel().getByRole('alert').textContent).toContain('Nothing was stored: 1 problem');
    expect(summary()).toContain('1 quote will be added, 1 row has problems.');
    expect(summary()).toContain('First correct or leave out the row with problems.');
    expect(shownRows()).toEqual([['3Problem', 'Be kind', 'Empty', 'Empty', 'Empty']]);
    expect(action('Upload').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByRole('button', { name: 'Upload' })).toHaveLength(1);
  });

  it('says which of its dates have several quotes', async () => {
    await openWorkbench([
      rowWith({ status: 'conflict' }),
      rowWith({ row: 3, status: 'conflict' }),
      rowWithoutSource(4),
    ]);
    expect(summary()).toContain('2 of them on dates with another quote, 1 row has problems.');
  });

  it('is uploaded with its corrections', async () => {
    const person = await openWorkbench([rowWith(), rowWithoutSource(3)]);
    await person.click(cellButton(3, SOURCE));
    await person.keyboard('A frie');
    await person.keyboard('nd{Enter}');
    expect(shownRows()).toEqual([['3New', 'Be kind', 'A friend', 'Empty', 'Empty']]);
    expect(document.activeElement).toBe(cellButton(3, SOURCE));
    expect(summary()).toContain('2 quotes will be added.');
    respondWith(CHECK, noConflicts);
    respondWith(UPLOAD, uploaded);
    await person.click(action('Upload'));
    await panel().findByText('Added 5 quotes');
    const recipe = {
      fileHash: FILE_HASH,
      cells: [{ row: 3, column: 'source', value: 'A friend' }],
    };
    expect([recipesOf(CHECK), recipesOf(UPLOAD)]).toEqual([[null, recipe], [recipe]]);
    expect(panel().getByText(NOTHING_CHOSEN)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Check the File' })).toBeNull();
  });

  it('is read again when the server still finds problems, and keeps its corrections', async () => {
    const person = await openWorkbench([rowWithoutSource(3)]);
    await person.click(cellButton(3, SOURCE));
    await person.keyboard('A friend{Enter}');
    const issues = [{ column: 'source', ...saying('Source is unknown') }];
    respondWith(
      PREVIEW,
      previewWith([rowWith({ row: 3, status: 'problem', source: 'A friend', issues })]),
    );
    await person.click(action('Upload'));
    await workbench().findByText('Source is unknown');
    expect(recipesOf(PREVIEW)[1]?.cells).toEqual([{ row: 3, column: 'source', value: 'A friend' }]);
    expect(callsOf(UPLOAD)).toEqual([]);
  });

  it('can be given as a text', async () => {
    const save = vi.spyOn(saving, 'saveAs').mockReturnValue();
    const person = await openWorkbench([rowWithoutSource(3), rowWithoutSource(4)]);
    await person.click(cellButton(3, SOURCE));
    await person.keyboard('A friend{Enter}');
    await person.click(action('Download list'));
    const [content, name] = save.mock.calls[0] ?? [];
    expect(name).toBe('upload-problems.txt');
    expect(await content?.text()).toBe(
      '1 quote will be added, 1 row has problems.\nRow 4, source: Source is required\n',
    );
  });
});

describe('rows that are left out', () => {
  it('are all that have problems, until they are put back', async () => {
    const person = await openWorkbench([rowWith(), rowWithoutSource(3), rowWithoutSource(4)]);
    await person.click(action('Leave out all rows with problems (2)'));
    expect(summary()).toContain('1 quote will be added, 2 rows are left out.');
    expect(shownRows().map(([status]) => status)).toEqual(['3Left out', '4Left out']);
    expect(action('Upload').getAttribute('aria-disabled')).toBeNull();
    await person.click(action('Put all back (2)'));
    expect(summary()).toContain('2 rows have problems');
  });

  it('are one by one', async () => {
    const person = await openWorkbench([rowWithoutSource(3), rowWithoutSource(4)]);
    await person.click(action('Leave out row 4'));
    expect(shownRows().map(([status]) => status)).toEqual(['3Problem', '4Left out']);
    await person.click(action('Put back row 4'));
    await person.click(action('Leave out row 3'));
    respondWith(PREVIEW, previewWith([rowWithoutSource(4)]));
    await person.click(action('All rows (2)'));
    expect(shownRows().map(([status]) => status)).toEqual(['3Left out', '4Problem']);
  });
});

describe('corrections that are not uploaded', () => {
  async function correct() {
    const person = await openWorkbench([rowWithoutSource(3)]);
    await person.click(cellButton(3, SOURCE));
    await person.keyboard('A friend{Enter}');
    return person;
  }

  it('are asked about before they are given up', async () => {
    const person = await correct();
    await person.click(action('Cancel'));
    await person.click(within(question() as HTMLElement).getByRole('button', { name: 'Stay' }));
    expect(shownRows()[0]?.[2]).toBe('A friend');
    await person.click(action('Cancel'));
    await person.click(within(question() as HTMLElement).getByRole('button', { name: 'Leave' }));
    expect(screen.queryByRole('region', { name: 'Check the File' })).toBeNull();
    expect(panel().getByText(NOTHING_CHOSEN)).toBeTruthy();
  });

  it('are asked about before another file is taken', async () => {
    const person = await correct();
    await person.upload(chooser(), fileOf('other.csv'));
    await person.click(within(question() as HTMLElement).getByRole('button', { name: 'Leave' }));
    expect(panel().getByText('other.csv')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Check the File' })).toBeNull();
  });

  it('are none once they are uploaded', async () => {
    const person = await correct();
    respondWith(CHECK, noConflicts);
    respondWith(UPLOAD, uploaded);
    await person.click(action('Upload'));
    await panel().findByText('Added 5 quotes');
    await person.upload(chooser(), fileOf('other.csv'));
    expect(question()).toBeNull();
    expect(panel().getByText('other.csv')).toBeTruthy();
  });

  it('are none when nothing was corrected', async () => {
    const person = await openWorkbench([rowWithoutSource(3)]);
    await person.click(cellButton(3, SOURCE));
    await person.keyboard('A friend{Escape}');
    await person.click(action('Cancel'));
    expect(question()).toBeNull();
    expect(screen.queryByRole('region', { name: 'Check the File' })).toBeNull();
  });
});
