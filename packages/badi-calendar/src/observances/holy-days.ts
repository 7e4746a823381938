import { type BadiDate, badiDateOfDay } from '../badi-date.ts';
import { assertYear } from '../calendar-range.ts';
import { assertOneTo } from '../calendar-range-error.ts';
import { toCivilDay } from '../civil-day-of-badi-date.ts';
import { type BadiNames, wordOf } from '../names.ts';
import { FIRST_ASTRONOMICAL_YEAR } from '../naw-ruz.ts';
import { daysToBirthOfTheBab } from './twin-birthdays.ts';

/** One of the eleven holy days, in one year. */
export interface HolyDay {
  /** 1 (Naw-Rúz) to 11 (Ascension of ʻAbduʼl-Bahá). */
  readonly number: number;
  /** In the language of the names that were handed in. */
  readonly name: string;
  readonly civilDay: string;
  readonly badiDate: BadiDate;
  readonly workSuspended: boolean;
}

export const HOLY_DAYS = 11;
/** Work is suspended on the holy days up to this number. */
const LAST_WITHOUT_WORK = 9;
export const BIRTH_OF_THE_BAB = 8;
export const BIRTH_OF_BAHAULLAH = 9;

/**
 * Days from Naw-Rúz to each holy day, in the order of their numbers: 1.1, 2.13, 3.2, 3.5, 4.8, 4.13, 6.17, 12.5,
 * 13.9, 14.4 and 14.6. Until 171 they are those of the Gregorian dates, 23 May, 9 July, 20 October and 12 November,
 * as kept where the Gregorian calendar prevails: 5 and 7 a day earlier. Since 172 8 and 9 follow the moon.
 * Source: Universal House of Justice, letter of 10 July 2014.
 */
const DAYS_FROM_NAW_RUZ: readonly number[] = [0, 31, 39, 42, 64, 69, 111, 213, 236, 250, 252];
const A_DAY_EARLIER: readonly number[] = [5, 7];

function daysFromNawRuz(year: number, number: number): number {
  const days = DAYS_FROM_NAW_RUZ[number - 1] ?? 0;
  if (year < FIRST_ASTRONOMICAL_YEAR) return A_DAY_EARLIER.includes(number) ? days - 1 : days;
  return number === BIRTH_OF_THE_BAB || number === BIRTH_OF_BAHAULLAH
    ? daysToBirthOfTheBab(year) + number - BIRTH_OF_THE_BAB
    : days;
}

/** The Badí date of a holy day. Unchecked: `year` is 1 to 507, `number` 1 to 11. */
export function badiDateOfHolyDay(year: number, number: number): BadiDate {
  return badiDateOfDay(year, daysFromNawRuz(year, number));
}

/**
 * One holy day of a Badí year: number, name, date and whether work is suspended.
 *
 * @throws {CalendarRangeError} unless `year` is a whole number from 1 to 507 and `number` from 1 to
 * 11
 * @example
 * holyDay(183, 8, en);
 * // { number: 8, name: 'Birth of the Báb', civilDay: '2026-11-10',
 * //   badiDate: { year: 183, month: 13, day: 7 }, workSuspended: true }
 */
export function holyDay(year: number, number: number, names: BadiNames): HolyDay {
  assertYear(year);
  assertOneTo(HOLY_DAYS, 'holy day number', number);
  const badiDate = badiDateOfHolyDay(year, number);
  return {
    number,
    name: wordOf(names, 'holyDays', number),
    civilDay: toCivilDay(badiDate),
    badiDate,
    workSuspended: number <= LAST_WITHOUT_WORK,
  };
}

/**
 * The eleven holy days of a Badí year. They are sorted by number and, as their numbers follow the
 * course of the year, by date.
 *
 * @throws {CalendarRangeError} unless `year` is a whole number from 1 to 507
 * @example
 * holyDaysOf(183, en).map(({ civilDay }) => civilDay).slice(0, 3);
 * // ['2026-03-21', '2026-04-21', '2026-04-29']
 */
export function holyDaysOf(year: number, names: BadiNames): readonly HolyDay[] {
  return Array.from({ length: HOLY_DAYS }, (_, index) => holyDay(year, index + 1, names));
}
