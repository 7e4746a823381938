import { CalendarRangeError } from './calendar-range-error.ts';
import { firstOfMarch, MEAN_YEAR, quotient, toDayNumber } from './civil-day.ts';

const FIRST_DAY_NUMBER = -719_162; // 0001-01-01
const LAST_DAY_NUMBER = 2_932_896; // 9999-12-31

/** Days from 0000-03-01 to 1970-01-01, and two by which a year may stray from the mean. */
const OFFSET = 719_470;
const DAYS_FROM_MARCH_TO_JANUARY = 306;

/** '-03-01' to '-02-29', made at the first use: a civil day is then a single concatenation. */
let monthsAndDays: readonly string[] | undefined;

/** The civil day with a number. Unchecked: the day lies from 0001-01-01 to 9999-12-31. */
export function civilDayOf(dayNumber: number): string {
  monthsAndDays ??= Array.from({ length: 366 }, (_, day) =>
    new Date(Date.UTC(1999, 2, day + 1)).toISOString().slice(4, 10),
  );
  // 1 March strays less than two days from the mean, so the guess is right or one year too high.
  let year = quotient(dayNumber + OFFSET, MEAN_YEAR);
  let day = dayNumber - firstOfMarch(year);
  if (day < 0) day = dayNumber - firstOfMarch(--year);
  if (day >= DAYS_FROM_MARCH_TO_JANUARY) year++;
  return String(year).padStart(4, '0') + monthsAndDays[day];
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
  return civilDayOf(dayNumber);
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
