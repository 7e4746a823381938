import { type BadiDate, FIRST_CIVIL_DAY, LAST_CIVIL_DAY, toBadiDate } from '../badi-date.ts';
import { CalendarRangeError } from '../calendar-range-error.ts';
import { fromDayNumber } from '../civil-day-of-number.ts';
import { FIRST_DAY_NUMBER, LAST_DAY_NUMBER } from '../years.ts';
import { type Place, solarOffset } from './place.ts';
import { timeAtHorizon } from './sunrise-and-sunset.ts';

const MS_PER_DAY = 86_400_000;

/** Days beyond the calendar that an instant's date may be away from its date in UTC, and some more. */
const MARGIN = 2;

function refused(time: unknown): CalendarRangeError {
  const range = `epoch milliseconds from sunset on the eve of ${FIRST_CIVIL_DAY} to sunset on ${LAST_CIVIL_DAY}`;
  return new CalendarRangeError('time', time, range);
}

/**
 * The Badí date at an instant and a place: it changes with {@link sunset}, so that the evening belongs
 * to the next civil day's date.
 *
 * @param time epoch milliseconds, such as `Date.now()`
 * @returns null when the sun does not set on that civil day or the one before. There the clock may be
 * used instead (Kitáb-i-Aqdas, note 17), as each National Spiritual Assembly decides: `toBadiDate` of
 * the civil day by that clock.
 * @throws {CalendarRangeError} unless `time` lies in the calendar's 507 years; for the place, as
 * {@link sunrise}
 * @example
 * const haifa = { latitude: 32.82, longitude: 34.99 };
 * badiDateAt(Date.parse('2026-03-20T15:00:00Z'), haifa); // { year: 182, month: 19, day: 19 }
 * badiDateAt(Date.parse('2026-03-20T16:00:00Z'), haifa); // { year: 183, month: 1, day: 1 }
 */
export function badiDateAt(time: number, place: Place): BadiDate | null {
  if (!Number.isFinite(time)) throw refused(time);
  const dayUtc = Math.floor(time / MS_PER_DAY);
  if (dayUtc < FIRST_DAY_NUMBER - MARGIN || dayUtc > LAST_DAY_NUMBER + MARGIN) throw refused(time);
  const day = Math.floor((time + solarOffset(place, time)) / MS_PER_DAY);
  // In summer of high latitudes yesterday's sunset may come after midnight by the sun.
  const before = timeAtHorizon(day - 1, place, 1);
  const after = timeAtHorizon(day, place, 1);
  if (before === null || after === null) return null;
  const badiDay = time < before ? day - 1 : time < after ? day : day + 1;
  if (badiDay < FIRST_DAY_NUMBER || badiDay > LAST_DAY_NUMBER) throw refused(time);
  return toBadiDate(fromDayNumber(badiDay));
}
