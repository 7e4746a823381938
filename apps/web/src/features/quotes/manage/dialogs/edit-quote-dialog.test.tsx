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
import { chooseForQuote, column, fillIn, openManage } from '../../../../testing/quotes-tab.tsx';
import { storedQuoteWith } from '../../../../testing/samples.ts';
import { shownToast } from '../../../../testing/toasts.ts';
import { press, validationMessages } from '../../../../testing/users-tab.tsx';

const UPDATE = 'PUT /api/quotes/{id}';
const MEANWHILE = 'This has been changed meanwhile.';
const quote = storedQuoteWith({
  id: 7,
  text: 'Be kind',
  source: 'A friend',
  displayDate: '2026-03-21',
  referenceUrl: 'https://www.bahai.org/',
  version: 5,
});
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

async function openForm() {
  const person = await openManage([quote]);
  await chooseForQuote(person, quote, 'Edit');
  return person;
}

async function save(values: Record<string, string> = { 'Quote Text': 'Be just' }) {
  const person = await openForm();
  await fillIn(person, values);
  await press(person, 'Save Changes');
  return person;
}

describe('editing a quote', () => {
  it('starts from what there is', async () => {
    await openForm();
    expect(screen.getByRole('dialog', { name: 'Edit Quote' })).toBeTruthy();
    const labels = ['Quote Text', 'Source', 'Display Date (Optional)', 'Reference URL (Optional)'];
    expect(labels.map(value)).toEqual([
      'Be kind',
      'A friend',
      '2026-03-21',
      'https://www.bahai.org/',
    ]);
    expect(
      screen.getByText('Link to the quote reference in the Bahai Reference Library'),
    ).toBeTruthy();
  });

  it('says when the quote was added, and by whom where that is known', async () => {
    const added = () => screen.getByRole('dialog').textContent?.match(/Added: .*/)?.[0];
    const known = { ...quote, id: 8, text: 'Be just', addedBy: 'Táhirih' };
    const person = await openManage([quote, known]);
    await chooseForQuote(person, known, 'Edit');
    expect(added()).toMatch(/^Added: Jan 1, 2026, .*, by Táhirih/);
    await press(person, 'Cancel');
    await chooseForQuote(person, quote, 'Edit');
    expect(added()).toMatch(/^Added: Jan 1, 2026, /);
    expect(added()).not.toContain(', by ');
  });

  it('sends what was changed with the version it was seen with, and shows a toast', async () => {
    const person = await openForm();
    await fillIn(person, { 'Quote Text': 'Be just' });
    const respondToUpdate = holdResponse(UPDATE);
    const changed = { ...quote, text: 'Be just', version: 6 };
    respondWith('GET /api/quotes', [changed]);
    await press(person, 'Save Changes');
    await screen.findByRole('button', { name: 'Saving...' });
    respondToUpdate(changed);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [call] = callsOf(UPDATE);
    expect(call?.path).toBe('/api/quotes/7');
    expect(call?.headers.get('if-match')).toBe('"5"');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      text: 'Be just',
      source: 'A friend',
      displayDate: '2026-03-21',
      referenceUrl: 'https://www.bahai.org/',
    });
    expect(shownToast()).toEqual({
      title: 'Success',
      description: 'Quote updated successfully',
    });
    expect(screen.getByText('Be just')).toBeTruthy();
  });

  it('sends null for a date and an address that were taken away', async () => {
    respondWith(UPDATE, quote);
    const person = await openForm();
    await press(person, 'Clear display date');
    await fillIn(person, { 'Reference URL (Optional)': '' });
    await press(person, 'Save Changes');
    await waitFor(() => expect(callsOf(UPDATE)).toHaveLength(1));
    expect(JSON.parse(callsOf(UPDATE)[0]?.body ?? '')).toMatchObject({
      displayDate: null,
      referenceUrl: null,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows validation messages, and sends nothing', async () => {
    await save({ 'Quote Text': '', Source: '', 'Reference URL (Optional)': 'bahai' });
    await waitFor(() =>
      expect(validationMessages()).toEqual([
        'Quote text is required',
        'Source is required',
        'Please enter a valid URL',
      ]),
    );
    expect(callsOf(UPDATE)).toEqual([]);
  });
});

