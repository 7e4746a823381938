import { CalendarRangeError } from './calendar-range-error.ts';
import { EPOCH, quotient, toDayNumber } from './civil-day.ts';

const DAYS_IN_400_YEARS = 146_097;

const FIRST_DAY_NUMBER = -719_162; // 0001-01-01
const LAST_DAY_NUMBER = 2_932_896; // 9999-12-31

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

/** Throws a {@link CalendarRangeError} unless `value` is a whole number. */
export function assertWhole(what: string, value: number): void {
  if (!Number.isInteger(value)) throw new CalendarRangeError(what, value, 'a whole number');
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
  assertWhole('days to add', days);
  return fromDayNumber(dayNumber + days);
}
