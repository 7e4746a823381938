import { describe, expect, it } from 'vitest';
import type { BadiDate } from '../badi-date.ts';
import { CalendarRangeError } from '../calendar-range-error.ts';
import { ar } from '../names/ar.ts';
import { en } from '../names/en.ts';
import { fa } from '../names/fa.ts';
import { zh } from '../names/zh.ts';
import { formatBadiDate } from './format-badi-date.ts';
import { formatGregorianDate } from './format-gregorian-date.ts';
import { monthName, weekdayName } from './month-and-weekday-names.ts';

const date = { year: 182, month: 1, day: 19 };

describe('formatBadiDate', () => {
  it('writes day, month, year and era', () => {
    expect(formatBadiDate(date, en)).toBe('19 Bahá 182 B.E.');
    expect(formatBadiDate({ year: 7, month: 19, day: 1 }, en)).toBe('1 ʻAláʼ 7 B.E.');
  });

  it('sets a comma before the year when asked', () => {
    expect(formatBadiDate(date, en, { comma: true })).toBe('19 Bahá, 182 B.E.');
    expect(formatBadiDate(date, en, { comma: false })).toBe('19 Bahá 182 B.E.');
  });

  it('writes Ayyám-i-Há in place of a month', () => {
    const ayyamIHa = { year: 182, month: 20, day: 2 };
    expect(formatBadiDate(ayyamIHa, en)).toBe('2 Ayyám-i-Há 182 B.E.');
  });

  it('writes the day after the last of Ayyám-i-Há as 1 ʻAláʼ', () => {
    expect(formatBadiDate({ year: 182, month: 20, day: 6 }, en)).toBe('1 ʻAláʼ 182 B.E.');
  });

  it('uses the digits of the language', () => {
    const inOrder = { year: 350, month: 14, day: 7 };
    expect(formatBadiDate(date, ar)).toBe(
      `\u0661\u0669 ${ar.months[0]} \u0661\u0668\u0662 ${ar.era}`,
    );
    expect(formatBadiDate(inOrder, fa)).toBe(
      `\u06f7 ${fa.months[13]} \u06f3\u06f5\u06f0 ${fa.era}`,
    );
    expect(formatBadiDate(date, zh)).toBe('19 巴哈 182 BE');
  });

  it.each([
    { year: 508, month: 1, day: 1 },
    { year: 182, month: 21, day: 1 },
    { year: 183, month: 20, day: 6 },
    { year: 182, month: 1, day: 1.5 },
  ])('refuses $year.$month.$day, and so does monthName', (wrong) => {
    expect(() => formatBadiDate(wrong, en)).toThrow(CalendarRangeError);
    expect(() => monthName(wrong, en)).toThrow(CalendarRangeError);
  });
});

it.each([null, undefined, {}, 182, '182-01-19'])('refuses %j as a Badí date', (value) => {
  expect(() => formatBadiDate(value as BadiDate, en)).toThrow(CalendarRangeError);
  expect(() => monthName(value as BadiDate, en)).toThrow(CalendarRangeError);
});

describe('monthName', () => {
  it('names the month or Ayyám-i-Há', () => {
    expect(monthName({ year: 182, month: 4, day: 1 }, en)).toBe('ʻAẓamat');
    expect(monthName({ year: 182, month: 20, day: 5 }, en)).toBe('Ayyám-i-Há');
    expect(monthName({ year: 182, month: 20, day: 6 }, en)).toBe('ʻAláʼ');
  });
});

describe('weekdayName', () => {
  it.each([
    ['2026-11-21', 'Jalál'],
    ['2026-11-22', 'Jamál'],
    ['2026-11-23', 'Kamál'],
    ['2026-11-24', 'Fidál'],
    ['2026-11-25', 'ʻIdál'],
    ['2026-11-26', 'Istijlál'],
    ['2026-11-27', 'Istiqlál'],
  ])('names %s, from Saturday to Friday, %s', (civilDay, name) => {
    expect(weekdayName(civilDay, en)).toBe(name);
  });

  it('refuses a day outside the calendar', () => {
    expect(() => weekdayName('1844-03-20', en)).toThrow(CalendarRangeError);
  });
});

describe('formatGregorianDate', () => {
  it.each([
    ['2026-03-21', 'March 21, 2026'],
    ['2026-01-01', 'January 1, 2026'],
    ['2026-12-31', 'December 31, 2026'],
    ['0987-05-09', 'May 9, 0987'],
  ])('writes %s as %s', (civilDay, text) => {
    expect(formatGregorianDate(civilDay)).toBe(text);
  });

  it.each(['2026-02-29', '2026-13-01', 'March 21, 2026', '', '2026-03-21T00:00'])(
    'refuses %j',
    (text) => {
      expect(() => formatGregorianDate(text)).toThrow(CalendarRangeError);
    },
  );
});
