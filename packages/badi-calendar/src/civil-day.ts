import { CalendarRangeError } from './calendar-range-error.ts';

/** Days from 0000-03-01 to 1970-01-01. Counting years from March puts the leap day last. */
const EPOCH = 719_468;

/** Days of a year, on average. */
export const MEAN_YEAR = 365.2425;
const ZERO = 0x30;
const FORM = /^\d{4}-\d\d-\d\d$/;

/** Whole part of a quotient, towards zero. It has to lie below 2^31. */
export function quotient(dividend: number, divisor: number): number {
  return (dividend / divisor) | 0;
}

/** The number that two characters spell. Unchecked: they are digits. */
function twoDigits(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - ZERO * 11;
}

/** Day number of the first of a month. Unchecked: `month` is 1 to 13, which is next January. */
function firstOfMonth(year: number, month: number): number {
  return firstOfMarch(month > 2 ? year : year - 1) + quotient(153 * ((month + 9) % 12) + 2, 5);
}

/** Takes `unknown` because callers without types, and parsed JSON, arrive here. */
function parse(text: unknown): number | undefined {
  if (typeof text !== 'string' || !FORM.test(text)) return undefined;
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  const dayNumber = firstOfMonth(year, month) + day - 1;
  const isNone = year < 1 || month < 1 || month > 12 || day < 1;
  return isNone || dayNumber >= firstOfMonth(year, month + 1) ? undefined : dayNumber;
}

/** Day number of 1 March. Unchecked: `year` is 0 to 9999. */
export function firstOfMarch(year: number): number {
  return 365 * year + quotient(year, 4) - quotient(year, 100) + quotient(year, 400) - EPOCH;
}

/**
 * Whether `text` is a civil day: 'YYYY-MM-DD' and a real day of the Gregorian calendar (extended
 * backwards), 0001-01-01 to 9999-12-31. Never throws.
 *
 * @example
 * isCivilDay('2024-02-29'); // true
 * isCivilDay('2026-02-29'); // false
 */
export function isCivilDay(text: string): boolean {
  return parse(text) !== undefined;
}

/**
 * Days from 1970-01-01 to a civil day, negative before it.
 *
 * @throws {CalendarRangeError} unless {@link isCivilDay}
 * @example
 * toDayNumber('1970-01-02'); // 1
 */
export function toDayNumber(civilDay: string): number {
  const dayNumber = parse(civilDay);
  if (dayNumber === undefined) {
    const range = "a real date from 0001-01-01 to 9999-12-31, written 'YYYY-MM-DD'";
    throw new CalendarRangeError('civil day', civilDay, range);
  }
  return dayNumber;
}
