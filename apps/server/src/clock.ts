/** The time as the product needs it; tests hand in their own. */
export interface Clock {
  /** The instant as ISO 8601 in UTC with milliseconds, such as `2026-03-21T09:30:00.000Z`. */
  now(): string;
  /** The civil day in UTC, such as `2026-03-21`: the day of schedules and of the day's quote. */
  today(): string;
}

export const systemClock: Clock = {
  now: () => Temporal.Now.instant().toString({ fractionalSecondDigits: 3 }),
  today: () => Temporal.Now.plainDateISO('UTC').toString(),
};
