import { type BadiDate, canonical } from '../badi-date.ts';
import { LAST_YEAR } from '../calendar-range.ts';
import { CalendarRangeError } from '../calendar-range-error.ts';
import { addYears } from './add-months-and-years.ts';

/**
 * The anniversaries of a Badí date, from the first on: each is {@link addYears} of the date itself, so
 * that the fifth day of Ayyám-i-Há is kept on the fourth only in years that have four.
 *
 * @param count how many; there are fewer when the calendar ends before, with the year 507
 * @throws {CalendarRangeError} as {@link toCivilDay}, and unless `count` is a whole number from 0 on
 * @example
 * anniversaries({ year: 182, month: 20, day: 5 }, 2);
 * // [{ year: 183, month: 20, day: 4 }, { year: 184, month: 20, day: 4 }]
 * anniversaries({ year: 506, month: 1, day: 1 }, 10); // [{ year: 507, month: 1, day: 1 }]
 */
export function anniversaries(date: BadiDate, count: number): readonly BadiDate[] {
  const first = canonical(date);
  if (!Number.isInteger(count) || count < 0) {
    throw new CalendarRangeError('count', count, 'a whole number from 0 on');
  }
  const length = Math.min(count, LAST_YEAR - first.year);
  return Array.from({ length }, (_, index) => addYears(first, index + 1));
}
