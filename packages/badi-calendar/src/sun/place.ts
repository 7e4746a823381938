import { CalendarRangeError } from '../calendar-range-error.ts';

const MINUTES_PER_DEGREE = 4;
const MINUTES_PER_DAY = 1440;
const MS_PER_MINUTE = 60_000;

/** A place on Earth. */
export interface Place {
  /** Degrees north of the equator: -90 to 90. */
  readonly latitude: number;
  /** Degrees east of Greenwich: -180 to 180. */
  readonly longitude: number;
  /**
   * The IANA time zone of the place. It matters only near the date line, where the civil day may be
   * another than the sun's: Samoa (Pacific/Apia) lies at 172 degrees west, but has the dates of
   * the east. Default: the date by the sun, 15 degrees an hour from Greenwich.
   */
  readonly timeZone?: string;
}

function assertDegrees(what: string, value: number, most: number): void {
  if (!(Number.isFinite(value) && Math.abs(value) <= most)) {
    throw new CalendarRangeError(what, value, `a number from -${most} to ${most}`);
  }
}

/** Minutes by which clocks in a zone are ahead of UTC. */
function zoneOffset(timeZone: string, time: number): number {
  let zone: Intl.DateTimeFormat;
  try {
    zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    throw new CalendarRangeError('time zone', timeZone, "an IANA time zone such as 'Pacific/Apia'");
  }
  const name = zone.formatToParts(time).find((part) => part.type === 'timeZoneName')?.value;
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * Milliseconds from UTC to the mean solar time of a place, with the date that its clocks have.
 *
 * @throws {CalendarRangeError} unless latitude, longitude and time zone are those of a place
 */
export function solarOffset(place: Place, time: number): number {
  if (typeof place !== 'object' || place === null) {
    throw new CalendarRangeError('place', place, 'an object with latitude and longitude');
  }
  const { latitude, longitude, timeZone } = place;
  assertDegrees('latitude', latitude, 90);
  assertDegrees('longitude', longitude, 180);
  const minutes = longitude * MINUTES_PER_DEGREE;
  if (timeZone === undefined) return minutes * MS_PER_MINUTE;
  // A zone strays some hours from the sun; when it strays by half a day, it has another date.
  const days = Math.round((zoneOffset(timeZone, time) - minutes) / MINUTES_PER_DAY);
  return (minutes + days * MINUTES_PER_DAY) * MS_PER_MINUTE;
}
