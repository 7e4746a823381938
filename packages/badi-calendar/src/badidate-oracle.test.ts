import badidate from 'badidate';
import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { toBadiDate, weekdayOf } from './badi-date.ts';
import { LAST_YEAR } from './calendar-range.ts';
import { CalendarRangeError } from './calendar-range-error.ts';
import { toCivilDay } from './civil-day-of-badi-date.ts';
import { en } from './names/en.ts';
import { ayyamIHaLength } from './naw-ruz.ts';
import { HOLY_DAY_IDS } from './observances/holy-day-ids.ts';
import { type HolyDay, holyDaysOf } from './observances/holy-days.ts';
import { observancesOn } from './observances/observances-on.ts';
import { everyCivilDay } from './testing/every-civil-day.ts';
import { vahidOf } from './vahid.ts';

/*
 * badidate is an independent implementation. On all 185,177 days both name the same Badí date,
 * weekday, length of Ayyám-i-Há, holy day and suspension of work; were they ever to differ, the
 * table in testing/years-172-507.json decides. Where badidate is known to be wrong, the last tests
 * say so; its vahid is wrong from 324 B.E. on.
 */
const { BadiDate } = badidate;
const days = everyCivilDay();

const holyDayOn = (civilDay: string) =>
  observancesOn(civilDay).find(({ id }) => HOLY_DAY_IDS.some((one) => one === id))?.id;

const theirs = (civilDay: string) => new BadiDate(DateTime.fromISO(civilDay, { zone: 'utc' }));

it('names every day as badidate does', () => {
  const holyDays = new Map<string, HolyDay>();
  for (let year = 1; year <= LAST_YEAR; year++) {
    for (const day of holyDaysOf(year, en)) holyDays.set(day.civilDay, day);
  }
  const differing: string[] = [];
  for (const day of days) {
    const { year, month, day: dayOfMonth } = toBadiDate(day);
    const holyDay = holyDays.get(day);
    const oracle = theirs(day);
    const same =
      oracle.year === year &&
      oracle.month === month &&
      oracle.day === dayOfMonth &&
      oracle.weekday === weekdayOf(day) + 1 &&
      oracle.ayyamiHaLength === ayyamIHaLength(year) &&
      oracle.holyDayNumber === holyDay?.number &&
      HOLY_DAY_IDS[(oracle.holyDayNumber ?? 0) - 1] === holyDayOn(day) &&
      oracle.workSuspended === holyDay?.workSuspended;
    if (!same) differing.push(day);
  }
  expect(differing).toEqual([]);
});

it('counts Váḥid and Kull-i-Shayʼ as badidate does until 323', () => {
  for (let year = 1; year <= 323; year++) {
    const { kullIShay, vahid, yearInVahid } = new BadiDate({ year, month: 1, day: 1 });
    expect([year, vahidOf(year)]).toEqual([year, { kullIShay, vahid, yearOfVahid: yearInVahid }]);
  }
});

it('finds the civil day of every Badí date as badidate does', () => {
  const differing = days.filter((day) => {
    const date = toBadiDate(day);
    return toCivilDay(date) !== new BadiDate(date).gregorianDate.toISODate();
  });
  expect(differing).toEqual([]);
});

it('does not share the day that badidate skips in its count at 1900-03-21', () => {
  expect(theirs('1900-03-21').valueOf() - theirs('1900-03-20').valueOf()).toBe(2);
  expect(toCivilDay({ year: 56, month: 19, day: 19 })).toBe('1900-03-20');
  expect(toCivilDay({ year: 57, month: 1, day: 1 })).toBe('1900-03-21');
});

it('refuses the fractions that badidate takes for a day', () => {
  const fraction = { year: 183, month: 1.5, day: 1 };
  expect(new BadiDate(fraction).isValid).toBe(true);
  expect(() => toCivilDay(fraction)).toThrow(CalendarRangeError);
});
