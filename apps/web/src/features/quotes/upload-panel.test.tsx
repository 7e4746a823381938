import type { ConflictCheck, UploadResult } from '@bahai-friends/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer, callsOf, hold, refuse, respond } from '../../testing/api-server.ts';
import { openUpload } from '../../testing/quotes-tab.tsx';
import { shownToast } from '../../testing/toasts.ts';
import { press } from '../../testing/users-tab.tsx';

const CHECK = 'POST /api/quotes/check-conflicts';
const UPLOAD = 'POST /api/quotes/upload';
const NOTHING_CHOSEN = 'No file chosen. You can drop one here.';
const clear: ConflictCheck = {
  hasConflicts: false,
  conflicts: [],
  internalDuplicates: [],
  ignoredColumns: [],
  notes: [],
};
const conflicting: ConflictCheck = {
  ...clear,
  hasConflicts: true,
  conflicts: [
    { date: '2026-03-21', count: 1 },
    { date: '2026-03-22', count: 2 },
  ],
  internalDuplicates: [{ date: '2026-04-01', count: 3 }],
};
const uploaded: UploadResult = {
  message: 'Added 5 quotes',
  created: 5,
  skipped: 0,
  warnings: [],
  ignoredColumns: [],
  notes: [],
};
const fileOf = (name = 'quotes.csv') => new File(['text,source'], name);
const chooser = () => screen.getByLabelText<HTMLInputElement>('Choose File');
const panel = () => within(screen.getByRole('region', { name: 'Upload a File' }));
const upload = () => panel().getByRole('button', { name: /^(Upload|Checking...|Uploading...)$/ });
const errorText = async () => (await panel().findByRole('alert')).textContent;

async function choose(file = fileOf()) {
  const person = openUpload();
  await person.upload(chooser(), file);
  return person;
}

async function chooseAndUpload(file = fileOf()) {
  const person = await choose(file);
  await person.click(upload());
  return person;
}

describe('choosing a file', () => {
  it('says which files it takes', () => {
    openUpload();
    expect(chooser().accept).toBe('.csv,.xlsx,.xls');
    expect(panel().getByText(/^Upload a CSV or Excel file with columns/).textContent).toBe(
      'Upload a CSV or Excel file with columns text, source and optional displayDate and referenceUrl.',
    );
    expect(panel().getByText(NOTHING_CHOSEN)).toBeTruthy();
  });

  it('shows its name', async () => {
    await choose(fileOf('spring.xlsx'));
    expect(panel().getByText('spring.xlsx')).toBeTruthy();
  });

  it('can be done by dropping it', () => {
    openUpload();
    const zone = panel().getByText(NOTHING_CHOSEN);
    expect(fireEvent.dragOver(zone)).toBe(false);
    fireEvent.drop(zone, { dataTransfer: { files: [fileOf('dropped.csv')] } });
    expect(panel().getByText('dropped.csv')).toBeTruthy();
  });

  it('takes one at a time', async () => {
    openUpload();
    const zone = panel().getByText(NOTHING_CHOSEN);
    fireEvent.drop(zone, { dataTransfer: { files: [fileOf('a.csv'), fileOf('b.csv')] } });
    expect(await errorText()).toContain('Please choose one file at a time');
    expect(panel().getByText(NOTHING_CHOSEN)).toBeTruthy();
  });

  it('is asked for when there is none', async () => {
    const person = openUpload();
    await person.click(upload());
    expect(await errorText()).toContain('Please select a file first');
    expect(callsOf(CHECK)).toEqual([]);
  });

  it('refuses another ending', async () => {
    await chooseAndUpload(fileOf('quotes.pdf'));
    expect(await errorText()).toContain('Only CSV, XLSX, or XLS files are allowed');
    expect(callsOf(CHECK)).toEqual([]);
  });

  it('clears what was said before', async () => {
    const person = await chooseAndUpload(fileOf('quotes.pdf'));
    await errorText();
    await person.upload(chooser(), fileOf());
    expect(panel().queryByRole('alert')).toBeNull();
  });
});

