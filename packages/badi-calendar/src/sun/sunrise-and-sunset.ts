import { FIRST_CIVIL_DAY, LAST_CIVIL_DAY } from '../badi-date.ts';
import { FIRST_DAY_NUMBER, LAST_DAY_NUMBER } from '../calendar-range.ts';
import { CalendarRangeError } from '../calendar-range-error.ts';
import { toDayNumber } from '../civil-day.ts';
import { type Place, readPlace, solarOffset } from './place.ts';
import { cosOf, sinOf, solarPosition } from './solar-position.ts';

const MS_PER_DAY = 86_400_000;
const MS_PER_MINUTE = 60_000;
/** The sun's upper edge touches the horizon: 34' of refraction and 16' of its radius. */
const ALTITUDE = -0.833;
/** Each round places the sun where it stands at the time found before; five are enough. */
const ROUNDS = 5;

/** From the horizon to noon in the morning, from noon to the horizon in the evening. */
type Side = -1 | 1;

/** When the sun is at the horizon on a day given by its number. Unchecked: the day is near the calendar, the place was read. */
export function timeAtHorizon(dayNumber: number, place: Place, side: Side): number | null {
  const noonUtc = dayNumber * MS_PER_DAY + MS_PER_DAY / 2;
  const meanNoon = noonUtc - solarOffset(place, noonUtc);
  let time = meanNoon + (side * MS_PER_DAY) / 4;
  let cosine = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { declination, equationOfTime } = solarPosition(time);
    cosine =
      (sinOf(ALTITUDE) - sinOf(place.latitude) * sinOf(declination)) /
      (cosOf(place.latitude) * cosOf(declination));
    // Beyond 1 the sun stays above or below the horizon where it stands now: look at midnight or noon.
    const fromNoon = (Math.acos(Math.max(-1, Math.min(1, cosine))) / (2 * Math.PI)) * MS_PER_DAY;
    time = meanNoon - equationOfTime * MS_PER_MINUTE + side * fromNoon;
  }
  return Math.abs(cosine) > 1 ? null : Math.round(time);
}

function onCivilDay(civilDay: string, place: Place, side: Side): number | null {
  const dayNumber = toDayNumber(civilDay);
  if (dayNumber < FIRST_DAY_NUMBER - 1 || dayNumber > LAST_DAY_NUMBER) {
    const range = `the day before ${FIRST_CIVIL_DAY} to ${LAST_CIVIL_DAY}`;
    throw new CalendarRangeError('civil day', civilDay, range);
  }
  return timeAtHorizon(dayNumber, readPlace(place), side);
}

/**
 * Sunrise on a civil day, in epoch milliseconds: the last before the sun's noon of that day. The Fast
 * is kept from here to {@link sunset}.
 *
 * By NOAA's algorithm for a level horizon at sea level, within 60 seconds up to 65 degrees north and
 * south. Mountains, height and weather move it by minutes.
 *
 * @returns null when the sun does not cross the horizon that morning, near the poles
 * @throws {CalendarRangeError} unless a real date from 1844-03-20, the eve of the calendar, to
 * 2351-03-20, latitude from -90 to 90, longitude from -180 to 180 and a time zone that exists, or none
 * @example
 * new Date(sunrise('2026-03-21', { latitude: 32.82, longitude: 34.99 })).toISOString();
 * // '2026-03-21T03:42:45.474Z'
 */
export function sunrise(civilDay: string, place: Place): number | null {
  return onCivilDay(civilDay, place, -1);
}

/**
 * Sunset on a civil day, in epoch milliseconds: the first after the sun's noon of that day. The next
 * Badí day begins with it. Exactness and errors are those of {@link sunrise}.
 *
 * @returns null when the sun does not cross the horizon that evening, near the poles. There the clock
 * may be used instead (Kitáb-i-Aqdas, note 17); each National Spiritual Assembly decides.
 * @throws {CalendarRangeError} as {@link sunrise}
 * @example
 * new Date(sunset('2026-03-21', { latitude: 32.82, longitude: 34.99 })).toISOString();
 * // '2026-03-21T15:52:09.916Z'
 */
export function sunset(civilDay: string, place: Place): number | null {
  return onCivilDay(civilDay, place, 1);
}
