import { AYYAM_I_HA, LAST_CIVIL_DAY, toBadiDate } from '@bahai-friends/badi-calendar';
import { describe, expect, it } from 'vitest';
import type { Repeat } from './repeat.ts';
import { type Rule, ruleDays } from './rule-days.ts';

/*
 * What the days by a rule are to be is found here in another way: day by day, by counting, with the platform's dates.
 */
const DAY_MS = 86_400_000;
const texts = new Map<number, string>();
/** The day's text: the rules ask for the same twenty years again and again. */
function text(ms: number): string {
  let day = texts.get(ms);
  if (day === undefined) {
    day = new Date(ms).toISOString().slice(0, 10);
    texts.set(ms, day);
  }
  return day;
}
const weekdayOn = (ms: number): number => new Date(ms).getUTCDay() || 7;

function countedDays({ starts, ends, repeat }: Rule, last: string, holyDays: readonly string[]) {
  const days: string[] = [];
  const begin = Date.parse(starts);
  let week = 0;
  for (let ms = begin; text(ms) <= last && text(ms) <= (ends ?? last); ms += DAY_MS) {
    if (ms > begin && weekdayOn(ms) === 1) week += 1;
    if (repeat === null ? ms === begin : meetsOn(repeat, ms, week, holyDays)) days.push(text(ms));
  }
  return days;
}

/** How many of a day's weekday there are in its month, up to it or after it. */
function countedInMonth(ms: number, step: number): number {
  let count = 0;
  for (let other = ms; text(other).slice(0, 7) === text(ms).slice(0, 7); other += step * DAY_MS) {
    if (weekdayOn(other) === weekdayOn(ms)) count += 1;
  }
  return count;
}

const isFeast = (day: string): boolean => {
  const date = toBadiDate(day);
  return date.day === 1 && date.month !== AYYAM_I_HA;
};

function meetsOn(repeat: Repeat, ms: number, week: number, holyDays: readonly string[]): boolean {
  switch (repeat.every) {
    case 'week':
      return repeat.weekdays.includes(weekdayOn(ms)) && week % repeat.interval === 0;
    case 'month':
      return (
        weekdayOn(ms) === repeat.weekday &&
        (repeat.nth === -1 ? countedInMonth(ms, 1) === 1 : countedInMonth(ms, -1) === repeat.nth)
      );
    case 'badi-month':
      return isFeast(text(repeat.when === 'eve' ? ms + DAY_MS : ms));
    case 'holy-day':
      return holyDays.includes(text(repeat.when === 'eve' ? ms + DAY_MS : ms));
  }
}

const HOLY_DAYS = ['2026-03-21', '2026-04-21', '2026-04-21', '2027-01-01', '2029-12-31'];
const when = ['eve', 'day'] as const;

const REPEATS: readonly Repeat[] = [
  ...[1, 2, 3, 8].map((interval) => ({ every: 'week' as const, weekdays: [2, 7], interval })),
  { every: 'week', weekdays: [1, 2, 3, 4, 5, 6, 7], interval: 1 },
  { every: 'week', weekdays: [1], interval: 5 },
  ...([1, 2, 3, 4, -1] as const).flatMap((nth) =>
    [1, 4, 7].map((weekday) => ({ every: 'month' as const, nth, weekday })),
  ),
  ...when.map((each) => ({ every: 'badi-month' as const, when: each })),
  ...when.map((each) => ({ every: 'holy-day' as const, when: each })),
];

describe('the days by a rule', () => {
  it.each(REPEATS)('are over twenty years those that counting finds: %j', (repeat) => {
    // A Monday, a Sunday, the last day of a year that has 53 weeks, a leap day, and the eve of a Feast.
    for (const starts of ['2026-01-05', '2026-03-01', '2026-12-31', '2028-02-29', '2026-03-20']) {
      const rule = { starts, ends: null, repeat };
      const days = ruleDays(rule, starts, '2046-12-31', HOLY_DAYS);
      expect(days, starts).toEqual(countedDays(rule, '2046-12-31', HOLY_DAYS));
      const slice = days.filter((day) => day >= '2031-05-09' && day <= '2033-01-02');
      expect(ruleDays(rule, '2031-05-09', '2033-01-02', HOLY_DAYS)).toEqual(slice);
    }
  });

  it('are one day without a repetition', () => {
    const rule = { starts: '2026-03-01', ends: null, repeat: null };
    expect(ruleDays(rule, '2026-02-01', '2026-04-01', [])).toEqual(['2026-03-01']);
    expect(ruleDays(rule, '2026-03-02', '2026-04-01', [])).toEqual([]);
  });

  it('have a beginning and an end, both included, and begin only where they fit', () => {
    const repeat = { every: 'week', weekdays: [2], interval: 1 } as const;
    const rule = { starts: '2026-03-03', ends: '2026-03-17', repeat: { ...repeat, weekdays: [2] } };
    const days = ['2026-03-03', '2026-03-10', '2026-03-17'];
    expect(ruleDays(rule, '2020-01-01', '2030-01-01', [])).toEqual(days);
    expect(ruleDays({ ...rule, starts: '2026-03-04' }, '2020-01-01', '2030-01-01', [])).toEqual(
      days.slice(1),
    );
  });

  it('are nineteen a year for Feasts, and the first of them may be met on its eve', () => {
    const repeat = { every: 'badi-month', when: 'eve' } as const;
    const rule = { starts: '2026-03-20', ends: null, repeat };
    const days = ruleDays(rule, '2026-03-20', '2027-03-19', []);
    expect(days).toHaveLength(19);
    expect([days[0], days[1], days[18]]).toEqual(['2026-03-20', '2026-04-08', '2027-03-01']);
  });

  it.each(REPEATS)('end with the calendar, in 507 B.E.: %j', (repeat) => {
    const rule = { starts: '2340-01-01', ends: null, repeat };
    const days = ruleDays(rule, '2351-01-01', '9999-12-31', ['2351-03-20', '2351-03-21']);
    expect(days.length).toBeGreaterThan(0);
    expect(days.at(-1)?.localeCompare(LAST_CIVIL_DAY)).toBeLessThan(1);
  });

  it('are as many as there are when a series begins before the calendar', () => {
    const rule = { starts: '1844-01-01', ends: null, repeat: { every: 'badi-month', when: 'eve' } };
    expect(ruleDays(rule as Rule, '1844-01-01', '1844-04-30', [])).toEqual([
      '1844-03-20',
      '1844-04-08',
      '1844-04-27',
    ]);
  });
});
