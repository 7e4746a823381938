import { z } from 'zod';
import { refuse } from '../http/say-rule.ts';

const WRONG_ZONE = refuse('not-a-time-zone');

/** The name found last: a community has one zone, and is asked for its day by each request. Asking `Intl` is slow. */
let lastKnown: string | undefined;

/**
 * Whether the platform knows a time zone by this name; offsets such as `+02:00` are no names. `Intl` takes
 * abbreviations that `Temporal` does not, such as IST and PST, and the server's days come from `Temporal`. Not every
 * browser has `Temporal`.
 */
export function isTimeZone(name: string): boolean {
  if (name === lastKnown) return true;
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    globalThis.Temporal?.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    lastKnown = name;
    return true;
  } catch {
    return false;
  }
}

/** The IANA name of a time zone. */
export const TimeZone = z.string({ error: WRONG_ZONE }).refine(isTimeZone, { error: WRONG_ZONE });
