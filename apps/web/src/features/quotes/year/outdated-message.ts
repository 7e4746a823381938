import * as texts from '@bahai-friends/languages/en/dashboard/quotes/year';

/** How many dates are named. */
const NAMED_MAX = 5;

/**
 * Why a plan was rejected, and that it is made anew.
 *
 * @param dates Those that somebody has given quotes meanwhile; none when a quote is gone.
 */
export function outdatedMessage(dates: readonly string[]): string {
  if (dates.length === 0) return texts.quotesChanged;
  const named = dates.slice(0, NAMED_MAX);
  return texts.daysTaken(named, dates.length - named.length);
}
