import { addDays } from '@bahai-friends/badi-calendar';
import { describe, expect, it } from 'vitest';
import { storedQuoteWith } from '../../../../testing/samples.ts';
import { scheduleEndText } from './schedule-end.ts';

const TODAY = '2026-03-10';
const textFor = (...dates: (string | null)[]) =>
  scheduleEndText(
    dates.map((displayDate, id) => storedQuoteWith({ id, displayDate })),
    TODAY,
  );
const run = (length: number) => Array.from({ length }, (_, place) => addDays(TODAY, place));

describe('the end of the schedule', () => {
  it.each([
    [[], 'No quote is scheduled for today or later'],
    [[null, '2026-03-09'], 'No quote is scheduled for today or later'],
    [
      ['2026-04-02', null, '2026-03-12', '2026-03-09'],
      'No quote is scheduled for today; the next one is for March 12, 2026',
    ],
    [[TODAY], 'Scheduled quotes run out after March 10, 2026: 1 day left'],
    [
      ['2026-03-08', null, ...run(12), TODAY],
      'Scheduled quotes run out after March 21, 2026: 12 days left',
    ],
    [
      [...run(3), '2026-03-20', '2026-03-14'],
      'Scheduled quotes run out after March 12, 2026: 3 days left; the next one is for March 14, 2026',
    ],
    [run(1200), 'Scheduled quotes run out after June 21, 2029: 1,200 days left'],
  ])('with quotes for %j', (dates, expected) => {
    expect(textFor(...dates)).toBe(expected);
  });
});
