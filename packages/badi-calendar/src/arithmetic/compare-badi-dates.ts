import { type BadiDate, dayNumberOf } from '../badi-date.ts';

/**
 * The order of two Badí dates, as `Array.prototype.sort` takes it: Ayyám-i-Há, month 20, comes between
 * the months 18 and 19.
 *
 * @returns -1 when `a` is earlier, 1 when it is later, 0 when both are the same day
 * @throws {CalendarRangeError} as {@link toCivilDay}, for either of them
 * @example
 * compareBadiDates({ year: 183, month: 20, day: 1 }, { year: 183, month: 19, day: 1 }); // -1
 */
export function compareBadiDates(a: BadiDate, b: BadiDate): -1 | 0 | 1 {
  return Math.sign(dayNumberOf(a) - dayNumberOf(b)) as -1 | 0 | 1;
}

/**
 * Whether two Badí dates are the same day. The day after the last of Ayyám-i-Há is 1 ʻAláʼ.
 *
 * @throws {CalendarRangeError} as {@link toCivilDay}, for either of them
 * @example
 * equalBadiDates({ year: 183, month: 1, day: 1 }, toBadiDate('2026-03-21')); // true
 */
export function equalBadiDates(a: BadiDate, b: BadiDate): boolean {
  return compareBadiDates(a, b) === 0;
}
