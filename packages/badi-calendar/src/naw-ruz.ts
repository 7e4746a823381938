import { assertYear } from './calendar-range.ts';
import { firstOfMarch, MEAN_YEAR, quotient } from './civil-day.ts';

/** First year in which Naw-Rúz follows the equinox in Tehran; until then it was 21 March. */
export const FIRST_ASTRONOMICAL_YEAR = 172;

/** Long years, of 366 days, are eight in every 33. */
const YEARS_OF_CYCLE = 33;
const DAYS_OF_CYCLE = 33 * 365 + 8;
/** So that 172 begins on 2015-03-21. */
const CYCLE_OFFSET = 1_528_111;

const DAYS_OF_19_MONTHS = 361;

/**
 * Day number of 1 Bahá. Unchecked: `year` is 1 to 508, which only marks where 507 ends.
 *
 * Since 172 it is the day on which the vernal equinox falls before sunset in Tehran (35.696111 N,
 * 51.423056 E). Up to 508 that makes eight long years in every 33, with one exception: in 183 the
 * equinox falls within seconds of sunset, and the published table has the day after. A test holds
 * every year against the published and projected dates.
 *
 * Sources: Bahá'í World Centre, "Bahá'í Dates 172 to 221 B.E.", 2014; of the rule for later years,
 * Universal House of Justice, letters of 10 July and 24 November 2014.
 */
export function nawRuzDayNumber(year: number): number {
  if (year < FIRST_ASTRONOMICAL_YEAR) return firstOfMarch(year + 1843) + 20;
  const regular = quotient(DAYS_OF_CYCLE * year - CYCLE_OFFSET, YEARS_OF_CYCLE);
  return year === 183 ? regular + 1 : regular;
}

/** Days from Naw-Rúz of the year 0 to 1970-01-01, and two by which a year may stray from the mean. */
const OFFSET = 46_309;

/** The Badí year of a day. Unchecked: outside the calendar it is a year below 1 or above 507. */
export function yearAtDayNumber(dayNumber: number): number {
  // Naw-Rúz strays less than two days from the mean, so the guess is right or one year too high.
  const guess = quotient(dayNumber + OFFSET, MEAN_YEAR);
  return dayNumber < nawRuzDayNumber(guess) ? guess - 1 : guess;
}

/** {@link ayyamIHaLength} without the check. */
export function intercalaryDays(year: number): number {
  return nawRuzDayNumber(year + 1) - nawRuzDayNumber(year) - DAYS_OF_19_MONTHS;
}

/**
 * How many days Ayyám-i-Há has in a Badí year: 4 or 5.
 *
 * @throws {CalendarRangeError} unless `year` is a whole number from 1 to 507
 * @example
 * ayyamIHaLength(182); // 5
 */
export function ayyamIHaLength(year: number): number {
  assertYear(year);
  return intercalaryDays(year);
}

/**
 * How many days a Badí year has: 365 or 366.
 *
 * @throws {CalendarRangeError} unless `year` is a whole number from 1 to 507
 * @example
 * yearLength(182); // 366
 */
export function yearLength(year: number): number {
  return DAYS_OF_19_MONTHS + ayyamIHaLength(year);
}
