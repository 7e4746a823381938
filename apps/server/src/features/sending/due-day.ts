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

/**
 * The civil day whose messages are due: from `sendAt` until its end, unless its `sendAt` had passed as sending was set
 * up. A time that a change of clocks skips is the one after it; of one that comes twice it is the first.
 */
export function dueDay({ now, timeZone, sendAt, since }: DueDay): string | null {
  const instant = Temporal.Instant.fromEpochMilliseconds(now);
  const day = instant.toZonedDateTimeISO(timeZone).toPlainDate();
  const due = day.toZonedDateTime({ timeZone, plainTime: sendAt }).toInstant();
  const isDue = Temporal.Instant.compare(due, instant) <= 0;
  const isNew = Temporal.Instant.compare(Temporal.Instant.from(since), due) <= 0;
  return isDue && isNew ? day.toString() : null;
}
