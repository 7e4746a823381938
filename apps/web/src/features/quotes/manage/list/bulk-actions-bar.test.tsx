import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsOf, holdResponse, rejectWith, respondWith } from '../../../../testing/api-server.ts';
import { column, fillIn, openManage } from '../../../../testing/quotes-tab.tsx';
import { storedQuoteWith } from '../../../../testing/samples.ts';
import { shownToast } from '../../../../testing/toasts.ts';
import { press } from '../../../../testing/users-tab.tsx';

const DELETE = 'DELETE /api/quotes';
const quotes = Array.from({ length: 30 }, (_, place) =>
  storedQuoteWith({ id: place + 1, text: `Quote ${place + 1}` }),
);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const all = () => box('Select all on this page');
const bar = () => screen.queryByRole('region', { name: 'Selected quotes' });
const selectionText = () => bar()?.querySelector('p')?.textContent;

async function select(...places: number[]) {
  const person = await openManage(quotes);
  for (const place of places) await person.click(box(`Select “Quote ${place}”`));
  return person;
}

describe('selecting quotes', () => {
  it('shows what can be done with them', async () => {
    const person = await select();
    expect(bar()).toBeNull();
    await person.click(box('Select “Quote 1”'));
    await person.click(box('Select “Quote 3”'));
    expect(selectionText()).toBe('2 selected');
    expect([all().checked, all().indeterminate]).toEqual([false, true]);
    await person.click(box('Select “Quote 3”'));
    expect(selectionText()).toBe('1 selected');
  });

  it('takes all of the page, and only of it', async () => {
    const person = await select();
    await person.click(all());
    expect(selectionText()).toBe('25 selected');
    expect([all().checked, all().indeterminate]).toEqual([true, false]);
    await press(person, 'Next');
    expect([all().checked, all().indeterminate]).toEqual([false, false]);
    expect(selectionText()).toBe('25 selected');
    await press(person, 'Previous');
    await person.click(all());
    expect(bar()).toBeNull();
  });

  it('takes all that match, on every page', async () => {
    const person = await select();
    await fillIn(person, { Search: 'quote 2' });
    expect(screen.queryByRole('button', { name: /^Select all \d/ })).toBeNull();
    await fillIn(person, { Search: 'quote' });
    await press(person, 'Select all 30 that match');
    expect(selectionText()).toBe('30 selected (all that match)');
    expect(all().checked).toBe(true);
    const done = screen.getByRole('button', { name: 'All 30 that match are selected' });
    expect(done.getAttribute('aria-disabled')).toBe('true');
    await press(person, 'Next');
    expect(box('Select “Quote 30”').checked).toBe(true);
    await person.click(box('Select “Quote 30”'));
    expect(selectionText()).toBe('29 selected');
    const again = within(bar() as HTMLElement).getByRole('button', {
      name: 'Select all 30 that match',
    });
    await person.click(again);
    expect(selectionText()).toBe('30 selected (all that match)');
  });

  it('says how many are hidden by the filters', async () => {
    const person = await select(1, 2, 22);
    await fillIn(person, { Search: 'quote 22' });
    expect(selectionText()).toBe('3 selected (2 of them hidden by the filters)');
  });

  it('can be undone, and leaves the focus with the list', async () => {
    const person = await select(1, 2);
    await press(person, 'Clear Selection');
    expect(bar()).toBeNull();
    expect(box('Select “Quote 1”').checked).toBe(false);
    expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('deleting the selected quotes', () => {
  async function ask() {
    const person = await select(1, 2, 3);
    await press(person, 'Delete Selected');
    return person;
  }
  const question = () => screen.getByRole('alertdialog', { name: 'Bulk Delete Quotes' });

  it('asks for confirmation, with their count', async () => {
    const person = await ask();
    expect(question().textContent).toContain(
      'Are you sure you want to delete 3 quotes? This can be undone for 30 days, under “Recent uploads and changes”.',
    );
    await press(person, 'Cancel');
    expect(selectionText()).toBe('3 selected');
    expect(callsOf(DELETE)).toEqual([]);
  });

  it('deletes them once, shows their number, and clears the selection', async () => {
    const person = await ask();
    const respondToDelete = holdResponse(DELETE);
    respondWith('GET /api/quotes', quotes.slice(3));
    await press(person, 'Delete Selected');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Deleting...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    respondToDelete({ successCount: 2, batch: 1 });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf(DELETE).map(({ body }) => JSON.parse(body))).toEqual([{ ids: [1, 2, 3] }]);
    expect(shownToast()).toMatchObject({
      title: 'Success',
      description: 'Successfully deleted 2 quotes',
      action: { label: 'Undo' },
    });
    expect(bar()).toBeNull();
    expect(column(1)[0]).toBe('Quote 4');
  });

  it('gives the reason when it fails, and keeps the selection', async () => {
    const person = await ask();
    rejectWith(DELETE, 500, 'Something broke');
    await press(person, 'Delete Selected');
    await waitFor(() =>
      expect(shownToast()).toEqual({
        variant: 'destructive',
        title: 'Error',
        description: 'Failed to delete quotes: Something broke',
      }),
    );
    await press(person, 'Cancel');
    expect(selectionText()).toBe('3 selected');
  });
});

describe('the toast after a deletion', () => {
  const UNDO = 'POST /api/batches/{id}/undo';

  /** Presses the button of the toast, which the application shows. */
  async function pressUndo() {
    const person = await select(1, 2);
    await press(person, 'Delete Selected');
    respondWith(DELETE, { successCount: 2, batch: 4 });
    await press(person, 'Delete Selected');
    await waitFor(() => expect(shownToast()?.action?.label).toBe('Undo'));
    shownToast()?.action?.onClick();
  }

  it('undoes it, says so at once, and shows the quotes again', async () => {
    const respondToUndo = holdResponse(UNDO);
    await pressUndo();
    await waitFor(() => expect(shownToast()).toEqual({ title: 'Undoing…', isPending: true }));
    await waitFor(() =>
      expect(callsOf(UNDO).map(({ path }) => path)).toEqual(['/api/batches/4/undo']),
    );
    respondWith('GET /api/quotes', quotes.slice(0, 1));
    respondToUndo({ deleted: 0, restored: 2, kept: 0 });
    await waitFor(() =>
      expect(shownToast()).toEqual({ title: 'Undone', description: '2 quotes restored.' }),
    );
    await waitFor(() => expect(column(1)).toEqual(['Quote 1']));
  });

  it('gives the reason when it can no longer be undone', async () => {
    rejectWith(UNDO, 409, 'This was undone already');
    await pressUndo();
    await waitFor(() =>
      expect(shownToast()).toEqual({
        variant: 'destructive',
        title: 'Error',
        description: 'This was undone already',
      }),
    );
  });

  it('offers nothing when nothing was deleted', async () => {
    const person = await select(1);
    await press(person, 'Delete Selected');
    respondWith(DELETE, { successCount: 0, batch: null });
    await press(person, 'Delete Selected');
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Success',
        description: 'Successfully deleted 0 quotes',
      }),
    );
  });
});
