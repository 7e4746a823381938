/** By how many milliseconds the server's clock is ahead of this machine's. */
let ahead = 0;

/** Milliseconds since 1970 by the server's clock, as far as its responses have told the time. */
export const serverNow = (): number => Date.now() + ahead;

/**
 * Sets the time from a response. Its `Date` is in whole seconds and was written before it arrived, so the time may be
 * late, but never early.
 */
export function setServerClock({ headers }: Response): void {
  const time = Date.parse(headers.get('Date') ?? '');
  if (time) ahead = time - Date.now();
}
