import { describe, expect, it } from 'vitest';
import { storedQuoteWith } from '../../../../testing/samples.ts';
import { dayMessages } from '../../day-messages.ts';
import {
  filterQuotes,
  NO_FILTERS,
  type QuoteFilters,
  scheduleStatus,
  searchable,
} from './quote-filters.ts';

const TODAY = '2026-03-21';
const quotes = [
  storedQuoteWith({ id: 1, text: 'Be kind', source: 'Bahá’u’lláh', displayDate: '2026-03-20' }),
  storedQuoteWith({ id: 2, text: 'Be just', source: 'A friend', displayDate: TODAY }),
  storedQuoteWith({ id: 3, text: 'Éveil\nof hearts', source: 'X', displayDate: '2026-03-22' }),
  storedQuoteWith({ id: 4, text: 'The Báb', source: 'ʻAbdu’l-Bahá', displayDate: null }),
];

const idsOf = (filters: Partial<QuoteFilters>) =>
  filterQuotes(searchable(quotes), { ...NO_FILTERS, ...filters }, TODAY).map(({ id }) => id);

describe('the schedule status', () => {
  it.each([
    [null, 'unscheduled'],
    ['2026-03-20', 'past'],
    ['2026-03-21', 'current'],
    ['2026-03-22', 'upcoming'],
    ['2025-12-31', 'past'],
    ['2027-01-01', 'upcoming'],
  ])('of %s is %s', (day, status) => {
    expect(scheduleStatus(day, TODAY)).toBe(status);
  });
});

describe('filtering by upload', () => {
  const ofUpload = (ids: Set<number> | undefined, filters: Partial<QuoteFilters> = {}) =>
    filterQuotes(searchable(quotes), { ...NO_FILTERS, ...filters }, TODAY, ids).map(({ id }) => id);

  it('leaves what the upload added or changed, and all where none is chosen', () => {
    expect(ofUpload(new Set([2, 4, 99]))).toEqual([2, 4]);
    expect(ofUpload(new Set([2, 4]), { status: 'unscheduled' })).toEqual([4]);
    expect(ofUpload(new Set())).toEqual([]);
    expect(ofUpload(undefined)).toEqual([1, 2, 3, 4]);
  });
});

describe('filtering by status', () => {
  it.each([
    ['all', [1, 2, 3, 4]],
    ['current', [2]],
    ['upcoming', [3]],
    ['past', [1]],
    ['unscheduled', [4]],
  ] as const)('%s leaves %j', (status, ids) => {
    expect(idsOf({ status })).toEqual(ids);
  });
});

describe('filtering by date', () => {
  it.each([
    [{ from: '2026-03-21' }, [2, 3]],
    [{ to: '2026-03-21' }, [1, 2]],
    [{ from: '2026-03-21', to: '2026-03-21' }, [2]],
    [{ from: '2026-03-22', to: '2026-03-20' }, []],
    [{ from: '2026-03-21', to: 'incomplete' }, [2, 3]],
    [{ from: 'incomplete' }, [1, 2, 3, 4]],
  ])('with %j leaves %j', (range, ids) => {
    expect(idsOf(range)).toEqual(ids);
  });

  it.each([
    ['', []],
    ['2026-03-21', []],
    // Earlier versions have stored such days: they can be found.
    ['0027-02-13', []],
    ['incomplete', ['Date must be a real day written as YYYY-MM-DD']],
    ['2026-02-30', ['Date must be a real day written as YYYY-MM-DD']],
  ])('says of %j what is wrong: %j', (day, messages) => {
    expect(dayMessages(day)).toEqual(messages);
  });
});

describe('searching', () => {
  it.each([
    ['', [1, 2, 3, 4]],
    ['   ', [1, 2, 3, 4]],
    ['be', [1, 2]],
    ['  KIND ', [1]],
    ['Baha', [1, 4]],
    ["Baha'u'llah", [1]],
    ['bahaullah', [1]],
    ['bab', [4]],
    ['eveil of', [3]],
    ['just a friend', [2]],
    ['friend BE', [2]],
    [' hearts\n eveil ', [3]],
    ['baha bab', [4]],
    ['be kind just', []],
    ['nothing', []],
  ])('for %j finds %j', (search, ids) => {
    expect(idsOf({ search })).toEqual(ids);
  });

  it('finds every word, anywhere in text and source', () => {
    const one = storedQuoteWith({
      text: 'O Son of Spirit',
      source: 'The Hidden Words, Arabic, No. 6',
    });
    const found = (search: string) =>
      filterQuotes(searchable([one]), { ...NO_FILTERS, search }, TODAY).length;
    expect(
      ['Hidden Words 6', 'words hidden', 'spirit arabic', 'Hidden Words, 6'].map(found),
    ).toEqual([1, 1, 1, 1]);
    expect(['Hidden Words 7', 'Hidden Words Persian'].map(found)).toEqual([0, 0]);
  });

  it('goes together with the other filters', () => {
    expect(idsOf({ search: 'be', status: 'past' })).toEqual([1]);
  });
});
