import { type BadiDate, badiDateOfDay } from '../badi-date.ts';
import { assertOneTo } from '../calendar-range-error.ts';
import { toCivilDay } from '../civil-day-of-badi-date.ts';
import { type BadiNames, wordOf } from '../names.ts';
import { assertYear, FIRST_ASTRONOMICAL_YEAR } from '../years.ts';
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

/** Month and day by the number of the holy day. */
type FixedDates = Readonly<Record<number, readonly [month: number, day: number]>>;

const IN_EVERY_YEAR: FixedDates = {
  1: [1, 1],
  2: [2, 13],
  3: [3, 2],
  4: [3, 5],
  6: [4, 13],
  10: [14, 4],
  11: [14, 6],
};

/** 23 May, 9 July, 20 October and 12 November, as kept where the Gregorian calendar prevails. */
const UNTIL_171: FixedDates = {
  ...IN_EVERY_YEAR,
  5: [4, 7],
  7: [6, 16],
  8: [12, 5],
  9: [13, 9],
};

/** Source: Universal House of Justice, letter of 10 July 2014. 8 and 9 follow the moon. */
const SINCE_172: FixedDates = { ...IN_EVERY_YEAR, 5: [4, 8], 7: [6, 17] };

function dateOf(year: number, number: number): BadiDate {
  const fixed = (year < FIRST_ASTRONOMICAL_YEAR ? UNTIL_171 : SINCE_172)[number];
  return fixed === undefined
    ? badiDateOfDay(year, daysToBirthOfTheBab(year) + number - BIRTH_OF_THE_BAB)
    : { year, month: fixed[0], day: fixed[1] };
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
  const badiDate = dateOf(year, number);
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