describe('editing a quote whose date nobody may give any more', () => {
  const slip = { ...quote, displayDate: '0027-02-13' };

  async function saveSlip(values: Record<string, string>) {
    respondWith(UPDATE, slip);
    const person = await openManage([slip]);
    await chooseForQuote(person, slip, 'Edit');
    await fillIn(person, values);
    await press(person, 'Save Changes');
  }

  it('leaves it as it is', async () => {
    await saveSlip({ 'Quote Text': 'Be just' });
    await waitFor(() => expect(callsOf(UPDATE)).toHaveLength(1));
    expect(JSON.parse(callsOf(UPDATE)[0]?.body ?? '')).toMatchObject({
      text: 'Be just',
      displayDate: '0027-02-13',
    });
  });

  it('takes no other such date', async () => {
    await saveSlip({ 'Display Date (Optional)': '0027-02-14' });
    await waitFor(() =>
      expect(validationMessages()).toEqual([
        'Date must have a year from 1844 to 2351, with four digits',
      ]),
    );
    expect(callsOf(UPDATE)).toEqual([]);
  });
});

describe('editing a quote that the server rejects', () => {
  it('because of its date gives the sentence', async () => {
    const message =
      'There is already 1 quote scheduled for March 22, 2026. Please choose a different date.';
    respond(UPDATE, () => HttpResponse.json({ message, conflicts: [] }, { status: 409 }));
    await save({ 'Display Date (Optional)': '2026-03-22' });
    await waitFor(() =>
      expect(shownToast()).toEqual({
        variant: 'destructive',
        title: 'Date Conflict',
        description: message,
      }),
    );
    expect(value('Display Date (Optional)')).toBe('2026-03-22');
  });

  it.each([
    ['with the server’s reason', 'Something broke', 'Something broke'],
    ['without a reason', '', 'An unknown error occurred'],
  ])('%s says that it failed, and keeps the typed text', async (_, message, reason) => {
    respond(UPDATE, () =>
      message
        ? HttpResponse.json({ message }, { status: 500 })
        : new HttpResponse(null, { status: 500 }),
    );
    await save();
    await waitFor(() =>
      expect(shownToast()).toEqual({
        variant: 'destructive',
        title: 'Error',
        description: `Failed to update quote: ${reason}`,
      }),
    );
    expect(value('Quote Text')).toBe('Be just');
  });
});

describe('editing a quote that has changed meanwhile', () => {
  it('keeps the typed text, and offers the newer version', async () => {
    rejectWith(UPDATE, 412, MEANWHILE);
    const person = await save();
    expect((await screen.findByRole('alert')).textContent).toContain(MEANWHILE);
    expect(value('Quote Text')).toBe('Be just');
    const newer = { ...quote, text: 'Be truthful', version: 8 };
    respondWith('GET /api/quotes', [newer]);
    await press(person, 'Load the newer version');
    await waitFor(() => expect(value('Quote Text')).toBe('Be truthful'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    respondWith(UPDATE, newer);
    await press(person, 'Save Changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(UPDATE).map(({ headers }) => headers.get('if-match'))).toEqual(['"5"', '"8"']);
  });

  it('has the list show the newer version, also to whoever does not load it into the form', async () => {
    const person = await openForm();
    await fillIn(person, { Source: 'A neighbour' });
    // Its answer was lost, so the page does not know that it was saved.
    respond(UPDATE, () => HttpResponse.error());
    await press(person, 'Save Changes');
    await waitFor(() => expect(shownToast()?.variant).toBe('destructive'));
    respondWith('GET /api/quotes', [{ ...quote, source: 'A neighbour', version: 6 }]);
    rejectWith(UPDATE, 412, MEANWHILE);
    await press(person, 'Save Changes');
    expect((await screen.findByRole('alert')).textContent).toContain(MEANWHILE);
    await waitFor(() => expect(callsOf('GET /api/quotes')).toHaveLength(2));
    expect(value('Source')).toBe('A neighbour');
    await press(person, 'Cancel');
    await waitFor(() => expect(column(2)).toEqual(['A neighbour']));
  });

  it('closes when the quote is gone', async () => {
    rejectWith(UPDATE, 412, MEANWHILE);
    const person = await save();
    await screen.findByRole('alert');
    await waitFor(() => expect(callsOf('GET /api/quotes')).toHaveLength(2));
    respondWith('GET /api/quotes', []);
    await press(person, 'Load the newer version');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
