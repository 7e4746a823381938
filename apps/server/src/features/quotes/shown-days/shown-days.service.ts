import { addDays } from '@bahai-friends/badi-calendar';
import type {
  Language,
  ShownQuote,
  ShownQuoteData,
  ShownQuotesData,
  TodaysQuote,
} from '@bahai-friends/contract';
import type { CommunityDay } from '../../../community-day.ts';
import type { Database } from '../../../db/database.ts';
import { quotesForReaders } from '../for-readers.ts';
import { listShownDays, listShownQuotes, nearestDays, type Span } from './shown-days.repository.ts';

/**
 * The quotes that days have shown. Which quote it is never depends on the language in which it is read, by default the
 * community's. Its texts are the present ones.
 */
export interface ShownDaysService {
  /**
   * The quote that a day has shown, or else that was scheduled for it: a past day never gets a quote afterwards.
   * Today's is that of the home page.
   *
   * @param day Civil day.
   * @returns null for a day without a quote and for one that is still to come
   */
  onDay(day: string, language?: Language): Promise<ShownQuoteData | null>;
  /** The same without the neighbouring days. */
  quoteOn(day: string, language?: Language): Promise<TodaysQuote | null>;
  /**
   * The last past days with a quote before a civil day, or before today, and then today's as well.
   *
   * @param count of past days, at most
   * @returns null when there are none before the day, or it is still to come
   */
  before(day: string | null, count: number, language?: Language): Promise<ShownQuotesData | null>;
}

interface ShownDaysDependencies {
  readonly database: Pick<Database, 'reads'>;
  readonly communityDay: Pick<CommunityDay, 'today'>;
  readonly communityLanguage: () => Language;
  readonly findToday: (language: Language, today: string) => Promise<TodaysQuote | null>;
}

export function createShownDaysService({
  database: { reads },
  communityDay,
  communityLanguage,
  findToday,
}: ShownDaysDependencies): ShownDaysService {
  /** The quotes of past days, as readers get them in a language. */
  async function pastQuotes(span: Span, count: number, language: Language): Promise<ShownQuote[]> {
    const stored = await listShownQuotes(reads, span, count);
    const quotes = await quotesForReaders(
      reads,
      language,
      stored.map(({ quote }) => quote),
    );
    return quotes.map((quote, index) => ({ day: stored[index]?.day ?? '', quote }));
  }

  /** @param today Today's civil day, the same for a whole call. */
  async function findOn(
    day: string,
    today: string,
    language: Language,
  ): Promise<TodaysQuote | null> {
    if (day > today) return null;
    if (day === today) return findToday(language, today);
    const [found] = await pastQuotes({ from: day, before: addDays(day, 1) }, 1, language);
    return found?.quote ?? null;
  }

  /** Today, when it follows a day: it is looked up only here whether today has a quote. @param today As above. */
  async function todayAfter(day: string, today: string): Promise<string | null> {
    const isShown = day < today && (await findToday(communityLanguage(), today)) !== null;
    return isShown ? today : null;
  }

  return {
    async onDay(day, language = communityLanguage()) {
      const today = communityDay.today();
      const quote = await findOn(day, today, language);
      if (quote === null) return null;
      const { previous, next } = await nearestDays(reads, day, today);
      return { day, quote, previous, next: next ?? (await todayAfter(day, today)) };
    },

    quoteOn: (day, language = communityLanguage()) => findOn(day, communityDay.today(), language),

    async before(day, count, language = communityLanguage()) {
      const today = communityDay.today();
      if (day !== null && day > today) return null;
      const todays = day === null ? await findToday(language, today) : null;
      const past = await pastQuotes({ from: '', before: day ?? today }, count + 1, language);
      if (day !== null && past.length === 0) return null;
      const shown = [
        ...(todays === null ? [] : [{ day: today, quote: todays }]),
        ...past.slice(0, count),
      ];
      const oldest = past.length > count ? past[count - 1] : undefined;
      const older = oldest ? { before: oldest.day } : null;
      if (day === null) return { shown, older, newer: null };
      const since = await listShownDays(reads, { from: day, before: today }, 'asc', count + 1);
      return { shown, older, newer: { before: since[count] ?? null } };
    },
  };
}
