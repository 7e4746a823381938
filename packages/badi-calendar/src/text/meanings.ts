import { type BadiDate, canonical, weekdayOf } from '../badi-date.ts';
import { type BadiNames, wordOf } from '../names.ts';

/**
 * What the name of a Badí date's month means. Ayyám-i-Há keeps its name.
 *
 * @throws {CalendarRangeError} as {@link toCivilDay}
 * @example
 * monthMeaning({ year: 182, month: 1, day: 19 }, en); // 'Splendour'
 */
export function monthMeaning(date: BadiDate, names: BadiNames): string {
  return wordOf(names, 'monthMeanings', canonical(date).month);
}

/**
 * What the Badí name of a civil day's weekday means.
 *
 * @throws {CalendarRangeError} unless a real date from 1844-03-21 to 2351-03-20
 * @example
 * weekdayMeaning('2026-03-21', en); // 'Glory' (Saturday)
 */
export function weekdayMeaning(civilDay: string, names: BadiNames): string {
  return wordOf(names, 'weekdayMeanings', weekdayOf(civilDay) + 1);
}
