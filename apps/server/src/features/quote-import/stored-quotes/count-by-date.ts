import type { DateCount, NewQuote } from '@bahai-friends/contract';

/** Counts by date, in the order of the dates. */
const sortedCounts = (counts: ReadonlyMap<string, number>): DateCount[] =>
  Array.from(counts, ([date, count]) => ({ date, count })).sort((a, b) =>
    a.date < b.date ? -1 : 1,
  );

/**
 * How many quotes stand on each date, in the order of the dates; those without a date are not counted.
 *
 * @example
 * countByDate([{ displayDate: '2027-03-21' }, { displayDate: null }]); // [{ date: '2027-03-21', count: 1 }]
 */
export function countByDate(quotes: Iterable<Pick<NewQuote, 'displayDate'>>): DateCount[] {
  const counts = new Map<string, number>();
  for (const { displayDate } of quotes) {
    if (displayDate !== null) counts.set(displayDate, (counts.get(displayDate) ?? 0) + 1);
  }
  return sortedCounts(counts);
}

/** The sums of counts by date. */
export function addCounts(one: readonly DateCount[], other: readonly DateCount[]): DateCount[] {
  const counts = new Map(one.map(({ date, count }) => [date, count]));
  for (const { date, count } of other) counts.set(date, (counts.get(date) ?? 0) + count);
  return sortedCounts(counts);
}

/** Those that are above one. */
export const aboveOne = (counts: readonly DateCount[]): DateCount[] =>
  counts.filter(({ count }) => count > 1);
