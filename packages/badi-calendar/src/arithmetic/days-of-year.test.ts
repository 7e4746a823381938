import { describe, expect, it } from 'vitest';
import { toBadiDate } from '../badi-date.ts';
import { LAST_YEAR } from '../calendar-range.ts';
import { everyCivilDay } from '../testing/every-civil-day.ts';
import { daysOfMonth, daysOfYear } from './days-of-year.ts';

const years = Array.from({ length: LAST_YEAR }, (_, index) => index + 1);
const MONTHS_IN_ORDER = [...Array.from({ length: 18 }, (_, index) => index + 1), 20, 19];

describe('the days of all 507 years', () => {
  it('are all 185,177 days in order, each with its Badí date', () => {
    const days = years.flatMap((year) => [...daysOfYear(year)]);
    expect(days.map((day) => day.civilDay)).toEqual(everyCivilDay());
    expect(days.map((day) => day.badiDate)).toEqual(everyCivilDay().map(toBadiDate));
  });

  it('are those of the months, with Ayyám-i-Há between 18 and 19', () => {
    for (const year of years) {
      const byMonth = MONTHS_IN_ORDER.flatMap((month) => [...daysOfMonth(year, month)]);
      expect(byMonth).toEqual([...daysOfYear(year)]);
    }
  });
});

describe('an iteration', () => {
  it('can be ended early', () => {
    for (const { civilDay, badiDate } of daysOfMonth(183, 1)) {
      expect([civilDay, badiDate.day]).toEqual(['2026-03-21', 1]);
      break;
    }
  });

  it('refuses a year or a month at once, not with its first day', () => {
    expect(() => daysOfYear(508)).toThrow('Badí year must be 1 to 507, got 508');
    expect(() => daysOfMonth(0, 1)).toThrow('Badí year must be 1 to 507, got 0');
    expect(() => daysOfMonth(183, 21)).toThrow('Badí month must be 1 to 20, got 21');
  });
});
