import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsOf, holdResponse, rejectWith, respondWith } from '../../../testing/api-server.ts';
import { column, fillIn, openManage } from '../../../testing/quotes-tab.tsx';
import { storedQuoteWith } from '../../../testing/samples.ts';
import { shownToast } from '../../../testing/toasts.ts';
import { press } from '../../../testing/users-tab.tsx';

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
    expect(question().textContent).toContain('Are you sure you want to delete 3 quotes?');
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
    expect(button.disabled).toBe(true);
    respondToDelete({ successCount: 2 });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf(DELETE).map(({ body }) => JSON.parse(body))).toEqual([{ ids: [1, 2, 3] }]);
    expect(shownToast()).toEqual({
      title: 'Success',
      description: 'Successfully deleted 2 quotes',
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
