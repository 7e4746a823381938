import { describe, expect, it } from 'vitest';
import { AYYAM_I_HA, type BadiDate, toBadiDate } from '../badi-date.ts';
import { LAST_YEAR } from '../calendar-range.ts';
import { ayyamIHaLength } from '../naw-ruz.ts';
import { everyCivilDay } from '../testing/every-civil-day.ts';
import { addMonths, addYears } from './add-months-and-years.ts';

const dates = everyCivilDay().map(toBadiDate);
const inMonths = dates.filter((date) => date.month !== AYYAM_I_HA);
const inAyyamIHa = dates.filter((date) => date.month === AYYAM_I_HA);

const same = (a: BadiDate, b: BadiDate) =>
  a.year === b.year && a.month === b.month && a.day === b.day;

describe('addMonths', () => {
  it('leads from every day of a month to the same day of the next, through all 507 years', () => {
    const wrong = inMonths.filter((date) => {
      const { year, month, day } = date;
      if (year === LAST_YEAR && month === 19) return false;
      const next =
        month === 19 ? { year: year + 1, month: 1, day } : { year, month: month + 1, day };
      return !same(addMonths(date, 1), next) || !same(addMonths(next, -1), date);
    });
    expect(wrong).toEqual([]);
  });

  it('counts nineteen to a year', () => {
    const wrong = inMonths.filter(
      (date) =>
        date.year < LAST_YEAR &&
        (!same(addMonths(date, 19), addYears(date, 1)) ||
          !same(addMonths(addYears(date, 1), -19), date)),
    );
    expect(wrong).toEqual([]);
  });

  it('leads from Ayyám-i-Há into the months beside it, on the same day, in every year', () => {
    for (const date of inAyyamIHa) {
      const { year, day } = date;
      expect(addMonths(date, 1)).toEqual({ year, month: 19, day });
      expect(addMonths(date, -1)).toEqual({ year, month: 18, day });
      expect(addMonths(date, 0)).toEqual(date);
      expect(addMonths(date, -18)).toEqual({ year, month: 1, day });
      if (year < LAST_YEAR) expect(addMonths(date, 2)).toEqual({ year: year + 1, month: 1, day });
    }
  });

  it('reaches from the first year to the last and back', () => {
    const [first, last] = [1, 507].map((year) => ({ year, month: 19, day: 7 }));
    expect(addMonths(first as BadiDate, 506 * 19)).toEqual(last);
    expect(addMonths(last as BadiDate, -506 * 19)).toEqual(first);
  });

  it('takes the day after the last of Ayyám-i-Há as 1 ʻAláʼ', () => {
    expect(addMonths({ year: 183, month: 20, day: 5 }, 1)).toEqual({ year: 184, month: 1, day: 1 });
  });
});

describe('addYears', () => {
  it('keeps month and day from every day to the year after and before', () => {
    const wrong = dates.filter((date) => {
      const { year, month, day } = date;
      if (year === LAST_YEAR) return false;
      const most = month === AYYAM_I_HA ? Math.min(day, ayyamIHaLength(year + 1)) : day;
      return !same(addYears(date, 1), { year: year + 1, month, day: most });
    });
    expect(wrong).toEqual([]);
    expect(addYears({ year: 507, month: 3, day: 5 }, -506)).toEqual({ year: 1, month: 3, day: 5 });
  });

  it('leads from a fifth day of Ayyám-i-Há to the fourth where there are four', () => {
    const fifth = { year: 182, month: 20, day: 5 };
    expect(addYears(fifth, 1)).toEqual({ year: 183, month: 20, day: 4 });
    expect(addYears(fifth, -4)).toEqual({ year: 178, month: 20, day: ayyamIHaLength(178) });
    expect(addYears(fifth, 0)).toEqual(fifth);
  });
});

describe('a result outside the calendar', () => {
  it.each([
    [{ year: 507, month: 19, day: 1 }, 1, 0],
    [{ year: 507, month: 20, day: 1 }, 2, 0],
    [{ year: 1, month: 1, day: 19 }, -1, 0],
    [{ year: 1, month: 20, day: 1 }, -19, 0],
    [{ year: 507, month: 1, day: 1 }, 0, 1],
    [{ year: 1, month: 19, day: 19 }, 0, -1],
    [{ year: 183, month: 1, day: 1 }, 1e300, 1e300],
  ])('is refused: %j and %d months, %d years', (date, months, years) => {
    expect(() => addYears(addMonths(date, months), years)).toThrow(
      'Badí year must be 1 to 507, got',
    );
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined, 1n])(
    'is refused: %s months or years',
    (value) => {
      const date = { year: 183, month: 1, day: 1 };
      expect(() => addMonths(date, value as number)).toThrow(
        'months to add must be a whole number',
      );
      expect(() => addYears(date, value as number)).toThrow('years to add must be a whole number');
    },
  );
});
