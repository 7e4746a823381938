import { FIRST_ASTRONOMICAL_YEAR } from '../year-lengths.ts';

/**
 * Birth of the Báb in 172 to 221, a base-36 digit a year: days after 18 Mashíyyat (11.18), the
 * earliest day it can fall on.
 * Source: Bahá'í World Centre, "Bahá'í Dates 172 to 221 B.E.", 2014.
 */
const PUBLISHED = 'uj8qf5oc2k9rg6pf3mbui7qg5od2k9sh6pf4mbtj7qg5oc1kas';

/**
 * Birth of the Báb in 222 to 507, the same digits, fifty years a line: the first day after the
 * eighth new moon after Naw-Rúz has ended.
 * Source of the rule: Universal House of Justice, letters of 10 July and 24 November 2014; two
 * independent computations agree on every year. In 333, 424 and 496 the slowing of Earth's rotation
 * could still move it by a day.
 */
const PROJECTED = [
  'h7qe3mbtj8rg5od1kath7pe3lbuk8rg5nc2lati7pe3mbuk9rg',
  '5oc2lash6pf3mcvj8rg5od3lati6pf4mcuj7qg6od2lash7qf4',
  'ncuj8rg6pe2kath7qf4mb1j8rh6od2lati8qf4nbuk9rh6oc2l',
  'bti7qe3mc2k9sh5od3lbuj7pf4mcvk9rg6od3mati7qf4ndvk9',
  'sg5pe3mbth7qg4nc1j8rh6pe3mati8qg5oc1k9rh6pd2lbti8r',
  'f4nc0j9si6pe3lauj8rg5mc1l9sh6od3mauj',
];

const BIRTH_OF_THE_BAB = [PUBLISHED, ...PROJECTED].join('');

const EARLIEST_DAY_OF_YEAR = 207; // 11.18, where 1.1 is 0

/**
 * Days from Naw-Rúz to the Birth of the Báb in a year from 172 to 507. The Birth of Bahá'u'lláh is
 * the day after.
 */
export function daysToBirthOfTheBab(year: number): number {
  const digit = BIRTH_OF_THE_BAB.charAt(year - FIRST_ASTRONOMICAL_YEAR);
  return EARLIEST_DAY_OF_YEAR + Number.parseInt(digit, 36);
}
