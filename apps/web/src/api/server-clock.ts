/** By how many milliseconds the server's clock is ahead of this machine's. */
let ahead = 0;

/** Milliseconds since 1970 by the server's clock, as far as its responses have told the time. */
export const serverNow = (): number => Date.now() + ahead;

/**
 * Takes the time from a response. It was written before the response came, in whole seconds: the
 * time that it gives is late by that, never early.
 */
export function setServerClock({ headers }: Response): void {
  const time = Date.parse(headers.get('Date') ?? '');
  if (time) ahead = time - Date.now();
}
