import { CLOCKS_DIFFER_SECONDS, writeInstant } from '../../clock.ts';

interface DueDay {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The community's time zone. */
  readonly timeZone: string;
  /** Such as `07:00`. */
  readonly sendAt: string;
  /** An instant: messages that were due before it are not sent. */
  readonly since: string;
}

/** When a civil day's messages are due. A time that a change of clocks skips is moved forward. */
const dueAt = (day: Temporal.PlainDate, timeZone: string, sendAt: string): Temporal.Instant =>
  day.toZonedDateTime({ timeZone, plainTime: sendAt }).toInstant();

/** When a civil day's messages are due, as an instant. */
export const dueInstant = (day: string, timeZone: string, sendAt: string): string =>
  writeInstant(dueAt(Temporal.PlainDate.from(day), timeZone, sendAt));

/** When messages are next due. */
export function nextDueAt({ now, timeZone, sendAt }: Omit<DueDay, 'since'>): Temporal.Instant {
  const instant = Temporal.Instant.fromEpochMilliseconds(now);
  const today = instant.toZonedDateTimeISO(timeZone).toPlainDate();
  const first = dueAt(today, timeZone, sendAt);
  const second = dueAt(today.add({ days: 1 }), timeZone, sendAt);
  return Temporal.Instant.compare(first, instant) > 0 ? first : second;
}

/**
 * The civil day whose messages are due: from `sendAt` to the end of the day, unless `sendAt` had passed when sending
 * was set up. Of a time that comes twice it is the first. Sending that was set up in the future was set up before the clock
 * was set back.
 */
export function dueDay({ now, timeZone, sendAt, since }: DueDay): string | null {
  const instant = Temporal.Instant.fromEpochMilliseconds(now);
  const day = instant.toZonedDateTimeISO(timeZone).toPlainDate();
  const due = dueAt(day, timeZone, sendAt);
  const isDue = Temporal.Instant.compare(due, instant) <= 0;
  const setUp = Temporal.Instant.from(since);
  const latest = instant.add({ seconds: CLOCKS_DIFFER_SECONDS });
  const isNew =
    Temporal.Instant.compare(setUp, due) <= 0 || Temporal.Instant.compare(setUp, latest) > 0;
  return isDue && isNew ? day.toString() : null;
}
