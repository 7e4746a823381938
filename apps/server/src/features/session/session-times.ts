import type { Clock } from '../../clock.ts';
import { writeInstant } from '../../clock.ts';
import type { SessionsTable } from '../../db/tables/accounts/sessions.table.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** However much it is used: then the password, or a second factor, is asked for anew. */
export const SESSION_DAYS_MAX = 90;
/**
 * A session is written anew when its end is so far from where it should be, or it was used so long ago: at
 * most once an hour, however many calls it makes, and also when its end lies too far ahead, because the
 * clock was set back since.
 */
const WRITE_AFTER_SECONDS = 60 * 60;

type Times = Pick<SessionsTable, 'created_at' | 'expires_at' | 'last_used_at'>;

const plusDays = (instant: string, days: number): string =>
  writeInstant(Temporal.Instant.from(instant).add({ hours: 24 * days }));

const secondsApart = (one: string, other: string): number =>
  Math.abs(Temporal.Instant.from(one).until(Temporal.Instant.from(other)).total('seconds'));

/** How long sessions last: each call makes them last for their days again, up to 90 after the login. */
export function createSessionTimes(clock: Clock, days: number) {
  const lifetime = Math.min(days, SESSION_DAYS_MAX) * DAY_SECONDS;

  const endOf = (createdAt: string): string => {
    const [sliding, absolute] = [clock.after(lifetime), plusDays(createdAt, SESSION_DAYS_MAX)];
    return sliding < absolute ? sliding : absolute;
  };

  return {
    /** How long a session lasts without a call, in seconds. */
    lifetime,
    /** When a session ends that is used now. */
    endOf,
    /** The login of a session that is not over was later than this. */
    earliestLogin: () => clock.after(-SESSION_DAYS_MAX * DAY_SECONDS),
    /** Whether a call of now is to be written down. */
    isWriteDue: ({ created_at, expires_at, last_used_at }: Times): boolean =>
      secondsApart(expires_at, endOf(created_at)) > WRITE_AFTER_SECONDS ||
      secondsApart(last_used_at, clock.now()) > WRITE_AFTER_SECONDS,
  };
}
