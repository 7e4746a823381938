import { describe, expect, it } from 'vitest';
import { toBadiDate } from '../badi-date.ts';
import { CalendarRangeError } from '../calendar-range-error.ts';
import { addDays } from '../civil-day-of-number.ts';
import { de } from '../names/de.ts';
import { en } from '../names/en.ts';
import table from '../testing/years-172-507.json' with { type: 'json' };
import { holyDay, holyDaysOf } from './holy-days.ts';

const years = Array.from({ length: 507 }, (_, index) => index + 1);
const civilDays = (year: number) => holyDaysOf(year, en).map((day) => day.civilDay);
const monthAndDay = (year: number, number: number) => {
  const { month, day } = holyDay(year, number, en).badiDate;
  return `${month}.${day}`;
};

describe('the holy days of 183', () => {
  it('come with number, name, date and whether work is suspended', () => {
    const rows = holyDaysOf(183, en).map(({ number, name, civilDay, badiDate, workSuspended }) => {
      const { year, month, day } = badiDate;
      return [number, name, civilDay, `${year}.${month}.${day}`, workSuspended];
    });
    expect(rows).toEqual([
      [1, en.holyDays[0], '2026-03-21', '183.1.1', true],
      [2, en.holyDays[1], '2026-04-21', '183.2.13', true],
      [3, en.holyDays[2], '2026-04-29', '183.3.2', true],
      [4, en.holyDays[3], '2026-05-02', '183.3.5', true],
      [5, en.holyDays[4], '2026-05-24', '183.4.8', true],
      [6, en.holyDays[5], '2026-05-29', '183.4.13', true],
      [7, en.holyDays[6], '2026-07-10', '183.6.17', true],
      [8, en.holyDays[7], '2026-11-10', '183.13.7', true],
      [9, en.holyDays[8], '2026-11-11', '183.13.8', true],
      [10, en.holyDays[9], '2026-11-26', '183.14.4', false],
      [11, en.holyDays[10], '2026-11-28', '183.14.6', false],
    ]);
  });

  it('are named in the language asked for', () => {
    expect(holyDay(183, 10, de).name).toBe('Tag des Bundes');
  });
});

describe('the holy days of every year', () => {
  it('are eleven, numbered 1 to 11, on eleven days that ascend with their numbers', () => {
    for (const year of years) {
      const days = holyDaysOf(year, en);
      expect(days.map((day) => day.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
      const civil = civilDays(year);
      expect(new Set(civil).size).toBe(11);
      expect(civil).toEqual(civil.toSorted());
    }
  });

  it('have a Badí date that is their civil day', () => {
    for (const day of years.flatMap((year) => holyDaysOf(year, en))) {
      expect(day.badiDate).toEqual(toBadiDate(day.civilDay));
    }
  });

  it('are the same whether asked for singly or together', () => {
    for (const day of years.flatMap((year) => holyDaysOf(year, en))) {
      expect(holyDay(day.badiDate.year, day.number, en)).toEqual(day);
    }
  });
});

describe('until 171', () => {
  it('the holy days keep their Gregorian dates', () => {
    const dates = '03-21 04-21 04-29 05-02 05-23 05-29 07-09 10-20 11-12 11-26 11-28'.split(' ');
    for (const year of years.slice(0, 171)) {
      expect(civilDays(year)).toEqual(dates.map((date) => `${year + 1843}-${date}`));
    }
  });
});

describe('since 172', () => {
  const fixed = { 1: '1.1', 2: '2.13', 3: '3.2', 4: '3.5', 5: '4.8', 6: '4.13', 7: '6.17' };

  it('the holy days but the Twin Birthdays keep their Badí dates', () => {
    for (const year of years.slice(171)) {
      for (const [number, date] of Object.entries({ ...fixed, 10: '14.4', 11: '14.6' })) {
        expect([year, number, monthAndDay(year, Number(number))]).toEqual([year, number, date]);
      }
    }
  });

  it('the Twin Birthdays are the table’s day and the day after', () => {
    for (const { year, birthOfTheBab } of table) {
      expect(civilDays(year).slice(7, 9)).toEqual([birthOfTheBab, addDays(birthOfTheBab, 1)]);
    }
  });
});

describe('a holy day that does not exist', () => {
  it.each([0, 12, -1, 1.5, Number.NaN, '1', null, undefined])('has number %j', (number) => {
    expect(() => holyDay(183, number as number, en)).toThrow(CalendarRangeError);
    expect(() => holyDay(183, number as number, en)).toThrow('holy day number must be 1 to 11');
  });

  it.each([0, 508, 182.5, Number.NaN, '183'])('is in year %j', (year) => {
    expect(() => holyDay(year as number, 1, en)).toThrow('Badí year must be 1 to 507');
    expect(() => holyDaysOf(year as number, en)).toThrow('Badí year must be 1 to 507');
  });
});
