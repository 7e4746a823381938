import { type BadiDate, dayNumberOf } from './badi-date.ts';
import { assertYear } from './calendar-range.ts';
import { optionOf } from './call-options.ts';
import { civilDayOf } from './civil-day-of-number.ts';
import { nawRuzDayNumber } from './naw-ruz.ts';

export interface ToCivilDayOptions {
  /**
   * What becomes of the day after the last of Ayyám-i-Há: 'roll' takes it as 1 ʻAláʼ, 'reject' throws.
   * Default: 'roll'.
   */
  readonly overflow?: 'roll' | 'reject';
}

/**
 * The civil day of a Badí date, as 'YYYY-MM-DD': the text of a Temporal.PlainDate.
 *
 * @throws {CalendarRangeError} unless year 1 to 507, month 1 to 20 and day 1 to 19 (in month 20, up
 * to one day past the length of Ayyám-i-Há unless `overflow` is 'reject'), all whole numbers, without a
 * `calendarId`; and unless `options` are an object, or left out
 * @example
 * toCivilDay({ year: 183, month: 1, day: 1 }); // '2026-03-21'
 * toCivilDay({ year: 183, month: 20, day: 5 }); // '2027-03-02' (the day of 1 ʻAláʼ)
 * toCivilDay({ year: 183, month: 20, day: 5 }, { overflow: 'reject' });
 * // throws day of Ayyám-i-Há must be 1 to 4, got 5
 */
export function toCivilDay(date: BadiDate, options?: ToCivilDayOptions): string {
  const overflow = optionOf(options, 'overflow', ['roll', 'reject']);
  return civilDayOf(dayNumberOf(date, overflow === 'roll' ? 1 : 0));
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
  return civilDayOf(nawRuzDayNumber(year));
}
