import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rejectWith, respondWith } from '../../../../testing/api-server.ts';
import { column, fillIn, openManage } from '../../../../testing/quotes-tab.tsx';
import { storedQuoteWith } from '../../../../testing/samples.ts';
import { press } from '../../../../testing/users-tab.tsx';

const many = Array.from({ length: 60 }, (_, place) =>
  storedQuoteWith({
    id: place + 1,
    text: `Quote ${place + 1}`,
    displayDate: place < 30 ? `2000-01-${String(place + 1).padStart(2, '0')}` : null,
  }),
);
const count = () => screen.getByText(/^Showing/).textContent;
const fieldValue = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const hash = () => window.location.hash;
const settled = (expected: string) => waitFor(() => expect(hash()).toBe(expected));

const UPLOADS = [
  {
    id: 7,
    kind: 'upload',
    at: '2026-03-10T12:00:00.000Z',
    by: 'anna',
    file: 'spring.csv',
    title: null,
    count: 3,
    until: '2026-04-09T12:00:00.000Z',
    undone: false,
  },
] as const;

describe('the list in the address', () => {
  it('is shown as the address says', async () => {
    await openManage(many, '?status=past&q=quote&from=2000-01-02&to=2000-01-20&page=2&size=10');
    expect(count()).toBe('Showing 11-19 of 19 quotes');
    expect(['Status', 'Search', 'From', 'To', 'Quotes per page'].map(fieldValue)).toEqual([
      'past',
      'quote',
      '2000-01-02',
      '2000-01-20',
      '10',
    ]);
  });

  it('keeps what is selected while the year is shown, and has no keys then', async () => {
    respondWith('GET /api/holy-days', []);
    const person = await openManage(many);
    await person.click(screen.getByRole('checkbox', { name: 'Select “Quote 2”' }));
    await press(person, 'Year');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await person.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press(person, 'List');
    expect(screen.getByText('1 selected')).toBeTruthy();
    await person.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });

  it('ignores what is wrong there', async () => {
    await openManage(many, '?status=gone&from=2000-02-30&page=-1&size=11&upload=x&other=1');
    expect(count()).toBe('Showing 1-25 of 60 quotes');
    expect(['Status', 'From', 'Quotes per page'].map(fieldValue)).toEqual(['all', '', '25']);
  });

  it('stays on the last page where the address names a later one', async () => {
    await openManage(many, '?page=9');
    expect(count()).toBe('Showing 51-60 of 60 quotes');
  });

  it('is written there, and followed back', async () => {
    const person = await openManage(many);
    await person.selectOptions(screen.getByLabelText('Quotes per page'), '10');
    await settled('#quotes/manage?size=10');
    await press(person, 'Next');
    await settled('#quotes/manage?size=10&page=2');
    await fillIn(person, { Search: 'quote 1' });
    await settled('#quotes/manage?size=10&page=2&q=quote+1');
    expect(count()).toBe('Showing 11-15 of 15 quotes');
    window.history.back();
    await waitFor(() => expect(count()).toBe('Showing 11-20 of 60 quotes'));
    expect(fieldValue('Search')).toBe('');
  });

  it('does not carry a date that is none, which filters nothing', async () => {
    const person = await openManage(many, '?from=2000-01-29');
    expect(count()).toBe('Showing 1-2 of 2 quotes');
    await fillIn(person, { From: '0000-01-01' });
    expect(count()).toBe('Showing 1-25 of 60 quotes');
    await settled('#quotes/manage');
    await press(person, 'Clear Filters');
    expect(fieldValue('From')).toBe('');
  });
});

describe('the filter by upload', () => {
  it('is not there without uploads', async () => {
    await openManage(many);
    expect(screen.queryByLabelText('Upload')).toBeNull();
  });

  it('leaves the quotes of the upload', async () => {
    respondWith('GET /api/batches', [
      ...UPLOADS,
      { ...UPLOADS[0], id: 8, undone: true },
      { ...UPLOADS[0], id: 9, kind: 'schedule' },
    ]);
    respondWith('GET /api/batches/{id}/quotes', { ids: [2, 31] });
    const person = await openManage(many);
    const upload = await screen.findByLabelText<HTMLSelectElement>('Upload');
    expect([...upload.options].map(({ text }) => text.replace(/[\u2068\u2069]/g, ''))).toEqual([
      'All',
      'spring.csv, March 10, 2026',
    ]);
    await person.selectOptions(upload, '7');
    await waitFor(() => expect(column(1)).toEqual(['Quote 2', 'Quote 31']));
    await settled('#quotes/manage?upload=7');
    await press(person, 'Clear Filters');
    expect(count()).toBe('Showing 1-25 of 60 quotes');
  });

  it('says that an upload does not exist any more, and shows all', async () => {
    rejectWith('GET /api/batches/{id}/quotes', 404, 'There is no such batch');
    const person = await openManage(many, '?upload=12');
    await screen.findByText(/The upload in this address does not exist any more/);
    await waitFor(() => expect(count()).toBe('Showing 1-25 of 60 quotes'));
    await person.selectOptions(screen.getByLabelText('Upload'), 'All');
    expect(screen.queryByText(/does not exist any more/)).toBeNull();
  });

  it('can be tried again when its quotes could not be read', async () => {
    rejectWith('GET /api/batches/{id}/quotes', 500, 'Something broke');
    const person = await openManage(many, '?upload=7');
    await screen.findByText('Error Loading Quotes');
    respondWith('GET /api/batches/{id}/quotes', { ids: [5] });
    await press(person, 'Retry');
    await waitFor(() => expect(column(1)).toEqual(['Quote 5']));
  });
});
