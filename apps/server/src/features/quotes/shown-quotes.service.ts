import type {
  ShownQuote,
  ShownQuoteData,
  ShownQuotesData,
  TodaysQuote,
} from '@bahai-friends/contract';
import type { CommunityDay } from '../../community-day.ts';
import type { Database } from '../../db/database.ts';
import { forReaders } from './for-readers.ts';
import { findDayBetween, findShownQuote, listDaysBefore } from './shown-quotes.repository.ts';

export interface ShownQuotesService {
  /**
   * What a day has shown, else what was scheduled for it: a past day is never given a quote afterwards.
   *
   * @param day Civil day.
   * @returns null for a day without a quote and for one that is still to come
   */
  onDay(day: string): Promise<ShownQuoteData | null>;
  /**
   * The last days with a quote before a civil day, today's included when it is null.
   *
   * @param count at most
   */
  before(day: string | null, count: number): Promise<ShownQuotesData>;
}

interface ShownQuotesDependencies {
  readonly database: Pick<Database, 'reads'>;
  readonly communityDay: Pick<CommunityDay, 'today'>;
  readonly findToday: () => Promise<TodaysQuote | null>;
}

export function createShownQuotesService({
  database: { reads },
  communityDay,
  findToday,
}: ShownQuotesDependencies): ShownQuotesService {
  /** @param today The civil day that it is, the same for a whole call. */
  async function find(day: string, today: string): Promise<TodaysQuote | null> {
    if (day > today) return null;
    if (day === today) return findToday();
    const quote = await findShownQuote(reads, day);
    return quote && forReaders(quote);
  }

  async function nextOf(day: string, today: string): Promise<string | null> {
    if (day === today) return null;
    const next = await findDayBetween(reads, day, today);
    if (next !== null) return next;
    return (await findToday()) === null ? null : today;
  }

  return {
    async onDay(day) {
      const today = communityDay.today();
      const quote = await find(day, today);
      if (quote === null) return null;
      const [previous = null] = await listDaysBefore(reads, day, 1);
      return { day, quote, previous, next: await nextOf(day, today) };
    },

    async before(day, count) {
      const today = communityDay.today();
      const isFromToday = day === null || day > today;
      const todays = isFromToday ? await findToday() : null;
      const past = await listDaysBefore(reads, isFromToday ? today : day, count + 1);
      const days = [...(todays ? [today] : []), ...past];
      const shown: ShownQuote[] = [];
      for (const one of days.slice(0, count)) {
        const quote = one === today ? todays : await find(one, today);
        if (quote) shown.push({ day: one, quote });
      }
      const olderBefore = days.length > count ? (days[count - 1] ?? null) : null;
      return { shown, olderBefore, hasNewer: !isFromToday };
    },
  };
}
