import { FIRST_ASTRONOMICAL_YEAR } from '../naw-ruz.ts';

/**
 * How many days later than in the year before the Birth of the Báb is, from 173 to 221, a base-36 digit a year from which
 * `EARLIEST_MOVE` is counted: some eleven days earlier, or nineteen later.
 * Source: Bahá'í World Centre, "Bahá'í Dates 172 to 221 B.E.", 2014.
 */
const PUBLISHED = '11u12v02u1u12v20v1v01v21v11u1v11v21u1u20v21v01v2u';

/**
 * The same from 222 to 507, fifty years a line: the first day after the eighth new moon after Naw-Rúz has ended.
 * Source of the rule: Universal House of Justice, letters of 10 July and 24 November 2014; two
 * independent computations agree on every year. In 333, 424 and 496 the slowing of Earth's rotation
 * could still move it by a day.
 */
const PROJECTED = [
  '12v01v1u21v11v10v2v02u11u2v20v11u12v1v11u11v1v21u1',
  '1v02v1u11v20v2v01v11v12u1v10v21u2u10v22u11v1u12v11',
  'v1u11v12v10u2v02v11u12u1v21u11v1v12u11v0v21u21u02v',
  '2u11v01v22u1v10v12u2v10u21u2v11u12u12v0v11v11v2u11',
  'v01w11v1u02v20v11u1v21v11v0v12u21v01v1u21v01v2u12v',
  '01v10v2v20v11u1w11v11t21w0v11u12v0w1',
];

const MOVES = [PUBLISHED, ...PROJECTED].join('');
const EARLIEST_MOVE = -12;

/** The Birth of the Báb in 172, as days from 1 Bahá: 10 Qudrat. */
const FIRST_DAY_OF_YEAR = 237;

/**
 * Days from Naw-Rúz to the Birth of the Báb in a year from 172 to 507. The Birth of Bahá'u'lláh is
 * the day after.
 */
export function daysToBirthOfTheBab(year: number): number {
  let days = FIRST_DAY_OF_YEAR;
  for (const digit of MOVES.slice(0, year - FIRST_ASTRONOMICAL_YEAR)) {
    days += EARLIEST_MOVE + Number.parseInt(digit, 36);
  }
  return days;
}
