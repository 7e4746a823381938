import { type BadiDate, dayOfYear } from './badi-date.ts';
import { fromDayNumber } from './civil-day-of-number.ts';
import { assertYear, nawRuzDayNumber } from './years.ts';

/**
 * The civil day of a Badí date. The day after the last of Ayyám-i-Há is taken as 1 ʻAláʼ.
 *
 * @throws {CalendarRangeError} unless year 1 to 507, month 1 to 20 and day 1 to 19 (in month 20, up
 * to one day past the length of Ayyám-i-Há), all whole numbers
 * @example
 * toCivilDay({ year: 183, month: 1, day: 1 }); // '2026-03-21'
 */
export function toCivilDay(date: BadiDate): string {
  const days = dayOfYear(date);
  return fromDayNumber(nawRuzDayNumber(date.year) + days);
}

/**
 * The civil day of Naw-Rúz, 1 Bahá, of a Badí year.
 *
 * @throws {CalendarRangeError} unless `year` is a whole number from 1 to 507
 * @example
 * nawRuzOf(183); // '2026-03-21'
 */
export function nawRuzOf(year: number): string {
  assertYear(year);
  return fromDayNumber(nawRuzDayNumber(year));
}
