import * as texts from '@bahai-friends/languages/en/dashboard/quotes/year';

/** How many dates a message names. */
const NAMED_MAX = 5;

/**
 * The message that a plan was rejected, and is made anew.
 *
 * @param dates The dates that got quotes meanwhile; empty when a quote was deleted.
 */
export function outdatedMessage(dates: readonly string[]): string {
  if (dates.length === 0) return texts.quotesChanged;
  const named = dates.slice(0, NAMED_MAX);
  return texts.daysTaken(named, dates.length - named.length);
}
