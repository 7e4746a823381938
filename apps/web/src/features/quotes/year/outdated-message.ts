import { formatDay } from '@bahai-friends/languages/format-day';

/** How many dates are named. */
const NAMED_MAX = 5;

/**
 * Why a plan was rejected, and that it is made anew.
 *
 * @param dates Those that somebody has given quotes meanwhile; none when a quote is gone.
 */
export function outdatedMessage(dates: readonly string[]): string {
  const anew = 'Nothing was scheduled. Please look at the plan again.';
  if (dates.length === 0) {
    return `Somebody has changed or deleted quotes of the plan in the meantime. ${anew}`;
  }
  const named = dates.slice(0, NAMED_MAX).map(formatDay);
  const others = dates.length - named.length;
  const list = others > 0 ? [...named, `${others} more`] : named;
  return `In the meantime somebody has given quotes to ${list.join('; ')}. ${anew}`;
}
