import type { Need, Preview } from '@bahai-friends/contract';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  callsOf,
  holdResponse,
  rejectWith,
  respond,
  respondWith,
} from '../../../../testing/api-server.ts';
import { giveElementsASize } from '../../../../testing/element-size.ts';
import { saying } from '../../../../testing/saying.ts';
import { shownToast } from '../../../../testing/toasts.ts';
import {
  CHECK,
  chooseAndUpload,
  fileOf,
  noConflicts,
  panel,
  UPLOAD,
  uploaded,
} from '../../../../testing/upload-panel.tsx';
import {
  action,
  FILE_HASH,
  PREVIEW,
  previewWith,
  recipesOf,
  rejectFile,
  rejection,
  rowWith,
  rowWithoutSource,
  workbench,
} from '../../../../testing/workbench.ts';

const ask = (...needs: Need[]) =>
  rejectFile({ ...saying('Please answer'), total: 0, issues: [], needs });

const dates: Partial<Preview> = {
  needs: ['dateOrder'],
  dateQuestion: {
    row: 5,
    text: '03/04/2027',
    choices: [
      { order: 'mdy', day: '2027-03-04' },
      { order: 'dmy', day: '2027-04-03' },
    ],
  },
};

/** Uploads a file that leaves the order of its dates open. */
async function askForDates() {
  giveElementsASize();
  ask('dateOrder');
  respondWith(PREVIEW, previewWith([rowWith()], dates));
  const person = await chooseAndUpload();
  await screen.findByRole('group', { name: 'Which day is 03/04/2027 (row 5)?' });
  respondWith(PREVIEW, ANSWERED);
  return person;
}

/** The rows, once it is known how to read the file. */
const ANSWERED = previewWith([rowWith()]);

describe('a file that only leaves the order of its dates open', () => {
  it('is asked about, which is no failure', async () => {
    await askForDates();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shownToast()).toBeUndefined();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Check the File');
    expect(recipesOf(PREVIEW)).toEqual([{}]);
  });

  it('is uploaded with the answer', async () => {
    const person = await askForDates();
    respondWith(CHECK, noConflicts);
    const respondToUpload = holdResponse(UPLOAD);
    await person.click(action('April 3, 2027'));
    await waitFor(() => expect(callsOf(UPLOAD)).toHaveLength(1));
    expect(action('March 4, 2027').getAttribute('aria-disabled')).toBe('true');
    respondToUpload(uploaded);
    await panel().findByText('Added 5 quotes');
    const recipe = { fileHash: FILE_HASH, dateOrder: 'dmy' };
    expect(recipesOf(PREVIEW)).toEqual([{}, recipe]);
    expect(recipesOf(CHECK)).toEqual([null, recipe]);
    expect(recipesOf(UPLOAD)).toEqual([recipe]);
    expect(screen.queryByRole('region', { name: 'Check the File' })).toBeNull();
    expect(shownToast()).toEqual({ title: 'Success', description: 'Added 5 quotes' });
  });

  it('asks about its date conflicts before it is uploaded', async () => {
    const person = await askForDates();
    respondWith(CHECK, {
      ...noConflicts,
      hasConflicts: true,
      conflicts: [{ date: '2027-04-03', count: 1 }],
    });
    await person.click(action('April 3, 2027'));
    await screen.findByRole('alertdialog', { name: 'Date Conflicts Detected' });
    respondWith(UPLOAD, uploaded);
    const proceed = screen.getByRole('button', { name: 'Proceed with Upload' });
    // An open dialog can be pressed only once its effects have run.
    await waitFor(() => person.click(proceed));
    await panel().findByText('Added 5 quotes');
    expect(recipesOf(UPLOAD)).toEqual([{ fileHash: FILE_HASH, dateOrder: 'dmy' }]);
  });

  it('shows its rows when problems remain', async () => {
    const person = await askForDates();
    rejectFile(rejection);
    respondWith(PREVIEW, previewWith([rowWithoutSource(2)], { dateOrder: 'dmy' }));
    await person.click(action('April 3, 2027'));
    await screen.findByRole('grid');
    expect(recipesOf(CHECK)).toEqual([null, { fileHash: FILE_HASH, dateOrder: 'dmy' }]);
    expect(shownToast()).toMatchObject({ description: 'Failed to process file' });
    expect(panel().getByRole('alert').textContent).toContain('Nothing was stored: 1 problem');
  });

  it('can be answered again when the answer did not get through', async () => {
    const person = await askForDates();
    rejectWith(CHECK, 503, 'Several files are being read.');
    await person.click(action('April 3, 2027'));
    await workbench().findByText('Several files are being read.');
    respondWith(CHECK, noConflicts);
    respondWith(UPLOAD, uploaded);
    await person.click(action('March 4, 2027'));
    await panel().findByText('Added 5 quotes');
    expect(recipesOf(UPLOAD)).toEqual([{ fileHash: FILE_HASH, dateOrder: 'mdy' }]);
  });
});

