import { describe, expect, it } from 'vitest';
import { toBadiDate } from '../badi-date.ts';
import { LAST_YEAR } from '../calendar-range.ts';
import { CalendarRangeError } from '../calendar-range-error.ts';
import { ayyamIHaLength } from '../naw-ruz.ts';
import { randomDaysAndPlaces } from '../testing/random-days-and-places.ts';
import { addYears } from './add-months-and-years.ts';
import { anniversaries } from './anniversaries.ts';

describe('anniversaries', () => {
  it('agree with addYears on 300,000 pairs of a date and a number of years', () => {
    const differing: unknown[] = [];
    let pairs = 0;
    for (const { civilDay } of randomDaysAndPlaces(3_000, 90)) {
      const date = toBadiDate(civilDay);
      for (const [index, anniversary] of anniversaries(date, LAST_YEAR).entries()) {
        const { year, month, day } = addYears(date, index + 1);
        pairs++;
        const same =
          anniversary.year === year && anniversary.month === month && anniversary.day === day;
        if (!same) differing.push([civilDay, index]);
      }
    }
    expect(pairs).toBeGreaterThan(300_000);
    expect(differing).toEqual([]);
  });

  it('come back to the fifth day of Ayyám-i-Há in years that have five', () => {
    for (const { year, day } of anniversaries({ year: 182, month: 20, day: 5 }, LAST_YEAR)) {
      expect([year, day]).toEqual([year, ayyamIHaLength(year)]);
    }
  });

  it('end with 507', () => {
    expect(anniversaries({ year: 505, month: 19, day: 19 }, 1e15)).toEqual([
      { year: 506, month: 19, day: 19 },
      { year: 507, month: 19, day: 19 },
    ]);
    expect(anniversaries({ year: 507, month: 1, day: 1 }, 1)).toEqual([]);
    expect(anniversaries({ year: 1, month: 1, day: 1 }, 0)).toEqual([]);
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined])(
    'refuses to count %j of them',
    (count) => {
      expect(() => anniversaries({ year: 1, month: 1, day: 1 }, count as number)).toThrow(
        CalendarRangeError,
      );
    },
  );
});
