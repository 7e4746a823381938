import {
  type BadiDate,
  badiDateOfDayNumber,
  FIRST_CIVIL_DAY,
  LAST_CIVIL_DAY,
} from '../badi-date.ts';
import { FIRST_DAY_NUMBER, LAST_DAY_NUMBER } from '../calendar-range.ts';
import { CalendarRangeError } from '../calendar-range-error.ts';
import { instantByClock, type Place, readPlace, solarOffset } from './place.ts';
import { timeAtHorizon } from './sunrise-and-sunset.ts';

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;
const EVENING = /^(1[2-9]|2[0-3]):[0-5]\d$/;

/** Days by which an instant's date at a place may lie outside the range of its date in UTC, and some more. */
const MARGIN = 2;

/** An instant: epoch milliseconds such as `Date.now()`, a Date, or a Temporal.Instant. */
export type Instant = number | Date | { readonly epochMilliseconds: number };

/** A place, and the time at which the Badí day ends there when the sun does not set. */
export interface PlaceWithEvening extends Place {
  /**
   * 'HH:MM' by the clocks of the place, from 12:00 to 23:59: when the Badí day ends on a civil day on which
   * the sun does not set. Without a time zone the clocks are taken to go by the mean sun.
   */
  readonly evening?: string | undefined;
}

function refused(instant: unknown): CalendarRangeError {
  const range = `epoch milliseconds from sunset on the eve of ${FIRST_CIVIL_DAY} to sunset on ${LAST_CIVIL_DAY}`;
  return new CalendarRangeError('time', instant, range);
}

function epochMillisecondsOf(instant: Instant): number {
  if (typeof instant !== 'object' || instant === null) return instant;
  if ('epochMilliseconds' in instant) return instant.epochMilliseconds;
  try {
    // A Date of another window or context is no instance of this one's class.
    return Date.prototype.getTime.call(instant);
  } catch {
    throw refused(instant);
  }
}

/** Milliseconds from midnight to the evening; undefined without one. */
function eveningOf(evening: string | undefined): number | undefined {
  if (evening === undefined) return undefined;
  if (typeof evening !== 'string' || !EVENING.test(evening)) {
    throw new CalendarRangeError('evening', evening, "a time from '12:00' to '23:59'");
  }
  return (Number(evening.slice(0, 2)) * 60 + Number(evening.slice(3))) * MS_PER_MINUTE;
}

/**
 * The Badí date at an instant and a place: it changes with {@link sunset}, so that the evening belongs
 * to the next civil day's date.
 *
 * @returns null when the sun does not set on that civil day or the one before and no `evening` is given.
 * There the clock may be used instead (Kitáb-i-Aqdas, note 17), as each National Spiritual Assembly
 * decides.
 * @throws {CalendarRangeError} unless the instant lies in the calendar's 507 years and `evening` is
 * a time from '12:00' to '23:59', or none; for the place, as {@link sunrise}
 * @example
 * const haifa = { latitude: 32.82, longitude: 34.99 };
 * badiDateAt(Date.parse('2026-03-20T15:00:00Z'), haifa); // { year: 182, month: 19, day: 19 }
 * badiDateAt(new Date('2026-03-20T16:00:00Z'), haifa); // { year: 183, month: 1, day: 1 }
 * const tromso = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' };
 * badiDateAt(new Date('2026-06-21T16:00:00Z'), tromso); // null
 * badiDateAt(new Date('2026-06-21T16:00:00Z'), { ...tromso, evening: '18:00' });
 * // { year: 183, month: 5, day: 18 }
 */
export function badiDateAt(
  instant: Instant,
  place: PlaceWithEvening & { readonly evening: string },
): BadiDate;
export function badiDateAt(instant: Instant, place: PlaceWithEvening): BadiDate | null;
export function badiDateAt(instant: Instant, place: PlaceWithEvening): BadiDate | null {
  const time = epochMillisecondsOf(instant);
  if (!Number.isFinite(time)) throw refused(instant);
  const dayUtc = Math.floor(time / MS_PER_DAY);
  if (dayUtc < FIRST_DAY_NUMBER - MARGIN || dayUtc > LAST_DAY_NUMBER + MARGIN) {
    throw refused(instant);
  }
  const at = readPlace(place);
  const evening = eveningOf(place.evening);
  /** When the Badí day of a civil day ends. */
  const endOf = (day: number) =>
    timeAtHorizon(day, at, 1) ??
    (evening === undefined ? null : instantByClock(at, day * MS_PER_DAY + evening));
  const day = Math.floor((time + solarOffset(at, time)) / MS_PER_DAY);
  // In summer of high latitudes yesterday's sunset may come after midnight by the sun.
  const [before, after] = [endOf(day - 1), endOf(day)];
  if (before === null || after === null) return null;
  const badiDay = time < before ? day - 1 : time < after ? day : day + 1;
  if (badiDay < FIRST_DAY_NUMBER || badiDay > LAST_DAY_NUMBER) throw refused(instant);
  return badiDateOfDayNumber(badiDay);
}
