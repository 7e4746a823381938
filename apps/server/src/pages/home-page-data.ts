import { type HomePageData, type Language, UPCOMING_DEFAULT } from '@bahai-friends/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { HolyDaysService } from '../features/holy-days/holy-days.service.ts';
import type { QuotesService } from '../features/quotes/quotes.service.ts';
import type { SocialLinksService } from '../features/social-links/social-links.service.ts';

export interface HomePageSources {
  readonly quotes: QuotesService;
  readonly holyDays: HolyDaysService;
  readonly socialLinks: SocialLinksService;
}

/** Whether every part could be read. */
export const isComplete = (data: HomePageData): boolean =>
  'quote' in data && 'upcomingHolyDays' in data && 'socialLinks' in data;

/**
 * Reads what the home page shows; a part that cannot be read is absent, and the browser loads it.
 *
 * @param language That of the names which the calendar knows; as they are stored unless one is given.
 */
export async function readHomePageData(
  { quotes, holyDays, socialLinks }: HomePageSources,
  log: FastifyBaseLogger,
  language?: Language,
): Promise<HomePageData> {
  const [quote, upcomingHolyDays, links] = await Promise.allSettled([
    quotes.findToday(),
    holyDays.upcoming(UPCOMING_DEFAULT, language),
    socialLinks.list(),
  ]);
  for (const result of [quote, upcomingHolyDays, links]) {
    if (result.status === 'rejected') log.error({ err: result.reason }, 'home page data not read');
  }
  return {
    ...(quote.status === 'fulfilled' && { quote: quote.value }),
    ...(upcomingHolyDays.status === 'fulfilled' && { upcomingHolyDays: upcomingHolyDays.value }),
    ...(links.status === 'fulfilled' && { socialLinks: links.value }),
  };
}
