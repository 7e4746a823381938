const MINUTE_MS = 60_000;

/** A time of the sun as it is published: ISO 8601 in UTC, to the minute; null where there is none. */
export const publishedTime = (time: number | null): string | null =>
  time === null ? null : new Date(Math.round(time / MINUTE_MS) * MINUTE_MS).toISOString();
