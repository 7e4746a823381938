import { assertOneTo } from '../calendar-range-error.ts';
import { HOLY_DAYS } from './holy-days.ts';

/** A time of day by the clock, on the holy day's civil day. */
export interface ClockTime {
  readonly by: 'clock';
  /** 'HH:MM', 24 hours. */
  readonly time: string;
  /** True where the time is standard time even while the clocks are on summer time. */
  readonly standardTime: boolean;
}

/** A time of day by the sun. */
export interface SunsetTime {
  readonly by: 'sunset';
  /** Hours after sunset, about. */
  readonly hours: number;
  /** Which sunset: the one before the holy day's civil day, with which the Badí day begins. */
  readonly on: 'eve';
}

export type CommemorationTime = ClockTime | SunsetTime;

const DECLARATION_OF_THE_BAB = 5;

/** By the number of the holy day. Six have no time of their own, and one goes by the sun. */
const CLOCK_TIMES: Readonly<Record<number, string>> = {
  2: '15:00',
  6: '03:00',
  7: '12:00',
  11: '01:00',
};

function timeOf(number: number): CommemorationTime | null {
  if (number === DECLARATION_OF_THE_BAB) return { by: 'sunset', hours: 2, on: 'eve' };
  const time = CLOCK_TIMES[number];
  // Both Ascensions are before the dawn.
  return time === undefined ? null : { by: 'clock', time, standardTime: time < '12:00' };
}

/**
 * The time of day at which a holy day is commemorated where that is feasible, or null when any time
 * of its Badí day, from sunset to sunset, will do.
 *
 * The First Day of Riḍván at 15:00, the Declaration of the Báb about two hours after sunset on its
 * eve, the Ascension of Bahá'u'lláh at 03:00, the Martyrdom of the Báb at noon, the Ascension of
 * ʻAbdu'l-Bahá at 01:00; both Ascensions by standard time, also where summer time is kept.
 * Sources: letter written on behalf of Shoghi Effendi to the National Spiritual Assembly of the United
 * States and Canada, 27 November 1938; for standard time, letter written on behalf of the Universal
 * House of Justice, 15 March 1992.
 *
 * @param number 1 (Naw-Rúz) to 11 (Ascension of ʻAbdu'l-Bahá)
 * @throws {CalendarRangeError} unless `number` is a whole number from 1 to 11
 * @example
 * commemorationTime(6); // { by: 'clock', time: '03:00', standardTime: true }
 * commemorationTime(5); // { by: 'sunset', hours: 2, on: 'eve' }
 * commemorationTime(1); // null
 */
export function commemorationTime(number: number): CommemorationTime | null {
  assertOneTo(HOLY_DAYS, 'holy day number', number);
  return Object.freeze(timeOf(number));
}
