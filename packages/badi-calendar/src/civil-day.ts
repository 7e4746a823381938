import { CalendarRangeError } from './calendar-range-error.ts';

/** Days from 0000-03-01 to 1970-01-01. Counting years from March puts the leap day last. */
const EPOCH = 719_468;
const DAYS_IN_400_YEARS = 146_097;

const FIRST_DAY_NUMBER = -719_162; // 0001-01-01
const LAST_DAY_NUMBER = 2_932_896; // 9999-12-31

const ZERO = 0x30;
const HYPHEN = 0x2d;

const DAYS_FROM_MARCH_TO_JANUARY = 306;
const MONTH_LENGTHS_FROM_MARCH = [31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 31, 29];

/** '-03-01' to '-02-29', made once: fromDayNumber then needs a single concatenation. */
const MONTHS_AND_DAYS: readonly string[] = /* @__PURE__ */ MONTH_LENGTHS_FROM_MARCH.flatMap(
  (length, index) =>
    Array.from(
      { length },
      (_, day) => `-${twoDigits(((index + 2) % 12) + 1)}-${twoDigits(day + 1)}`,
    ),
);

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Whole part of a quotient of two non-negative numbers below 2^31. */
function quotient(dividend: number, divisor: number): number {
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
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
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

/**
 * The civil day that lies `dayNumber` days after 1970-01-01.
 *
 * @throws {CalendarRangeError} unless a whole number from -719162 (0001-01-01) to 2932896
 * (9999-12-31)
 * @example
 * fromDayNumber(-1); // '1969-12-31'
 */
export function fromDayNumber(dayNumber: number): string {
  if (!Number.isInteger(dayNumber) || dayNumber < FIRST_DAY_NUMBER || dayNumber > LAST_DAY_NUMBER) {
    const range = `a whole number from ${FIRST_DAY_NUMBER} to ${LAST_DAY_NUMBER}`;
    throw new CalendarRangeError('day number', dayNumber, range);
  }
  // Method: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days.
  const day = dayNumber + EPOCH;
  const cycle = quotient(day, DAYS_IN_400_YEARS);
  const dayOfCycle = day - cycle * DAYS_IN_400_YEARS;
  const leapDays =
    quotient(dayOfCycle, 1460) - quotient(dayOfCycle, 36_524) + quotient(dayOfCycle, 146_096);
  const yearOfCycle = quotient(dayOfCycle - leapDays, 365);
  const dayOfYear =
    dayOfCycle - 365 * yearOfCycle - quotient(yearOfCycle, 4) + quotient(yearOfCycle, 100);
  const year = cycle * 400 + yearOfCycle + (dayOfYear < DAYS_FROM_MARCH_TO_JANUARY ? 0 : 1);
  return String(year).padStart(4, '0') + (MONTHS_AND_DAYS[dayOfYear] ?? '');
}

/**
 * The civil day `days` days later, or earlier when negative.
 *
 * @throws {CalendarRangeError} unless {@link isCivilDay}, `days` is a whole number and the result
 * lies from 0001-01-01 to 9999-12-31
 * @example
 * addDays('2026-02-28', 1); // '2026-03-01'
 */
export function addDays(civilDay: string, days: number): string {
  const dayNumber = toDayNumber(civilDay);
  if (!Number.isInteger(days)) {
    throw new CalendarRangeError('days to add', days, 'a whole number');
  }
  return fromDayNumber(dayNumber + days);
}
