import type { Batch } from '@bahai-friends/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { callsOf, holdResponse, rejectWith, respondWith } from '../../../testing/api-server.ts';
import { cellsOf } from '../../../testing/forms.ts';
import { openUpload, rows } from '../../../testing/quotes-tab.tsx';
import { shownToast } from '../../../testing/toasts.ts';
import { press } from '../../../testing/users-tab.tsx';

const LIST = 'GET /api/batches';
const UNDO = 'POST /api/batches/{id}/undo';
const FAILED = 'Failed to load uploads and changes. Please try again.';

const upload: Batch = {
  id: 7,
  kind: 'upload',
  at: '2026-03-21T12:00:00.000Z',
  by: 'anna',
  file: 'quotes.csv',
  title: null,
  count: 1200,
  until: '2026-04-20T12:00:00.000Z',
  undone: false,
};
const deletion: Batch = { ...upload, id: 6, kind: 'bulk deletion', file: null, count: 3 };
const undone: Batch = { ...deletion, id: 5, kind: 'schedule', undone: true };

const summary = () => screen.getByText('Recent uploads and changes');
const dialog = () => screen.queryByRole('alertdialog');

async function openList(...batches: Batch[]): Promise<UserEvent> {
  respondWith(LIST, batches);
  const person = openUpload();
  await person.click(summary());
  return person;
}

async function askToUndo(...batches: Batch[]): Promise<UserEvent> {
  const person = await openList(...batches);
  await person.click(await screen.findByRole('button', { name: 'Undo upload quotes.csv' }));
  return person;
}
const confirm = (person: UserEvent) =>
  person.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Undo' }));

describe('recent uploads and changes', () => {
  it('are read when somebody looks', async () => {
    holdResponse(LIST);
    const person = openUpload();
    expect(callsOf(LIST)).toEqual([]);
    await person.click(summary());
    expect(await screen.findByText('Loading uploads and changes')).toBeTruthy();
  });

  it('are none yet', async () => {
    await openList();
    expect(await screen.findByText(/^Nothing was uploaded/)).toBeTruthy();
  });

  it('cannot be loaded, until they can', async () => {
    rejectWith(LIST, 500, 'Something broke');
    const person = openUpload();
    await person.click(summary());
    expect((await screen.findByRole('alert')).textContent).toBe(FAILED);
    respondWith(LIST, [upload]);
    await press(person, 'Retry');
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('are listed in words', async () => {
    await openList(upload, deletion, undone);
    await screen.findByRole('table');
    expect(rows().map((row) => cellsOf(row))).toEqual([
      [
        'Uploadquotes.csv',
        '1,200',
        expect.stringContaining('2026'),
        'anna',
        expect.stringMatching(/^Undountil Apr/),
      ],
      [
        'Bulk deletion',
        '3',
        expect.stringContaining('2026'),
        'anna',
        expect.stringMatching(/^Undountil Apr/),
      ],
      ['Schedule', '3', expect.stringContaining('2026'), 'anna', 'Undone'],
    ]);
  });
});

describe('undoing one of them', () => {
  it('says first what it does', async () => {
    const person = await askToUndo(upload);
    expect(dialog()?.textContent).toContain('quotes.csv');
    expect(dialog()?.textContent).toContain(
      'This upload concerned 1,200 quotes: those that it added will be deleted',
    );
    await person.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Cancel' }));
    expect(callsOf(UNDO)).toEqual([]);
  });

  it('says what came back, and leaves the focus with the batch', async () => {
    const person = await askToUndo(upload);
    const respondToUndo = holdResponse(UNDO);
    await confirm(person);
    expect(
      within(dialog() as HTMLElement).getByRole('button', { name: 'Undoing...' }),
    ).toBeTruthy();
    respondWith(LIST, [{ ...upload, undone: true }]);
    respondToUndo({ deleted: 1198, restored: 1, kept: 1 });
    await waitFor(() => expect(dialog()).toBeNull());
    expect(callsOf(UNDO).map(({ path }) => path)).toEqual(['/api/batches/7/undo']);
    expect(shownToast()).toEqual({
      title: 'Undone',
      description:
        '1 quote restored, 1,198 added quotes deleted, 1 left as it is since it was changed or its date was taken meanwhile.',
    });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Undone'));
  });

  it('gives the reason when somebody else was faster, and shows the list as it is', async () => {
    const person = await askToUndo(upload);
    const reason = 'This was undone already';
    rejectWith(UNDO, 409, reason);
    respondWith(LIST, [{ ...upload, undone: true }]);
    await confirm(person);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(shownToast()).toMatchObject({ variant: 'destructive', description: reason });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Undone'));
  });

  it('closes when the batch is not there any more, and shows the list without it', async () => {
    const person = await askToUndo(upload);
    const reason = 'There is no such upload or change.';
    rejectWith(UNDO, 404, reason);
    respondWith(LIST, []);
    await confirm(person);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(shownToast()).toMatchObject({ variant: 'destructive', description: reason });
    expect(await screen.findByText(/^Nothing was uploaded, deleted together/)).toBeDefined();
  });

  it('stays open for another try when it fails otherwise', async () => {
    const person = await askToUndo(upload);
    rejectWith(UNDO, 500, 'Something broke');
    await confirm(person);
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ description: 'Failed to undo: Something broke' }),
    );
    expect(dialog()).toBeTruthy();
  });
});
