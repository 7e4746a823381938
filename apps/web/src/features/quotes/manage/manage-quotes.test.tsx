import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsOf, holdResponse, rejectWith, respondWith } from '../../../testing/api-server.ts';
import { settle, stopClock } from '../../../testing/fake-time.ts';
import { column, fillIn, openManage, rows, startManaging } from '../../../testing/quotes-tab.tsx';
import { storedQuoteWith } from '../../../testing/samples.ts';
import { press } from '../../../testing/users-tab.tsx';

const QUOTES = 'GET /api/quotes';
const NONE = 'No quotes found matching your filters';
const many = Array.from({ length: 60 }, (_, place) =>
  storedQuoteWith({ id: place + 1, text: `Quote ${place + 1}`, source: 'A friend' }),
);
const count = () => screen.getByText(/^Showing/).textContent;
const texts = () => column(1);

describe('the list of quotes', () => {
  it('shows that the quotes are loading', () => {
    holdResponse(QUOTES);
    startManaging();
    const loading = screen.getByText('Loading quotes').parentElement;
    expect(loading?.querySelectorAll('[data-slot=skeleton]')).toHaveLength(5);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText(/^Showing/)).toBeNull();
    expect(screen.queryByText(NONE)).toBeNull();
  });

  it('says that they could not be loaded, and can try again', async () => {
    rejectWith(QUOTES, 500, 'Something broke');
    const person = startManaging();
    const alert = await screen.findByRole('alert');
    expect([...alert.children].map(({ textContent }) => textContent)).toEqual([
      'Error Loading Quotes',
      'There was a problem loading the quotes. Please try again',
    ]);
    expect(screen.queryByText(NONE)).toBeNull();
    respondWith(QUOTES, many);
    await press(person, 'Retry');
    await screen.findByRole('table');
    expect(callsOf(QUOTES)).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has the focus once the button is gone that tried again', async () => {
    rejectWith(QUOTES, 500, 'Something broke');
    const person = startManaging();
    await screen.findByRole('alert');
    respondWith(QUOTES, many);
    await press(person, 'Retry');
    const table = await screen.findByRole('table');
    expect(document.activeElement).toBe(table.parentElement);
  });

  it('says that there are none', async () => {
    await openManage([]);
    expect(screen.getByText(NONE)).toBeTruthy();
    expect(count()).toBe('Showing 0-0 of 0 quotes');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('a row', () => {
  it('has the quote, its source, its date and its badge, in the server’s order', async () => {
    stopClock('2026-03-21T23:00:00Z');
    const quotes = ['2026-03-20', '2026-03-21', '2026-03-22', null].map((displayDate, id) =>
      storedQuoteWith({ id: id + 1, text: `Quote ${id}`, source: `Source ${id}`, displayDate }),
    );
    respondWith(QUOTES, quotes);
    startManaging();
    await settle();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Select all on this page',
      'Quote',
      'Source',
      'Date',
      'Actions',
    ]);
    expect(texts()).toEqual(['Quote 0', 'Quote 1', 'Quote 2', 'Quote 3']);
    expect(column(2)).toEqual(['Source 0', 'Source 1', 'Source 2', 'Source 3']);
    expect(column(3)).toEqual([
      'March 20, 2026Past',
      'March 21, 2026Today',
      'March 22, 2026Upcoming',
      'Not scheduled',
    ]);
  });

  it('links to the reference in a new tab, unless it is no web address', async () => {
    await openManage([
      storedQuoteWith({ id: 1, referenceUrl: 'https://www.bahai.org/' }),
      storedQuoteWith({ id: 2, referenceUrl: 'javascript:alert(1)' }),
      storedQuoteWith({ id: 3 }),
    ]);
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Reference/ });
    expect(links.map(({ href, target }) => [href, target])).toEqual([
      ['https://www.bahai.org/', '_blank'],
    ]);
  });

  it('lets a text be of any direction, and its controls be distinguished', async () => {
    await openManage([storedQuoteWith({ text: `Long ${'word '.repeat(30)}` })]);
    expect(rows()[0]?.querySelector('p')?.dir).toBe('auto');
    const menu = screen.getByRole('button', { name: /^Actions for/ });
    const name = `Long ${'word '.repeat(11)}`.trimEnd();
    expect(menu.getAttribute('aria-label')).toBe(`Actions for “${name}…”`);
  });
});

