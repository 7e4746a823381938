import { CalendarRangeError } from './calendar-range-error.ts';

/** Days from 0000-03-01 to 1970-01-01. Counting years from March puts the leap day last. */
export const EPOCH = 719_468;

const ZERO = 0x30;
const HYPHEN = 0x2d;

/** Whole part of a quotient of two non-negative numbers below 2^31. */
export function quotient(dividend: number, divisor: number): number {
  return (dividend / divisor) | 0;
}

/** The number that the digits of text[from, to) spell, or -1 when one is no digit. */
function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index++) {
    const digit = text.charCodeAt(index) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) {
    return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  }
  // 31 days in odd months until July and in even ones from August on.
  return 30 + ((month + (month >> 3)) & 1);
}

/** Takes `unknown` because callers without types, and parsed JSON, arrive here. */
function parse(text: unknown): number | undefined {
  if (typeof text !== 'string' || text.length !== 10) return undefined;
  if (text.charCodeAt(4) !== HYPHEN || text.charCodeAt(7) !== HYPHEN) return undefined;
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  const day = digits(text, 8, 10);
  if (year < 1 || month < 1 || month > 12) return undefined;
  if (day < 1 || day > daysInMonth(year, month)) return undefined;
  const monthsSinceMarch = month > 2 ? month - 3 : month + 9;
  const march = firstOfMarch(month > 2 ? year : year - 1);
  return march + quotient(153 * monthsSinceMarch + 2, 5) + day - 1;
}

/** Day number of 1 March. Unchecked: `year` is 0 to 9999. */
export function firstOfMarch(year: number): number {
  const leapDays = quotient(year, 4) - quotient(year, 100) + quotient(year, 400);
  return 365 * year + leapDays - EPOCH;
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
