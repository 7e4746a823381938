/** The time as the product needs it; tests hand in their own. */
export interface Clock {
  /** The instant as ISO 8601 in UTC with milliseconds, such as `2026-03-21T09:30:00.000Z`. */
  now(): string;
  /** The instant so many seconds from now, in the same form. */
  after(seconds: number): string;
  /** The civil day in UTC, such as `2026-03-21`: the day of schedules and of the day's quote. */
  today(): string;
  /** Seconds since some moment, by a clock that nobody sets: it only goes forward. */
  elapsed(): number;
}

/** An instant as the product writes it, so that instants compare as text. */
export function writeInstant(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 3 });
}

const DAY_MS = 86_400_000;

/** The civil day in UTC; worked out once a day, since every request asks. */
function createToday(): () => string {
  let day = '';
  let startsAt = Number.POSITIVE_INFINITY;
  return () => {
    const now = Date.now();
    if (now < startsAt || now >= startsAt + DAY_MS) {
      const today = Temporal.Now.plainDateISO('UTC');
      startsAt = today.toZonedDateTime('UTC').epochMilliseconds;
      day = today.toString();
    }
    return day;
  };
}

export const systemClock: Clock = {
  now: () => writeInstant(Temporal.Now.instant()),
  after: (seconds) => writeInstant(Temporal.Now.instant().add({ seconds })),
  today: createToday(),
  elapsed: () => performance.now() / 1000,
};
