import { assertOneTo } from './calendar-range-error.ts';

/** First year of the Badí calendar: it begins on 1844-03-21. */
export const FIRST_YEAR = 1;
/** Last year for which Naw-Rúz is computed: it ends on 2351-03-20. */
export const LAST_YEAR = 507;
/** Last year whose dates are published; those of later years are projected by the same rule. */
export const LAST_PUBLISHED_YEAR = 221;

/** Day numbers of the first day of year 1, 1844-03-21, and of the last of year 507, 2351-03-20. */
export const FIRST_DAY_NUMBER = -45_941;
export const LAST_DAY_NUMBER = 139_235;

export function assertYear(year: number): void {
  assertOneTo(LAST_YEAR, 'Badí year', year);
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
