import { addDays } from '@bahai-friends/badi-calendar';

/** Volunteers look in once a week: two of their visits are left. */
const DAYS_LEFT_MAX = 14;

/** Finds which days have a quote of their own. */
export interface QuoteDays {
  /** Whether there is any quote at all. */
  hasQuotes(): Promise<boolean>;
  /** Whether there is a quote without a day, which the rotation can show on any. */
  hasUnscheduled(): Promise<boolean>;
  /** The days with a quote from one civil day to another, both included. */
  between(first: string, last: string): Promise<ReadonlySet<string>>;
  /** The last day with a quote before a civil day; null where there is none. */
  lastBefore(day: string): Promise<string | null>;
}

/** How many days in a row have a quote from today on, and since when they are too few. */
export interface QuotesLeft {
  readonly daysLeft: number;
  /** Civil day. */
  readonly since: string;
}

/**
 * Reports that the days with a quote end within two weeks. Null while they do not, while the rotation fills the days
 * without one, and where no quote was ever added.
 *
 * @param today Civil day of the community.
 * @param rotation Whether quotes without a day are shown on days without a quote.
 */
export async function quotesRunOut(
  quotes: QuoteDays,
  today: string,
  rotation: boolean,
): Promise<QuotesLeft | null> {
  if (rotation && (await quotes.hasUnscheduled())) return null;
  const days = await quotes.between(today, addDays(today, DAYS_LEFT_MAX));
  let daysLeft = 0;
  while (days.has(addDays(today, daysLeft))) daysLeft += 1;
  if (daysLeft > DAYS_LEFT_MAX) return null;
  if (daysLeft > 0) return { daysLeft, since: addDays(today, daysLeft - DAYS_LEFT_MAX) };
  if (!(await quotes.hasQuotes())) return null;
  const last = await quotes.lastBefore(today);
  return { daysLeft, since: last === null ? today : addDays(last, 1) };
}
