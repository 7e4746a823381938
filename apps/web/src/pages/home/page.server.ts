import type { HolyDay, SocialLink, TodaysQuote } from '@bahai-friends/contract';
import type { ReadPage } from '../page-kinds.ts';
import { UPCOMING_COUNT } from './cards/home.queries.ts';

/** A part that the server could not read is absent, and the browser loads it. */
export interface HomeData {
  /** null says that there is none for today. */
  readonly quote?: TodaysQuote | null;
  readonly upcomingHolyDays?: HolyDay[];
  readonly socialLinks?: SocialLink[];
}

export interface HomeParts {
  readonly home?: HomeData;
}

export const read: ReadPage<HomeParts> = async ({ sources, language, onMissing }) => {
  const [quote, upcomingHolyDays, links] = await Promise.allSettled([
    sources.quotes.findToday(language.code),
    sources.holyDays.upcoming(UPCOMING_COUNT, language.asked),
    sources.socialLinks.list(),
  ]);
  for (const result of [quote, upcomingHolyDays, links]) {
    if (result.status === 'rejected') onMissing(result.reason);
  }
  return {
    home: {
      ...(quote.status === 'fulfilled' && { quote: quote.value }),
      ...(upcomingHolyDays.status === 'fulfilled' && { upcomingHolyDays: upcomingHolyDays.value }),
      ...(links.status === 'fulfilled' && { socialLinks: links.value }),
    },
  };
};
