import { CLOCKS_DIFFER_SECONDS, type Clock, writeInstant } from '../../clock.ts';
import type { SessionsTable } from '../../db/tables/accounts/sessions.table.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** The longest time from login to the end, however much the session is used. */
export const SESSION_DAYS_MAX = 90;
/**
 * A session's row is written only when its end is this far from where it should be, or its last use this long ago: at
 * most once an hour, however many calls it makes. It is also written when its end lies too far ahead, because the clock
 * was set back since.
 */
const WRITE_AFTER_SECONDS = 60 * 60;

type Times = Pick<SessionsTable, 'created_at' | 'expires_at' | 'last_used_at'>;

const plusDays = (instant: string, days: number): string =>
  writeInstant(Temporal.Instant.from(instant).add({ hours: 24 * days }));

const secondsApart = (one: string, other: string): number =>
  Math.abs(Temporal.Instant.from(one).until(Temporal.Instant.from(other)).total('seconds'));

/** The duration of sessions: each call extends them to their full length again, up to 90 days after the login. */
export function createSessionTimes(clock: Clock, days: number) {
  const lifetime = Math.min(days, SESSION_DAYS_MAX) * DAY_SECONDS;

  /** When a session began. One of the future began before the clock was set back: it counts from now on. */
  const beginOf = (createdAt: string): string =>
    createdAt > clock.after(CLOCKS_DIFFER_SECONDS) ? clock.now() : createdAt;

  const endOf = (createdAt: string): string => {
    const absolute = plusDays(beginOf(createdAt), SESSION_DAYS_MAX);
    const sliding = clock.after(lifetime);
    return sliding < absolute ? sliding : absolute;
  };

  return {
    /** How long a session lasts without a call, in seconds. */
    lifetime,
    beginOf,
    /** When a session ends that is used now. */
    endOf,
    /** A session that began before this has ended. */
    earliestLogin: () => clock.after(-SESSION_DAYS_MAX * DAY_SECONDS),
    /** Whether a call now has to be written to the session's row. */
    isWriteDue: ({ created_at, expires_at, last_used_at }: Times): boolean =>
      beginOf(created_at) !== created_at ||
      secondsApart(expires_at, endOf(created_at)) > WRITE_AFTER_SECONDS ||
      secondsApart(last_used_at, clock.now()) > WRITE_AFTER_SECONDS,
  };
}
