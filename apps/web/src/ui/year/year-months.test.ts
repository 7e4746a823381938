import {
  ayyamIHaLength,
  daysOfYear,
  feastsOf,
  LAST_CIVIL_DAY,
  toBadiDate,
} from '@bahai-friends/badi-calendar';
import { describe, expect, it } from 'vitest';
import { monthsOf, weekdaysOf, type YearDay } from './year-months.ts';

const gregorian = (year: number) => monthsOf({ calendar: 'gregorian', year });
const badi = (year: number) => monthsOf({ calendar: 'badi', year });
const daysIn = (months: ReturnType<typeof monthsOf>) => months.flatMap(({ days }) => days);
const find = (months: ReturnType<typeof monthsOf>, civilDay: string): YearDay | undefined =>
  daysIn(months).find((day) => day.civilDay === civilDay);

/** Whether the days of each month, and the months, are consecutive. */
function areConsecutive(months: ReturnType<typeof monthsOf>): boolean {
  return months.every(({ days }) =>
    days.every(
      ({ number, weekday }, index) =>
        number === index + 1 &&
        (index === 0 || weekday === ((days[index - 1]?.weekday ?? 0) + 1) % 7),
    ),
  );
}

describe('a Gregorian year', () => {
  it.each([
    [2023, 28],
    [2024, 29],
    [2100, 28],
    [2000, 29],
  ])('%d has a February of %d days', (year, length) => {
    const months = gregorian(year);
    expect(months.map(({ name }) => name.slice(0, 3)).join(' ')).toBe(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    );
    expect(months[1]?.days).toHaveLength(length);
    expect(daysIn(months)).toHaveLength(length + 337);
    expect(areConsecutive(months)).toBe(true);
  });

  it('names each day in both calendars, and the Feasts of both Badí years', () => {
    const months = gregorian(2026);
    expect(find(months, '2026-03-21')).toEqual({
      civilDay: '2026-03-21',
      number: 21,
      weekday: 6,
      name: 'March 21, 2026, 1 Bahá 183',
      feast: 'Feast of Bahá',
      isInCalendar: true,
    });
    expect(find(months, '2026-02-25')?.name).toBe('February 25, 2026, 1 Ayyám-i-Há 182');
    expect(find(months, '2026-02-25')?.feast).toBeUndefined();
    const feasts = [...feastsOf(182), ...feastsOf(183)].map(({ civilDay }) => civilDay);
    expect(daysIn(months).flatMap(({ feast, civilDay }) => (feast ? [civilDay] : []))).toEqual(
      feasts.filter((civilDay) => civilDay.startsWith('2026')),
    );
  });

  it.each([
    [1844, '1844-03-20', '1844-03-21', 80],
    [2351, '2351-03-21', LAST_CIVIL_DAY, 365 - 79],
  ])('%d is in the Badí calendar in part', (year, outside, inside, missing) => {
    const months = gregorian(year);
    expect(find(months, outside)?.isInCalendar).toBe(false);
    expect(find(months, outside)?.name).not.toContain('Bahá');
    expect(find(months, inside)?.isInCalendar).toBe(true);
    expect(daysIn(months).filter(({ isInCalendar }) => !isInCalendar)).toHaveLength(missing);
  });
});

describe('a Badí year', () => {
  it.each([1, 171, 172, 181, 182, 183, 221, 222, 400, 506, 507])(
    '%d has the days of the calendar',
    (year) => {
      const months = badi(year);
      expect(months).toHaveLength(20);
      expect(months.map(({ days }) => days.length)).toEqual([
        ...Array.from({ length: 18 }, () => 19),
        ayyamIHaLength(year),
        19,
      ]);
      expect(daysIn(months).map(({ civilDay }) => civilDay)).toEqual(
        [...daysOfYear(year)].map(({ civilDay }) => civilDay),
      );
      expect(daysIn(months).map(({ number }) => number)).toEqual(
        daysIn(months).map(({ civilDay }) => toBadiDate(civilDay).day),
      );
      expect(daysIn(months).filter(({ feast }) => feast)).toHaveLength(19);
      expect(areConsecutive(months)).toBe(true);
    },
  );

  it('names its months with their span, and each day in both calendars', () => {
    const months = badi(183);
    expect(months[0]).toMatchObject({ name: 'Bahá', span: 'Mar 21 – Apr 8' });
    expect(months[18]).toMatchObject({ name: 'Ayyám-i-Há', span: 'Feb 26 – Mar 1' });
    expect(months[19]?.days[0]).toEqual({
      civilDay: '2027-03-02',
      number: 1,
      weekday: 3,
      name: '1 ʻAláʼ 183, March 2, 2027',
      feast: 'Feast of ʻAláʼ',
      isInCalendar: true,
    });
    expect(badi(507).at(-1)?.days.at(-1)?.civilDay).toBe(LAST_CIVIL_DAY);
  });
});

it('weeks begin on Sunday, in the Badí calendar on Saturday', () => {
  const saturday = '2026-03-21';
  expect(weekdaysOf('gregorian')[find(gregorian(2026), saturday)?.weekday ?? -1]).toBe('Sa');
  expect(weekdaysOf('badi')[find(badi(183), saturday)?.weekday ?? -1]).toBe('Sa');
  // Before 1970 day numbers are negative.
  expect(weekdaysOf('gregorian')[find(gregorian(1844), '1844-03-21')?.weekday ?? -1]).toBe('Th');
  expect(weekdaysOf('badi')[find(badi(1), '1844-03-21')?.weekday ?? -1]).toBe('Th');
});
