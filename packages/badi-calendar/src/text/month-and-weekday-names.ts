import { type BadiDate, canonical, weekdayOf } from '../badi-date.ts';
import { type BadiDateNames, wordOf } from '../names.ts';

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
