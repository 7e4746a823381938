import {
  AYYAM_I_HA,
  type BadiDate,
  badiDateOfDayNumber,
  DAYS_IN_MONTH,
  dayNumberOf,
} from '../badi-date.ts';
import { fromDayNumber } from '../civil-day-of-number.ts';
import { intercalaryDays, nawRuzDayNumber, yearLength } from '../naw-ruz.ts';

/** One day in both calendars. */
export interface CalendarDay {
  readonly civilDay: string;
  readonly badiDate: BadiDate;
}

function* daysFrom(first: number, length: number): IterableIterator<CalendarDay> {
  for (let dayNumber = first; dayNumber < first + length; dayNumber++) {
    yield { civilDay: fromDayNumber(dayNumber), badiDate: badiDateOfDayNumber(dayNumber) };
  }
}

/**
 * The days of a Badí year in order, Ayyám-i-Há between the months 18 and 19. Each is made when it is
 * asked for.
 *
 * @throws {CalendarRangeError} at once, unless `year` is a whole number from 1 to 507
 * @example
 * [...daysOfYear(182)].length; // 366
 * [...daysOfYear(183)][0]; // { civilDay: '2026-03-21', badiDate: { year: 183, month: 1, day: 1 } }
 */
export function daysOfYear(year: number): IterableIterator<CalendarDay> {
  const length = yearLength(year);
  return daysFrom(nawRuzDayNumber(year), length);
}

/**
 * The nineteen days of a Badí month in order, or with month 20 the four or five of Ayyám-i-Há.
 *
 * @throws {CalendarRangeError} at once, unless `year` is a whole number from 1 to 507 and `month` one
 * from 1 to 20
 * @example
 * [...daysOfMonth(183, 20)].map((day) => day.civilDay);
 * // ['2027-02-26', '2027-02-27', '2027-02-28', '2027-03-01']
 */
export function daysOfMonth(year: number, month: number): IterableIterator<CalendarDay> {
  const first = dayNumberOf({ year, month, day: 1 });
  return daysFrom(first, month === AYYAM_I_HA ? intercalaryDays(year) : DAYS_IN_MONTH);
}
