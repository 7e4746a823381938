import { writeInstant } from '../../clock.ts';

interface DueDay {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The community's. */
  readonly timeZone: string;
  /** Such as `07:00`. */
  readonly sendAt: string;
  /** An instant: what was due before it is not sent. */
  readonly since: string;
}

/** When a civil day's messages are due: a time that a change of clocks skips is the one after it. */
const dueAt = (day: Temporal.PlainDate, timeZone: string, sendAt: string): Temporal.Instant =>
  day.toZonedDateTime({ timeZone, plainTime: sendAt }).toInstant();

/** When a civil day's messages are due, as an instant. */
export const dueInstant = (day: string, timeZone: string, sendAt: string): string =>
  writeInstant(dueAt(Temporal.PlainDate.from(day), timeZone, sendAt));

/** When the messages of a day are due next. */
export function nextDueAt({ now, timeZone, sendAt }: Omit<DueDay, 'since'>): Temporal.Instant {
  const instant = Temporal.Instant.fromEpochMilliseconds(now);
  const today = instant.toZonedDateTimeISO(timeZone).toPlainDate();
  const first = dueAt(today, timeZone, sendAt);
  const second = dueAt(today.add({ days: 1 }), timeZone, sendAt);
  return Temporal.Instant.compare(first, instant) > 0 ? first : second;
}

/**
 * The civil day whose messages are due: from `sendAt` until its end, unless its `sendAt` had passed as sending was set
 * up. Of a time that comes twice it is the first.
 */
export function dueDay({ now, timeZone, sendAt, since }: DueDay): string | null {
  const instant = Temporal.Instant.fromEpochMilliseconds(now);
  const day = instant.toZonedDateTimeISO(timeZone).toPlainDate();
  const due = dueAt(day, timeZone, sendAt);
  const isDue = Temporal.Instant.compare(due, instant) <= 0;
  const isNew = Temporal.Instant.compare(Temporal.Instant.from(since), due) <= 0;
  return isDue && isNew ? day.toString() : null;
}
