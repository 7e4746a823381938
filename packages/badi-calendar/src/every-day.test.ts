import { describe, expect, it } from 'vitest';
import {
  AYYAM_I_HA,
  type BadiDate,
  FIRST_CIVIL_DAY,
  LAST_CIVIL_DAY,
  toBadiDate,
  weekdayOf,
} from './badi-date.ts';
import { toDayNumber } from './civil-day.ts';
import { toCivilDay } from './civil-day-of-badi-date.ts';
import { fromDayNumber } from './civil-day-of-number.ts';
import { ayyamIHaLength } from './naw-ruz.ts';
import { everyCivilDay } from './testing/every-civil-day.ts';

describe('all 185,177 days', () => {
  const days = everyCivilDay();

  it('reach from 1844-03-21 to 2351-03-20', () => {
    expect([days[0], days.at(-1)]).toEqual([FIRST_CIVIL_DAY, LAST_CIVIL_DAY]);
  });

  it('go to a Badí date and back unchanged', () => {
    expect(days.filter((day) => toCivilDay(toBadiDate(day)) !== day)).toEqual([]);
  });

  it('follow each other through months, Ayyám-i-Há and years', () => {
    const next = ({ year, month, day }: BadiDate): BadiDate => {
      if (day < (month === AYYAM_I_HA ? ayyamIHaLength(year) : 19)) {
        return { year, month, day: day + 1 };
      }
      if (month === 18) return { year, month: AYYAM_I_HA, day: 1 };
      if (month === AYYAM_I_HA) return { year, month: 19, day: 1 };
      return month === 19
        ? { year: year + 1, month: 1, day: 1 }
        : { year, month: month + 1, day: 1 };
    };
    const same = (a: BadiDate, b: BadiDate) =>
      a.year === b.year && a.month === b.month && a.day === b.day;
    let expected: BadiDate = { year: 1, month: 1, day: 1 };
    const wrong: string[] = [];
    for (const day of days) {
      if (!same(toBadiDate(day), expected)) wrong.push(day);
      expected = next(expected);
    }
    expect(wrong.slice(0, 10)).toEqual([]);
  });

  it('run through the weekdays without a break', () => {
    // 1844-03-21 was a Thursday, Istijlál.
    expect(days.filter((day, index) => weekdayOf(day) !== (index + 5) % 7)).toEqual([]);
  });
});

function daysOfYear(year: number): string[] {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const two = (value: number) => String(value).padStart(2, '0');
  return lengths.flatMap((length, month) =>
    Array.from(
      { length },
      (_, day) => `${String(year).padStart(4, '0')}-${two(month + 1)}-${two(day + 1)}`,
    ),
  );
}

describe('the day numbers of the years 1 to 9999', () => {
  it('run without a gap through every civil day, both ways', () => {
    const wrong: string[] = [];
    let dayNumber = -719_162;
    for (let year = 1; year <= 9999; year++) {
      for (const civilDay of daysOfYear(year)) {
        const right = toDayNumber(civilDay) === dayNumber && fromDayNumber(dayNumber) === civilDay;
        if (!right) wrong.push(civilDay);
        dayNumber++;
      }
    }
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(dayNumber - 1).toBe(2_932_896);
  });
});
