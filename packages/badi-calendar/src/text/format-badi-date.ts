import { type BadiDate, canonical, weekdayOf } from '../badi-date.ts';
import { toDayNumber } from '../civil-day.ts';
import { type BadiDateNames, wordOf } from '../names.ts';

const GREGORIAN_MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

export interface BadiDateFormat {
  /** Sets a comma before the year. Default: false. */
  readonly comma?: boolean;
}

/** A number from 0 on in the digits of a language. */
export function inDigitsOf(names: BadiDateNames, number: number): string {
  const shift = wordOf(names, 'digitZero').charCodeAt(0) - 0x30;
  return String(number).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + shift));
}

/**
 * Day, month, year and era of a Badí date, in the words and digits of a language.
 *
 * @throws {CalendarRangeError} as {@link toCivilDay}
 * @example
 * formatBadiDate({ year: 182, month: 1, day: 19 }, en); // '19 Bahá 182 B.E.'
 * formatBadiDate({ year: 182, month: 1, day: 19 }, en, { comma: true }); // '19 Bahá, 182 B.E.'
 * formatBadiDate({ year: 182, month: 20, day: 2 }, en); // '2 Ayyám-i-Há 182 B.E.'
 */
export function formatBadiDate(
  date: BadiDate,
  names: BadiDateNames,
  options?: BadiDateFormat,
): string {
  const { year, month, day } = canonical(date);
  const dayAndMonth = `${inDigitsOf(names, day)} ${wordOf(names, 'months', month)}`;
  const comma = options?.comma ? ',' : '';
  return `${dayAndMonth}${comma} ${inDigitsOf(names, year)} ${wordOf(names, 'era')}`;
}

/**
 * The name of a Badí date's month, or of Ayyám-i-Há.
 *
 * @throws {CalendarRangeError} as {@link toCivilDay}
 * @example
 * monthName({ year: 182, month: 1, day: 19 }, en); // 'Bahá'
 */
export function monthName(date: BadiDate, names: BadiDateNames): string {
  return wordOf(names, 'months', canonical(date).month);
}

/**
 * The Badí name of a civil day's weekday.
 *
 * @throws {CalendarRangeError} unless a real date from 1844-03-21 to 2351-03-20
 * @example
 * weekdayName('2026-03-21', en); // 'Jalál' (Saturday)
 */
export function weekdayName(civilDay: string, names: BadiDateNames): string {
  return wordOf(names, 'weekdays', weekdayOf(civilDay) + 1);
}

/**
 * A civil day in English, 'MMMM d, yyyy'.
 *
 * @throws {CalendarRangeError} unless a real date from 0001-01-01 to 9999-12-31
 * @example
 * formatGregorianDate('2026-03-21'); // 'March 21, 2026'
 */
export function formatGregorianDate(civilDay: string): string {
  toDayNumber(civilDay); // refuses what is no civil day
  const month = GREGORIAN_MONTHS[Number(civilDay.slice(5, 7)) - 1];
  return `${month} ${Number(civilDay.slice(8))}, ${civilDay.slice(0, 4)}`;
}
