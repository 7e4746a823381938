import type { DateCount, NewQuote } from '@bahai-friends/contract';
import type { Queries } from '../../../db/database.ts';
import { countQuotesOn } from '../../quotes/quotes.repository.ts';

/** How many of the quotes stand on each date, by date. */
function countByDate(quotes: readonly NewQuote[]): DateCount[] {
  const counts = new Map<string, number>();
  for (const { displayDate } of quotes) {
    if (displayDate !== null) counts.set(displayDate, (counts.get(displayDate) ?? 0) + 1);
  }
  return Array.from(counts, ([date, count]) => ({ date, count })).sort((a, b) =>
    a.date < b.date ? -1 : 1,
  );
}

/** The dates of the quotes of a file, each once, by date. */
export const datesOf = (quotes: readonly NewQuote[]): string[] =>
  countByDate(quotes).map(({ date }) => date);

/** Dates of a file that more than one quote has. */
export interface DateConflicts {
  /** Those that have stored quotes, and how many. */
  readonly conflicts: DateCount[];
  /** Those that the file has more than once, and on how many of its rows. */
  readonly internalDuplicates: DateCount[];
}

/**
 * Finds the dates of a file that are taken, by whatever quotes, or that stand in it more than once.
 *
 * @param quotes The quotes of the file, also those that are stored already.
 */
export async function findDateConflicts(
  db: Queries,
  quotes: readonly NewQuote[],
): Promise<DateConflicts> {
  const counts = countByDate(quotes);
  return {
    conflicts: await countQuotesOn(
      db,
      counts.map(({ date }) => date),
    ),
    internalDuplicates: counts.filter(({ count }) => count > 1),
  };
}
