import { addDays, nawRuzOf, toBadiDate, yearLength } from '@bahai-friends/badi-calendar';
import type {
  BadiYearData,
  PageNeeds,
  PublicSettings,
  SitePageData,
} from '@bahai-friends/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { HolyDaysService } from '../features/holy-days/holy-days.service.ts';
import type { ShownQuotesService } from '../features/quotes/shown-quotes.service.ts';
import { type HomePageSources, readHomePageData } from './home-page-data.ts';

export interface PageSources extends HomePageSources {
  readonly shownQuotes: ShownQuotesService;
}

/** Past days on one page of the archive. */
const SHOWN_PER_PAGE = 30;

async function readBadiYear(holyDays: HolyDaysService, year: number): Promise<BadiYearData> {
  const first = nawRuzOf(year);
  const last = addDays(first, yearLength(year) - 1);
  const all = await holyDays.list();
  return { year, holyDays: all.filter(({ date }) => date >= first && date <= last) };
}

/**
 * Reads what a page is rendered with.
 *
 * @returns null when there is nothing to show, and so no page
 */
export async function readPageData(
  needs: PageNeeds,
  site: PublicSettings,
  sources: PageSources,
  log: FastifyBaseLogger,
): Promise<SitePageData | null> {
  if (needs === 'nothing') return { site };
  if (needs === 'today') return { site, today: site.today };
  if (needs === 'home') return { site, home: await readHomePageData(sources, log) };
  if ('badiYear' in needs) {
    const year = needs.badiYear ?? toBadiDate(site.today).year;
    return { site, badiYear: await readBadiYear(sources.holyDays, year) };
  }
  if ('shownQuote' in needs) {
    const shownQuote = await sources.shownQuotes.onDay(needs.shownQuote);
    return shownQuote && { site, shownQuote };
  }
  const shownQuotes = await sources.shownQuotes.before(needs.shownQuotesBefore, SHOWN_PER_PAGE);
  return shownQuotes && { site, shownQuotes };
}