describe('narrowing the list down', () => {
  it('by what is typed', async () => {
    const person = await openManage(many);
    await fillIn(person, { Search: 'QUOTE 6' });
    const numbers = [6, 16, 26, 36, 46, 56, 60];
    expect(texts()).toEqual(numbers.map((number) => `Quote ${number}`));
    expect(count()).toBe('Showing 1-7 of 7 quotes');
    expect(screen.getByPlaceholderText('Search quotes and sources...')).toBeTruthy();
  });

  it('by status', async () => {
    const dated = storedQuoteWith({ id: 99, text: 'Long ago', displayDate: '2000-01-01' });
    const person = await openManage([dated, ...many]);
    const status = screen.getByLabelText<HTMLSelectElement>('Status');
    expect([...status.options].map(({ text }) => text)).toEqual([
      'All',
      'Current',
      'Upcoming',
      'Past',
      'Unscheduled',
    ]);
    await person.selectOptions(status, 'Past');
    expect(texts()).toEqual(['Long ago']);
    await person.selectOptions(status, 'Unscheduled');
    expect(count()).toBe('Showing 1-25 of 60 quotes');
  });

  it('by date', async () => {
    const person = await openManage([
      storedQuoteWith({ id: 1, text: 'First', displayDate: '2026-03-20' }),
      storedQuoteWith({ id: 2, text: 'Second', displayDate: '2026-03-21' }),
      storedQuoteWith({ id: 3, text: 'Third', displayDate: '2026-03-22' }),
    ]);
    const range = within(screen.getByRole('group', { name: 'Date Range' }));
    expect(range.getAllByLabelText(/^(From|To)$/)).toHaveLength(2);
    await fillIn(person, { From: '2026-03-21' });
    expect(texts()).toEqual(['Second', 'Third']);
    await fillIn(person, { To: '2026-03-21' });
    expect(texts()).toEqual(['Second']);
  });

  it('is undone at once', async () => {
    const person = await openManage(many);
    await fillIn(person, { Search: 'nothing', From: '2026-03-21' });
    await person.selectOptions(screen.getByLabelText('Status'), 'Past');
    expect(screen.getByText(NONE)).toBeTruthy();
    expect(count()).toBe('Showing 0-0 of 0 quotes');
    await press(person, 'Clear Filters');
    expect(count()).toBe('Showing 1-25 of 60 quotes');
    const values = ['Search', 'From', 'Status'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    );
    expect(values).toEqual(['', '', 'all']);
  });
});

describe('paging', () => {
  it('shows 25 quotes of a page, and leads on', async () => {
    const person = await openManage(many);
    await waitFor(() => expect(texts()).toHaveLength(25));
    expect(count()).toBe('Showing 1-25 of 60 quotes');
    expect(screen.getByText('Page 1 of 3')).toBeTruthy();
    await press(person, 'Next');
    await press(person, 'Next');
    await waitFor(() => expect(texts()).toHaveLength(10));
    expect(texts()[0]).toBe('Quote 51');
    expect(count()).toBe('Showing 51-60 of 60 quotes');
    await press(person, 'Previous');
    expect(screen.getByText('Page 2 of 3')).toBeTruthy();
  });

  it('can show more or fewer', async () => {
    const person = await openManage(many);
    const size = screen.getByLabelText<HTMLSelectElement>('Quotes per page');
    expect([...size.options].map(({ text }) => text)).toEqual(['10', '25', '50', '100']);
    expect(size.value).toBe('25');
    await person.selectOptions(size, '10');
    expect(screen.getByText('Page 1 of 6')).toBeTruthy();
    await person.selectOptions(size, '100');
    await waitFor(() => expect(texts()).toHaveLength(60));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('stays on its page when the filters leave it, else goes to the last', async () => {
    const person = await openManage(many);
    await press(person, 'Next');
    await press(person, 'Next');
    await fillIn(person, { Search: 'quote' });
    expect(screen.getByText('Page 3 of 3')).toBeTruthy();
    await fillIn(person, { Search: 'quote 1' });
    await waitFor(() => expect(count()).toBe('Showing 1-15 of 15 quotes'));
  });
});
