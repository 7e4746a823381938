/** The time as the product needs it; tests hand in their own. */
export interface Clock {
  /** The instant as ISO 8601 in UTC with milliseconds, such as `2026-03-21T09:30:00.000Z`. */
  now(): string;
  /** The instant so many seconds from now, in the same form. */
  after(seconds: number): string;
  /** The same instant in milliseconds since 1970. */
  epochMilliseconds(): number;
  /** Seconds since some moment, by a monotonic clock. */
  elapsed(): number;
}

/** By how much the clocks of several instances may differ. */
export const CLOCKS_DIFFER_SECONDS = 60;

/** An instant as the product writes it, so that instants compare as text. */
export function writeInstant(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 3 });
}

// A `Date` writes the same text at a tenth of the cost, and every request that stores something asks for the time.
export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  after: (seconds) => new Date(Date.now() + seconds * 1000).toISOString(),
  epochMilliseconds: () => Date.now(),
  elapsed: () => performance.now() / 1000,
};
