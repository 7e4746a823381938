import { addDays } from '@bahai-friends/badi-calendar';
import type { ShownQuoteData, ShownQuotesData, TodaysQuote } from '@bahai-friends/contract';
import type { CommunityDay } from '../../community-day.ts';
import type { Database } from '../../db/database.ts';
import { forReaders } from './for-readers.ts';
import { listShownDays, listShownQuotes } from './shown-quotes.repository.ts';

export interface ShownQuotesService {
  /**
   * What a day has shown, else what was scheduled for it: a past day is never given a quote afterwards.
   * Today's is that of the home page.
   *
   * @param day Civil day.
   * @returns null for a day without a quote and for one that is still to come
   */
  onDay(day: string): Promise<ShownQuoteData | null>;
  /** The same without the days beside it. */
  quoteOn(day: string): Promise<TodaysQuote | null>;
  /**
   * The last past days with a quote before a civil day, or before today, and then today's as well.
   *
   * @param count of past days, at most
   * @returns null when there are none before the day, or it is still to come
   */
  before(day: string | null, count: number): Promise<ShownQuotesData | null>;
}

interface ShownQuotesDependencies {
  readonly database: Pick<Database, 'reads'>;
  readonly communityDay: Pick<CommunityDay, 'today'>;
  readonly findToday: (today: string) => Promise<TodaysQuote | null>;
}

export function createShownQuotesService({
  database: { reads },
  communityDay,
  findToday,
}: ShownQuotesDependencies): ShownQuotesService {
  async function findPast(day: string): Promise<TodaysQuote | null> {
    const [found] = await listShownQuotes(reads, { from: day, before: addDays(day, 1) }, 1);
    return found ? forReaders(found.quote) : null;
  }

  /** @param today The civil day that it is, the same for a whole call. */
  async function findOn(day: string, today: string): Promise<TodaysQuote | null> {
    if (day > today) return null;
    return day === today ? findToday(today) : findPast(day);
  }

  /** @param today As above. */
  async function nextOf(day: string, today: string): Promise<string | null> {
    if (day === today) return null;
    const [next] = await listShownDays(reads, { from: addDays(day, 1), before: today }, 'asc', 1);
    if (next !== undefined) return next;
    return (await findToday(today)) === null ? null : today;
  }

  return {
    async onDay(day) {
      const today = communityDay.today();
      const quote = await findOn(day, today);
      if (quote === null) return null;
      const [previous = null] = await listShownDays(reads, { from: '', before: day }, 'desc', 1);
      return { day, quote, previous, next: await nextOf(day, today) };
    },

    quoteOn: (day) => findOn(day, communityDay.today()),

    async before(day, count) {
      const today = communityDay.today();
      if (day !== null && day > today) return null;
      const todays = day === null ? await findToday(today) : null;
      const past = await listShownQuotes(reads, { from: '', before: day ?? today }, count + 1);
      if (day !== null && past.length === 0) return null;
      const shown = [
        ...(todays === null ? [] : [{ day: today, quote: todays }]),
        ...past.slice(0, count).map((one) => ({ day: one.day, quote: forReaders(one.quote) })),
      ];
      const oldest = past.length > count ? past[count - 1] : undefined;
      const older = oldest ? { before: oldest.day } : null;
      if (day === null) return { shown, older, newer: null };
      const since = await listShownDays(reads, { from: day, before: today }, 'asc', count + 1);
      return { shown, older, newer: { before: since[count] ?? null } };
    },
  };
}