describe('a file without conflicts', () => {
  it('is checked, then uploaded at once, and takes no other meanwhile', async () => {
    const answerCheck = hold(CHECK);
    const answerUpload = hold(UPLOAD);
    const person = await chooseAndUpload();
    await waitFor(() => expect(upload().textContent).toBe('Checking...'));
    expect(upload().getAttribute('aria-disabled')).toBe('true');
    expect(chooser().disabled).toBe(true);
    fireEvent.drop(panel().getByText('quotes.csv'), { dataTransfer: { files: [fileOf('b.csv')] } });
    await waitFor(() => expect(panel().getByRole('progressbar', { name: 'Upload' })).toBeTruthy());
    answerCheck(clear);
    await waitFor(() => expect(upload().textContent).toBe('Uploading...'));
    await person.click(upload());
    answerUpload(uploaded);
    expect(await panel().findByText('Added 5 quotes')).toBeTruthy();
    expect([callsOf(CHECK), callsOf(UPLOAD)].map(({ length }) => length)).toEqual([1, 1]);
    expect(shownToast()).toEqual({ title: 'Success', description: 'Added 5 quotes' });
    expect(upload().textContent).toBe('Upload');
    expect(panel().getByText(NOTHING_CHOSEN)).toBeTruthy();
    expect(panel().queryByRole('progressbar')).toBeNull();
  });

  it('says what was skipped and not read', async () => {
    answer(CHECK, clear);
    answer(UPLOAD, {
      ...uploaded,
      skipped: 3,
      ignoredColumns: ['Comment', 'Page'],
      notes: ['The file was read as Windows-1252.'],
    });
    await chooseAndUpload();
    await panel().findByText('Added 5 quotes');
    expect(panel().getByText('3 quotes skipped: already there without a date.')).toBeTruthy();
    expect(panel().getByText('These columns were not read: Comment, Page')).toBeTruthy();
    expect(panel().getByText('The file was read as Windows-1252.')).toBeTruthy();
  });

  it('that leaves dates with several quotes says so', async () => {
    answer(CHECK, clear);
    answer(UPLOAD, { ...uploaded, warnings: [{ date: '2026-03-21', count: 2 }] });
    await chooseAndUpload();
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Upload Complete - With Warnings',
        description: 'Some dates have conflicting quotes',
      }),
    );
    const warning = panel().getByText('Date Conflicts').parentElement;
    expect(warning?.textContent).toContain('March 21, 2026: 2 quotes');
    expect(warning?.textContent).toContain(
      'For dates with several quotes, the most recently updated one is shown.',
    );
  });
});

describe('a file with conflicts', () => {
  const question = () => screen.findByRole('alertdialog', { name: 'Date Conflicts Detected' });

  it('is asked about, with what stands against it', async () => {
    answer(CHECK, conflicting);
    await chooseAndUpload();
    const items = within(await question()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'March 21, 2026: 1 quote already scheduled',
      'March 22, 2026: 2 quotes already scheduled',
      'April 1, 2026: 3 rows in the file',
    ]);
    expect(callsOf(UPLOAD)).toEqual([]);
  });

  it('names only the kind of conflict there is', async () => {
    answer(CHECK, { ...conflicting, conflicts: [] });
    await chooseAndUpload();
    const headings = within(await question()).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Dates that occur more than once in the file',
    ]);
  });

  it('can be scrolled through by keyboard when it has many', async () => {
    const conflicts = Array.from({ length: 9 }, (_, day) => ({
      date: `2026-03-0${day + 1}`,
      count: 1,
    }));
    answer(CHECK, { ...conflicting, conflicts });
    await chooseAndUpload();
    const lists = within(await question()).getAllByRole('list');
    expect(lists.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
  });

  it('is not sent on Cancel Upload; the conflicts stay in sight', async () => {
    answer(CHECK, conflicting);
    const person = await chooseAndUpload();
    await question();
    await press(person, 'Cancel Upload');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(callsOf(UPLOAD)).toEqual([]);
    expect(panel().getByText('Date Conflicts').parentElement?.textContent).toContain(
      'March 21, 2026: 1 quote',
    );
    expect(panel().getByText('quotes.csv')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(upload()));
  });

  it('is sent again on Proceed with Upload', async () => {
    answer(CHECK, conflicting);
    answer(UPLOAD, { ...uploaded, warnings: [{ date: '2026-04-01', count: 3 }] });
    const person = await chooseAndUpload();
    await question();
    await press(person, 'Proceed with Upload');
    await panel().findByText('Added 5 quotes');
    expect(callsOf(UPLOAD)).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(panel().getAllByText('Date Conflicts')).toHaveLength(1);
    expect(panel().getByText(NOTHING_CHOSEN)).toBeTruthy();
  });
});

describe('a file that fails', () => {
  const empty = () => new HttpResponse(null, { status: 500 });

  it.each([
    [
      'the server’s reason',
      () => HttpResponse.json({ message: 'Too large' }, { status: 413 }),
      'Too large',
    ],
    ['that it failed', empty, 'Check failed'],
  ])('its check says %s', async (_, failure, message) => {
    respond(CHECK, failure);
    await chooseAndUpload();
    expect(await errorText()).toContain(message);
    expect(shownToast()).toEqual({
      variant: 'destructive',
      title: 'Error',
      description: 'Failed to process file',
    });
    expect(panel().getByText('quotes.csv')).toBeTruthy();
  });

  it.each([
    [
      'the server’s reason',
      () => HttpResponse.json({ message: 'No rows' }, { status: 400 }),
      'No rows',
    ],
    ['that it failed', empty, 'Upload failed'],
  ])('its upload says %s', async (_, failure, message) => {
    answer(CHECK, clear);
    respond(UPLOAD, failure);
    await chooseAndUpload();
    expect(await errorText()).toContain(message);
    expect(shownToast()).toMatchObject({ variant: 'destructive', description: message });
    expect(panel().getByText('quotes.csv')).toBeTruthy();
  });

  it('can be tried again', async () => {
    refuse(CHECK, 500, 'Something broke');
    const person = await chooseAndUpload();
    await errorText();
    answer(CHECK, clear);
    answer(UPLOAD, uploaded);
    await person.click(upload());
    await panel().findByText('Added 5 quotes');
    expect(panel().queryByRole('alert')).toBeNull();
  });
});
