import { describe, expect, it } from 'vitest';
import { FIRST_YEAR, isProjected, LAST_PUBLISHED_YEAR, LAST_YEAR } from './calendar-range.ts';
import { CalendarRangeError } from './calendar-range-error.ts';
import { toDayNumber } from './civil-day.ts';
import { nawRuzOf } from './civil-day-of-badi-date.ts';
import { ayyamIHaLength, yearLength } from './naw-ruz.ts';
import table from './testing/years-172-507.json' with { type: 'json' };

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const yearsUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('years 172 to 507', () => {
  it('equal the published and projected table', () => {
    expect(table.map((row) => row.year)).toEqual(yearsUpTo(507).slice(171));
    for (const row of table) {
      expect({
        ...row,
        nawRuz: nawRuzOf(row.year),
        ayyamIHa: ayyamIHaLength(row.year),
        status: isProjected(row.year) ? 'projected' : 'published',
      }).toEqual(row);
    }
  });
});

describe('years 1 to 171', () => {
  it('are not projected', () => {
    expect(yearsUpTo(171).filter(isProjected)).toEqual([]);
    expect(yearsUpTo(LAST_YEAR).findIndex(isProjected)).toBe(LAST_PUBLISHED_YEAR);
  });

  it('begin on 21 March', () => {
    for (const year of yearsUpTo(171)) {
      expect(nawRuzOf(year)).toBe(`${year + 1843}-03-21`);
    }
  });

  it('have five days of Ayyám-i-Há when it holds a 29 February, else four', () => {
    for (const year of yearsUpTo(171)) {
      expect([year, ayyamIHaLength(year)]).toEqual([year, isLeap(year + 1844) ? 5 : 4]);
    }
  });
});

describe('every year', () => {
  it('is nineteen months and Ayyám-i-Há, and reaches to the next Naw-Rúz', () => {
    for (const year of yearsUpTo(LAST_YEAR - 1)) {
      const length = toDayNumber(nawRuzOf(year + 1)) - toDayNumber(nawRuzOf(year));
      expect([year, 361 + ayyamIHaLength(year), yearLength(year)]).toEqual([year, length, length]);
    }
  });

  it('is one of 507 that together have 185,177 days', () => {
    const lengths = yearsUpTo(LAST_YEAR).map(yearLength);
    expect(lengths.reduce((sum, length) => sum + length)).toBe(185_177);
    expect(new Set(lengths)).toEqual(new Set([365, 366]));
    expect([FIRST_YEAR, LAST_YEAR]).toEqual([1, 507]);
  });
});

describe('a year outside 1 to 507', () => {
  it.each([0, -1, 508, 182.5, Number.NaN, Number.POSITIVE_INFINITY, '182', null, undefined, [182]])(
    'is refused: %j',
    (year) => {
      for (const call of [nawRuzOf, ayyamIHaLength, yearLength, isProjected]) {
        expect(() => call(year as number)).toThrow(CalendarRangeError);
        expect(() => call(year as number)).toThrow('Badí year must be 1 to 507, got');
      }
    },
  );
});
