import type { BadiDate } from '../badi-date.ts';
import type { BadiDateNames } from '../names.ts';
import { type BadiDateFormat, patternOf, written } from './date-pattern.ts';

/**
 * A Badí date in the words and digits of a language: day, month, year and era, or as the options say.
 *
 * @throws {CalendarRangeError} as {@link toCivilDay}, and unless `options` are those of
 * {@link BadiDateFormat}, or left out
 * @example
 * formatBadiDate({ year: 182, month: 1, day: 19 }, en); // '19 Bahá 182 B.E.'
 * formatBadiDate({ year: 182, month: 1, day: 19 }, en, { comma: true }); // '19 Bahá, 182 B.E.'
 * formatBadiDate({ year: 182, month: 20, day: 2 }, en, { style: 'short' }); // '2 Ayyám-i-Há 182'
 * formatBadiDate({ year: 182, month: 20, day: 2 }, en, { style: 'numeric' }); // '182-20-2'
 */
export function formatBadiDate(
  date: BadiDate,
  names: BadiDateNames,
  options?: BadiDateFormat,
): string {
  return written(date, names, patternOf(names, options));
}
