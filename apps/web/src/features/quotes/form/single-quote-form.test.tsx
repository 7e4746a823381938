import { addDays } from '@bahai-friends/badi-calendar';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { navigate } from '../../../navigation/navigation.ts';
import { isAnythingUnsaved, isAskedToLeave } from '../../../navigation/unsaved-forms.ts';
import {
  callsOf,
  holdResponse,
  rejectWith,
  respond,
  respondWith,
} from '../../../testing/api-server.ts';
import { fillIn, openUpload } from '../../../testing/quotes-tab.tsx';
import { storedQuoteWith } from '../../../testing/samples.ts';
import { shownToast } from '../../../testing/toasts.ts';
import { press, validationMessages } from '../../../testing/users-tab.tsx';

const ADD = 'POST /api/quotes';
const ON_DATE = 'GET /api/quotes/date/{displayDate}';
const SENTENCE =
  'There is already 1 quote scheduled for March 21, 2026. Please choose a different date.';
const date = () => screen.getByLabelText<HTMLInputElement>('Display Date (Optional)');
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Quote Text');

async function fill(values: Record<string, string> = {}) {
  const person = openUpload();
  await fillIn(person, { 'Quote Text': ' Be kind ', Source: 'A friend', ...values });
  return person;
}

async function add(values: Record<string, string> = {}) {
  const person = await fill(values);
  await press(person, 'Add Quote');
  return person;
}

const dated = { 'Display Date (Optional)': '2026-03-21' };

describe('the form for a single quote', () => {
  it('has its four fields', () => {
    openUpload();
    const form = within(screen.getByRole('region', { name: 'Add Single Quote' }));
    const labels = ['Quote Text', 'Source', 'Display Date (Optional)', 'Reference URL (Optional)'];
    expect(labels.map((label) => form.getByLabelText<HTMLInputElement>(label).value)).toEqual([
      '',
      '',
      '',
      '',
    ]);
    expect(
      form.getByText('Link to the quote reference in the Bahai Reference Library'),
    ).toBeTruthy();
  });

  it.each([
    ['is empty', false, ''],
    ['has the source where that is to stay', true, 'A friend'],
  ])('%s when a quote was added', async (_, isKept, source) => {
    respondWith(ADD, storedQuoteWith());
    const person = await fill();
    if (isKept) await person.click(screen.getByRole('checkbox', { name: 'Keep the source' }));
    await press(person, 'Add Quote');
    await waitFor(() => expect(text().value).toBe(''));
    expect(screen.getByLabelText<HTMLInputElement>('Source').value).toBe(source);
    expect(isAskedToLeave()).toBe(false);
  });

  it('keeps the next quote that was begun meanwhile, as unsaved', async () => {
    respondWith(ON_DATE, []);
    const respondToAdd = holdResponse(ADD);
    const person = await add(dated);
    await screen.findByRole('button', { name: 'Adding...' });
    await fillIn(person, { 'Quote Text': 'The next one' });
    await person.click(screen.getByLabelText('Reference URL (Optional)'));
    respondToAdd(storedQuoteWith());
    await waitFor(() => expect(date().value).toBe(''));
    expect(text().value).toBe('The next one');
    expect(screen.getByLabelText<HTMLInputElement>('Source').value).toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText('Reference URL (Optional)'));
    expect(isAnythingUnsaved()).toBe(true);
  });

  it('takes the next day without a quote, from the community’s day on', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const days = [...[-1, 0, 1, 3].map((after) => addDays(today, after)), null];
    respondWith(
      'GET /api/quotes',
      days.map((displayDate, id) => storedQuoteWith({ id, displayDate })),
    );
    const person = openUpload();
    await press(person, 'Next free day');
    await waitFor(() => expect(date().value).toBe(addDays(today, 2)));
  });

  it('says when no free day could be looked for', async () => {
    rejectWith('GET /api/quotes', 500, 'Please wait');
    const person = openUpload();
    await press(person, 'Next free day');
    await waitFor(() => expect(shownToast()?.description).toContain('Please wait'));
    expect(date().value).toBe('');
  });

  it('shows what is missing, and sends nothing', async () => {
    const person = openUpload();
    await press(person, 'Add Quote');
    await waitFor(() =>
      expect(validationMessages()).toEqual(['Quote text is required', 'Source is required']),
    );
    expect(callsOf(ADD)).toEqual([]);
  });

  it('rejects what is no web address', async () => {
    await add({ 'Reference URL (Optional)': 'javascript:alert(1)' });
    await waitFor(() => expect(validationMessages()).toEqual(['Please enter a valid URL']));
    expect(callsOf(ADD)).toEqual([]);
  });

  it('rejects a date that is typed in part, until it is cleared', async () => {
    respondWith(ADD, storedQuoteWith());
    const person = await fill();
    Object.defineProperty(date(), 'validity', { value: { badInput: true }, configurable: true });
    fireEvent.blur(date());
    await press(person, 'Add Quote');
    await waitFor(() =>
      expect(validationMessages()).toEqual(['Date must be a real day written as YYYY-MM-DD']),
    );
    expect(callsOf(ADD)).toEqual([]);
    Object.defineProperty(date(), 'validity', { value: { badInput: false }, configurable: true });
    await press(person, 'Clear display date');
    await press(person, 'Add Quote');
    await waitFor(() => expect(callsOf(ADD)).toHaveLength(1));
    await waitFor(() => expect(text().value).toBe(''));
  });

  it('says which years a date may have, and rejects one that was typed with two digits', async () => {
    await add({ 'Display Date (Optional)': '0027-02-13' });
    await waitFor(() =>
      expect(validationMessages()).toEqual([
        'Date must have a year from 1844 to 2351, with four digits',
      ]),
    );
    expect(screen.getByText('Year with four digits, 1844 to 2351')).toBeTruthy();
    expect(callsOf(ON_DATE)).toEqual([]);
    expect(callsOf(ADD)).toEqual([]);
  });

  it('asks before the page is left while something is typed', async () => {
    await fill();
    act(() => navigate('/'));
    expect(isAskedToLeave()).toBe(true);
    expect(window.location.pathname).not.toBe('/');
  });
});

