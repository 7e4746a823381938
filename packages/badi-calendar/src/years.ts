import { assertOneTo } from './calendar-range-error.ts';
import { firstOfMarch, quotient } from './civil-day.ts';

/** First year of the Badí calendar: it begins on 1844-03-21. */
export const FIRST_YEAR = 1;
/** Last year for which Naw-Rúz is computed: it ends on 2351-03-20. */
export const LAST_YEAR = 507;
/** First year in which Naw-Rúz follows the equinox in Tehran; until then it was 21 March. */
export const FIRST_ASTRONOMICAL_YEAR = 172;
/** Last year whose dates are published; those of later years are projected by the same rule. */
export const LAST_PUBLISHED_YEAR = 221;

/**
 * Naw-Rúz of 172 to 221, a digit a year: 0 is 19 March, 3 is 22 March.
 * Source: Bahá'í World Centre, "Bahá'í Dates 172 to 221 B.E.", 2014. It decides for 183 too, where
 * the equinox falls within seconds of sunset.
 */
const PUBLISHED = '21122112211221112111211121112111211121112111111111';

/**
 * Naw-Rúz of 222 to 508, the same digits, fifty years a line: the day on which the vernal equinox
 * falls before sunset in Tehran (35.696111 N, 51.423056 E).
 * Source of the rule: Universal House of Justice, letters of 10 July and 24 November 2014; two
 * independent computations agree on every year. 508 only marks where 507 ends.
 */
const PROJECTED = [
  '11111111111111111111111111101110111122212221222122',
  '21222122211221122112211221122112211221122111211121',
  '11211121112111211121112111111111111222222222222222',
  '22222222212221222122212221222122212221222112211221',
  '12211221122112211221122111211121112222322232223222',
  '3222322222222222222222222222222222222',
];

const NAW_RUZ = [PUBLISHED, ...PROJECTED].join('');

const DAYS_OF_19_MONTHS = 361;
const MEAN_YEAR = 365.2425;
const DIGIT_ZERO = 0x30;

export function assertYear(year: number): void {
  assertOneTo(LAST_YEAR, 'Badí year', year);
}

/** Day number of 1 Bahá. Unchecked: `year` is 1 to 508. */
export function nawRuzDayNumber(year: number): number {
  const dayOfMarch =
    year < FIRST_ASTRONOMICAL_YEAR
      ? 21
      : 19 + NAW_RUZ.charCodeAt(year - FIRST_ASTRONOMICAL_YEAR) - DIGIT_ZERO;
  return firstOfMarch(year + 1843) + dayOfMarch - 1;
}

/** Day numbers of the first day of year 1 and of the last day of year 507. */
export const FIRST_DAY_NUMBER: number = nawRuzDayNumber(FIRST_YEAR);
export const LAST_DAY_NUMBER: number = nawRuzDayNumber(LAST_YEAR + 1) - 1;

/** The Badí year of a day. Unchecked: the day lies in the years 1 to 507. */
export function yearAtDayNumber(dayNumber: number): number {
  // Naw-Rúz strays less than two days from the mean, so the guess is right or one year too high.
  const guess = 1 + quotient(dayNumber + 2 - FIRST_DAY_NUMBER, MEAN_YEAR);
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

/**
 * Whether the dates of a Badí year are projected by the rule, not published: those after
 * {@link LAST_PUBLISHED_YEAR}.
 *
 * @throws {CalendarRangeError} unless `year` is a whole number from 1 to 507
 * @example
 * isProjected(221); // false
 * isProjected(222); // true
 */
export function isProjected(year: number): boolean {
  assertYear(year);
  return year > LAST_PUBLISHED_YEAR;
}
