// @vitest-environment node
import { CalendarRangeError } from '@bahai-friends/badi-calendar';
import { describe, expect, it } from 'vitest';
import { takeConsoleErrors } from '../testing/console-watch.ts';
import { dateDisplay } from './date-display.ts';

describe('a day in both calendars', () => {
  it('names the day, the month and the year', () => {
    expect(dateDisplay('2025-04-07')).toStrictEqual({
      gregorian: 'April 7, 2025',
      badi: {
        formattedDate: '19 Bahá 182 B.E.',
        day: 19,
        dayName: 'Kamál',
        monthName: 'Bahá',
        month: 1,
        year: 182,
      },
    });
  });

  it('has no month in Ayyám-i-Há', () => {
    expect(dateDisplay('2026-02-26')).toStrictEqual({
      gregorian: 'February 26, 2026',
      badi: {
        formattedDate: '2 Ayyám-i-Há 182 B.E.',
        day: 2,
        dayName: 'Istijlál',
        monthName: 'Ayyám-i-Há',
        year: 182,
      },
    });
  });

  it.each([
    ['2026-02-24', '19 Mulk 182 B.E.', 18],
    ['2026-03-02', '1 ʻAláʼ 182 B.E.', 19],
    ['2026-03-20', '19 ʻAláʼ 182 B.E.', 19],
    ['2026-03-21', '1 Bahá 183 B.E.', 1],
    ['1844-03-21', '1 Bahá 1 B.E.', 1],
    ['2351-03-20', '19 ʻAláʼ 507 B.E.', 19],
  ])('shows %s as %s of month %d', (civilDay, formattedDate, month) => {
    expect(dateDisplay(civilDay).badi).toMatchObject({ formattedDate, month });
  });

  it.each([
    ['2026-03-22', 'Jamál'],
    ['2026-03-23', 'Kamál'],
    ['2026-03-24', 'Fidál'],
    ['2026-03-25', 'ʻIdál'],
    ['2026-03-26', 'Istijlál'],
    ['2026-03-27', 'Istiqlál'],
    ['2026-03-28', 'Jalál'],
  ])('names the weekday of %s, counted from Sunday, %s', (civilDay, dayName) => {
    expect(dateDisplay(civilDay).badi.dayName).toBe(dayName);
  });
});

describe('a day that the Badí calendar does not cover', () => {
  it.each([
    ['1844-03-20', 'March 20, 1844', 0],
    ['1800-12-31', 'December 31, 1800', -44],
    ['2351-03-21', 'March 21, 2351', 507],
    ['9999-12-31', 'December 31, 9999', 8155],
    ['2026-02-30', '2026-02-30', 182],
  ])('is shown as unknown: %s', (civilDay, gregorian, year) => {
    expect(dateDisplay(civilDay)).toStrictEqual({
      gregorian,
      badi: {
        formattedDate: `Unknown Badí date (${year} B.E.)`,
        day: 1,
        dayName: 'Unknown',
        monthName: 'Unknown',
        year,
      },
    });
    expect(takeConsoleErrors()).toEqual([
      ['Invalid date for the Badí calendar', expect.any(CalendarRangeError)],
    ]);
  });
});