describe('adding a quote', () => {
  it('without a date sends it at once, shows a toast, and is empty again', async () => {
    const respondToAdd = holdResponse(ADD);
    const person = await add();
    const button = await screen.findByRole('button', { name: 'Adding...' });
    await person.click(button);
    respondToAdd(storedQuoteWith());
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Success',
        description: 'Quote added successfully!',
      }),
    );
    expect(callsOf(ADD).map(({ body }) => JSON.parse(body))).toEqual([
      { text: 'Be kind', source: 'A friend', displayDate: null, referenceUrl: null },
    ]);
    expect(callsOf(ON_DATE)).toEqual([]);
    expect(text().value).toBe('');
    expect(document.activeElement).toBe(text());
  });

  it('with a date looks first whether it is free', async () => {
    respondWith(ON_DATE, []);
    respondWith(ADD, storedQuoteWith());
    await add({ ...dated, 'Reference URL (Optional)': 'https://www.bahai.org/' });
    await waitFor(() => expect(shownToast()?.title).toBe('Success'));
    expect(callsOf(ON_DATE).map(({ path }) => path)).toEqual(['/api/quotes/date/2026-03-21']);
    expect(JSON.parse(callsOf(ADD)[0]?.body ?? '')).toMatchObject({
      displayDate: '2026-03-21',
      referenceUrl: 'https://www.bahai.org/',
    });
    expect(date().value).toBe('');
  });

  it('says why it failed, and keeps the typed text', async () => {
    rejectWith(ADD, 500, 'Something broke');
    await add();
    await waitFor(() =>
      expect(shownToast()).toEqual({
        variant: 'destructive',
        title: 'Error',
        description: 'Something broke',
      }),
    );
    expect(text().value).toBe(' Be kind ');
  });

  it('shows an unknown error when there is no reason', async () => {
    respond(ADD, () => new HttpResponse(null, { status: 500 }));
    await add();
    await waitFor(() => expect(shownToast()?.description).toBe('An unknown error occurred'));
  });
});

describe('adding a quote for a date', () => {
  const conflict = { variant: 'destructive', title: 'Date Conflict', description: SENTENCE };
  const explanation = () => screen.findByRole('alertdialog', { name: 'Date Conflicts Detected' });

  it('that another quote has is rejected with an explanation, and sends nothing', async () => {
    respondWith(ON_DATE, [storedQuoteWith()]);
    const person = await add(dated);
    const dialog = await explanation();
    expect(dialog.textContent).toContain(`The chosen date already has a quote. ${SENTENCE}`);
    expect(dialog.textContent).toContain('Several quotes for the same date are no longer allowed.');
    expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    expect(shownToast()).toEqual(conflict);
    expect(callsOf(ADD)).toEqual([]);
    await press(person, 'Close');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(date().value).toBe('2026-03-21');
  });

  it('that somebody else takes meanwhile is rejected with the server’s message', async () => {
    respondWith(ON_DATE, []);
    respond(ADD, () => HttpResponse.json({ message: SENTENCE, conflicts: [] }, { status: 409 }));
    await add(dated);
    expect((await explanation()).textContent).toContain(SENTENCE);
    expect(shownToast()).toEqual(conflict);
  });

  it('is looked at anew each time', async () => {
    respondWith(ON_DATE, [storedQuoteWith()]);
    const person = await add(dated);
    await explanation();
    await press(person, 'Close');
    respondWith(ON_DATE, []);
    respondWith(ADD, storedQuoteWith());
    await press(person, 'Add Quote');
    await waitFor(() => expect(shownToast()?.title).toBe('Success'));
  });

  it('says when the date could not be checked', async () => {
    rejectWith(ON_DATE, 500, 'Something broke');
    await add(dated);
    await waitFor(() =>
      expect(shownToast()).toEqual({
        variant: 'destructive',
        title: 'Error',
        description: 'Failed to check for date conflicts',
      }),
    );
    expect(callsOf(ADD)).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
