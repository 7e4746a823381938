import { CalendarRangeError } from '../calendar-range-error.ts';

const MINUTES_PER_DEGREE = 4;
const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

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

/** The format of the last zone that was asked for: making one takes longer than using it. */
let lastZone: { readonly timeZone: string; readonly format: Intl.DateTimeFormat } | undefined;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  if (lastZone?.timeZone === timeZone) return lastZone.format;
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    lastZone = { timeZone, format };
    return format;
  } catch {
    throw new CalendarRangeError('time zone', timeZone, "an IANA time zone such as 'Pacific/Apia'");
  }
}

/**
 * Milliseconds by which clocks in a zone are ahead of UTC. Before time zones were introduced the difference had odd
 * seconds.
 */
function zoneOffset(timeZone: string, time: number): number {
  const zone = formatOf(timeZone);
  const name = zone.formatToParts(time).find((part) => part.type === 'timeZoneName')?.value;
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name ?? '') ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * MS_PER_MINUTE + Number(seconds) * 1000;
  return sign === '-' ? -ahead : ahead;
}

/**
 * A place as it was handed in, each field read once.
 *
 * @throws {CalendarRangeError} unless it is an object whose latitude and longitude are those of a place
 */
export function readPlace(place: Place): Place {
  if (typeof place !== 'object' || place === null) {
    throw new CalendarRangeError('place', place, 'an object with latitude and longitude');
  }
  const { latitude, longitude, timeZone } = place;
  assertDegrees('latitude', latitude, 90);
  assertDegrees('longitude', longitude, 180);
  return { latitude, longitude, ...(timeZone !== undefined && { timeZone }) };
}

/**
 * Milliseconds from UTC to the mean solar time of a place, with the date that its clocks have.
 *
 * @throws {CalendarRangeError} unless the time zone exists or is left out
 */
export function solarOffset({ longitude, timeZone }: Place, time: number): number {
  const bySun = longitude * MINUTES_PER_DEGREE * MS_PER_MINUTE;
  if (timeZone === undefined) return bySun;
  // A zone strays some hours from the sun; when it strays by half a day, it has another date.
  const days = Math.round((zoneOffset(timeZone, time) - bySun) / MS_PER_DAY);
  return bySun + days * MS_PER_DAY;
}

/**
 * When the clocks of a place show a time: `shown` is that time in epoch milliseconds, as if they showed UTC.
 * Without a time zone they go by the mean sun. Where they skip or repeat the time, it is an hour off at most.
 */
export function instantByClock({ longitude, timeZone }: Place, shown: number): number {
  if (timeZone === undefined) return shown - longitude * MINUTES_PER_DEGREE * MS_PER_MINUTE;
  // An offset is looked up for an instant, so the first one is that of a time less than a day away.
  const near = shown - zoneOffset(timeZone, shown);
  return shown - zoneOffset(timeZone, near);
}