describe('a file that also has problems', () => {
  it('is asked about beside its rows, and read again with the answer', async () => {
    giveElementsASize();
    rejectFile({ ...rejection, needs: ['dateOrder'] });
    respondWith(PREVIEW, previewWith([rowWithoutSource(2)], dates));
    const person = await chooseAndUpload();
    await screen.findByRole('grid');
    respondWith(PREVIEW, previewWith([rowWithoutSource(2)], { dateOrder: 'mdy' }));
    await person.click(action('March 4, 2027'));
    await waitFor(() => expect(screen.queryByText(/Which day is/)).toBeNull());
    expect(callsOf(CHECK)).toHaveLength(1);
    expect(recipesOf(PREVIEW)[1]).toEqual({ fileHash: FILE_HASH, dateOrder: 'mdy' });
  });
});

describe('other questions', () => {
  it('are which sheet has the quotes', async () => {
    ask('sheet');
    const sheets = [
      { name: 'This year', rows: 120 },
      { name: 'Old', rows: 1 },
    ];
    respondWith(PREVIEW, previewWith([], { needs: ['sheet'], sheets, encoding: null }));
    const person = await chooseAndUpload();
    await screen.findByRole('group', { name: 'Which sheet has the quotes?' });
    respondWith(PREVIEW, ANSWERED);
    respondWith(CHECK, noConflicts);
    respondWith(UPLOAD, uploaded);
    expect(action(/^Old/).textContent).toBe('Old1 row');
    await person.click(action(/^This year/));
    await panel().findByText('Added 5 quotes');
    expect(recipesOf(UPLOAD)).toEqual([{ fileHash: FILE_HASH, sheet: 'This year' }]);
  });

  it('are how the letters of a text are written, by a line of it', async () => {
    ask('encoding');
    respondWith(PREVIEW, previewWith([], { needs: ['encoding'] }));
    const bytes = Uint8Array.from([0x74, 0x65, 0x78, 0x74, 0x0a, 0xcc, 0xe8, 0xf0]);
    const person = await chooseAndUpload(new File([bytes], 'quotes.csv'));
    await screen.findByRole('button', { name: /^Cyrillic/ });
    expect(action(/^Cyrillic/).textContent).toBe('CyrillicМир');
    expect(action(/^Western/).textContent).toBe('Western EuropeanÌèð');
    expect(workbench().queryByRole('button', { name: /UTF-8/ })).toBeNull();
    expect(workbench().getByText(/^None of them\? Save the file as “CSV UTF-8”/)).toBeTruthy();
    respondWith(PREVIEW, ANSWERED);
    respondWith(CHECK, noConflicts);
    respondWith(UPLOAD, uploaded);
    await person.click(action(/^Cyrillic/));
    await panel().findByText('Added 5 quotes');
    expect(recipesOf(UPLOAD)).toEqual([{ fileHash: FILE_HASH, encoding: 'windows-1251' }]);
  });
});

it('a file that cannot be read at all is no question', async () => {
  respond(CHECK, () => HttpResponse.json({ message: 'Too large' }, { status: 413 }));
  await chooseAndUpload(fileOf());
  await panel().findByText('Too large');
  expect(screen.queryByRole('region', { name: 'Check the File' })).toBeNull();
  expect(callsOf(PREVIEW)).toEqual([]);
});
