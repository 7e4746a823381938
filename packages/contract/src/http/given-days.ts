import { FIRST_CIVIL_DAY, LAST_CIVIL_DAY } from '@bahai-friends/badi-calendar';

/**
 * The first of the years that the Badí calendar covers, wholly or in part: a day of another year is a typing mistake.
 */
export const FIRST_GIVEN_YEAR = Number(FIRST_CIVIL_DAY.slice(0, 4));
export const LAST_GIVEN_YEAR = Number(LAST_CIVIL_DAY.slice(0, 4));
/** The first and the last day that people may give: for a quote, a holy day or a schedule. */
export const FIRST_GIVEN_DAY = `${FIRST_GIVEN_YEAR}-01-01`;
export const LAST_GIVEN_DAY = `${LAST_GIVEN_YEAR}-12-31`;

/**
 * Whether a civil day is one that people may give.
 *
 * @example
 * isGivenDay('0027-02-13'); // false
 */
export const isGivenDay = (civilDay: string): boolean =>
  civilDay >= FIRST_GIVEN_DAY && civilDay <= LAST_GIVEN_DAY;
