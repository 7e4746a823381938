import type { BadiDate } from '../badi-date.ts';
import type { BadiNames } from '../names.ts';
import { type BadiDateFormat, patternOf, written } from './date-pattern.ts';

/**
 * A Badí date as the language writes a long date: its order, its signs, its digits and its comma.
 * {@link formatBadiDate} with `local: true`.
 *
 * Source of order and signs: Unicode CLDR, the long date with era. In Chinese the word for month is
 * left out, because the names stand alone and Ayyám-i-Há is none. Where CLDR has words between month
 * and year there is no comma.
 *
 * @throws {CalendarRangeError} as {@link formatBadiDate}, and unless `names` has a pattern
 * @example
 * formatLocalBadiDate({ year: 182, month: 1, day: 19 }, de); // '19. Bahá 182 B.E.'
 * formatLocalBadiDate({ year: 182, month: 1, day: 19 }, es); // '19 de Bahá de 182 E.B.'
 * formatLocalBadiDate({ year: 182, month: 1, day: 19 }, lv); // 'B.Ē. 182. g. 19. Bahá'
 * formatLocalBadiDate({ year: 182, month: 1, day: 19 }, fa, { comma: true }); // '۱۹ البهاء، ۱۸۲ بدیع'
 */
export function formatLocalBadiDate(
  date: BadiDate,
  names: BadiNames,
  options?: Omit<BadiDateFormat, 'local'>,
): string {
  return written(date, names, patternOf(names, options, true));
}
