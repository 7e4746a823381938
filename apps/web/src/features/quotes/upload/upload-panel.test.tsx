import { say } from '@bahai-friends/contract';
import { fireEvent, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  callsOf,
  holdResponse,
  rejectWith,
  respond,
  respondWith,
} from '../../../testing/api-server.ts';
import { openUpload } from '../../../testing/quotes-tab.tsx';
import { shownToast } from '../../../testing/toasts.ts';
import {
  CHECK,
  choose,
  chooseAndUpload,
  chooser,
  errorText,
  fileOf,
  NOTHING_CHOSEN,
  noConflicts,
  panel,
  UPLOAD,
  upload,
  uploaded,
} from '../../../testing/upload-panel.tsx';

describe('the button that stands out', () => {
  const isPrimary = (element: Element | null | undefined) =>
    element?.classList.contains('btn-primary');

  it('chooses a file first, then uploads it', async () => {
    await choose();
    expect([isPrimary(chooser().labels?.[0]), isPrimary(upload())]).toEqual([false, true]);
  });

  it('is the chooser until there is a file, and Upload says so when it is pressed', async () => {
    const person = openUpload();
    expect([isPrimary(chooser().labels?.[0]), isPrimary(upload())]).toEqual([true, false]);
    await person.click(upload());
    expect(await errorText()).toContain('Please select a file first');
  });
});

describe('a file without conflicts', () => {
  it('is checked, then uploaded at once, and takes no other meanwhile', async () => {
    const respondToCheck = holdResponse(CHECK);
    const respondToUpload = holdResponse(UPLOAD);
    const person = await chooseAndUpload();
    await waitFor(() => expect(upload().textContent).toBe('Checking...'));
    expect(upload().getAttribute('aria-disabled')).toBe('true');
    expect(chooser().disabled).toBe(true);
    fireEvent.drop(panel().getByText('quotes.csv'), { dataTransfer: { files: [fileOf('b.csv')] } });
    await waitFor(() => expect(panel().getByRole('progressbar', { name: 'Upload' })).toBeTruthy());
    respondToCheck(noConflicts);
    await waitFor(() => expect(upload().textContent).toBe('Uploading...'));
    await person.click(upload());
    respondToUpload(uploaded);
    expect(await panel().findByText('Added 5 quotes')).toBeTruthy();
    expect([callsOf(CHECK), callsOf(UPLOAD)].map(({ length }) => length)).toEqual([1, 1]);
    expect(shownToast()).toEqual({ title: 'Success', description: 'Added 5 quotes' });
    expect(upload().textContent).toBe('Upload');
    expect(panel().getByText(NOTHING_CHOSEN)).toBeTruthy();
    expect(panel().queryByRole('progressbar')).toBeNull();
  });

  it('says what was not read', async () => {
    respondWith(CHECK, noConflicts);
    respondWith(UPLOAD, {
      ...uploaded,
      noted: [
        say('headings-explained', { row: 2 }),
        say('columns-not-read', { named: ['Comment', 'Page'], unnamed: ['D'] }),
      ],
    });
    await chooseAndUpload();
    await panel().findByText('Added 5 quotes');
    expect(
      panel().getByText('These columns were not read: Comment, Page, D (without a heading)'),
    ).toBeTruthy();
    expect(panel().getByText('Row 2 explains the headings and was not read.')).toBeTruthy();
  });

  it('that leaves dates with several quotes says so', async () => {
    respondWith(CHECK, noConflicts);
    respondWith(UPLOAD, { ...uploaded, warnings: [{ date: '2026-03-21', count: 2 }] });
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

describe('an upload', () => {
  const UNDO = 'POST /api/batches/{id}/undo';

  async function uploadFile(batch: number | null) {
    respondWith(CHECK, noConflicts);
    respondWith(UPLOAD, { ...uploaded, batch });
    const person = await chooseAndUpload();
    await panel().findByText('Added 5 quotes');
    return person;
  }
  const undo = () => panel().queryByRole('button', { name: 'Undo' });

  it('can be undone where its result is', async () => {
    const person = await uploadFile(9);
    const respondToUndo = holdResponse(UNDO);
    await person.click(undo() as HTMLElement);
    expect(panel().getByRole('button', { name: 'Undoing...' })).toBeTruthy();
    respondToUndo({ deleted: 4, restored: 0, kept: 1 });
    const result = await panel().findByText(/^4 added quotes deleted, 1 left as it is/);
    expect(callsOf(UNDO).map(({ path }) => path)).toEqual(['/api/batches/9/undo']);
    expect(panel().queryByText('Added 5 quotes')).toBeNull();
    expect(document.activeElement?.contains(result)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('that somebody else has undone is not offered to be undone', async () => {
    const person = await uploadFile(9);
    rejectWith(UNDO, 409, 'This was undone already');
    await person.click(undo() as HTMLElement);
    await waitFor(() => expect(undo()).toBeNull());
    expect(shownToast()).toMatchObject({ description: 'This was undone already' });
  });

  it('that stored nothing is not, either', async () => {
    await uploadFile(null);
    expect(undo()).toBeNull();
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
    respondWith(CHECK, noConflicts);
    respond(UPLOAD, failure);
    await chooseAndUpload();
    expect(await errorText()).toContain(message);
    expect(shownToast()).toMatchObject({ variant: 'destructive', description: message });
    expect(panel().getByText('quotes.csv')).toBeTruthy();
  });

  it('can be sent again', async () => {
    rejectWith(CHECK, 500, 'Something broke');
    const person = await chooseAndUpload();
    await errorText();
    respondWith(CHECK, noConflicts);
    respondWith(UPLOAD, uploaded);
    await person.click(upload());
    await panel().findByText('Added 5 quotes');
    expect(panel().queryByRole('alert')).toBeNull();
  });
});
