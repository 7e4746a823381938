import type { Quote } from '@bahai-friends/contract';

/** How many quotes a civil day has; days without any are missing. */
export type DayCounts = ReadonlyMap<string, number>;

const known = new WeakMap<readonly Quote[], DayCounts>();

/** The counts are computed once for each list: with thousands of quotes that takes as long as drawing a year. */
export function countsByDay(quotes: readonly Quote[]): DayCounts {
  const counts = known.get(quotes) ?? count(quotes);
  known.set(quotes, counts);
  return counts;
}

function count(quotes: readonly Quote[]): DayCounts {
  const counts = new Map<string, number>();
  for (const { displayDate } of quotes) {
    if (displayDate !== null) counts.set(displayDate, (counts.get(displayDate) ?? 0) + 1);
  }
  return counts;
}

/** Whether a quote is shown on its day rather than another: the one changed last comes first, then the newest. */
export const isShownBefore = (quote: Quote, other: Quote): boolean =>
  quote.updatedAt === other.updatedAt ? quote.id > other.id : quote.updatedAt > other.updatedAt;

/** The quotes of a day, the shown one first. */
export function quotesOn(quotes: readonly Quote[], civilDay: string): Quote[] {
  return quotes
    .filter(({ displayDate }) => displayDate === civilDay)
    .sort((a, b) => (isShownBefore(a, b) ? -1 : 1));
}
