import { describe, expect, it } from 'vitest';
import { storedQuoteWith } from '../../../testing/samples.ts';
import { monthsOf } from '../../../ui/year/year-months.ts';
import { countsByDay } from './day-counts.ts';
import { howFull } from './how-full.ts';

const counts = countsByDay(
  ['2026-01-02', '2026-12-30'].map((displayDate, id) => storedQuoteWith({ id, displayDate })),
);

describe('how full a year is', () => {
  it.each([
    ['is said of all days of a year to come', '2025-12-31', '2 days with a quote, 363 without'],
    [
      'misses no day that has passed',
      '2026-12-29',
      '2 days with a quote, 2 of the days to come without',
    ],
    ['misses none in a year that is over', '2027-01-01', '2 days with a quote'],
  ])('%s', (_, today, said) => {
    const months = monthsOf({ calendar: 'gregorian', year: 2026 });
    expect(howFull(months, counts, today)).toBe(said);
  });
});
