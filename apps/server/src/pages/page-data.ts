import {
  addDays,
  FIRST_CIVIL_DAY,
  LAST_CIVIL_DAY,
  nawRuzOf,
  toBadiDate,
  yearLength,
} from '@bahai-friends/badi-calendar';
import type {
  BadiYearData,
  Language,
  PageDescription,
  PublicSettings,
  SitePageData,
} from '@bahai-friends/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { HolyDaysService } from '../features/holy-days/holy-days.service.ts';
import { holyDaysIn } from '../features/holy-days/known-holy-day.ts';
import type { ShownQuotesService } from '../features/quotes/shown-quotes.service.ts';
import { withTaglineIn } from '../features/settings/tagline-in.ts';
import { type HomePageSources, readHomePageData } from './home-page-data.ts';

export interface PageSources extends HomePageSources {
  readonly shownQuotes: ShownQuotesService;
}

/** Past days on one page of the archive. */
const SHOWN_PER_PAGE = 30;

/** The Badí year of a civil day; null on days outside of the Badí calendar. */
const yearOf = (civilDay: string): number | null =>
  civilDay < FIRST_CIVIL_DAY || civilDay > LAST_CIVIL_DAY ? null : toBadiDate(civilDay).year;

async function readBadiYear(
  holyDays: HolyDaysService,
  year: number,
  language: Language | undefined,
): Promise<BadiYearData> {
  const first = nawRuzOf(year);
  const last = addDays(first, yearLength(year) - 1);
  const all = await holyDays.list();
  const kept = all.filter(({ date }) => date >= first && date <= last);
  return { year, holyDays: holyDaysIn(language, kept) };
}

/**
 * Reads what a page is rendered with.
 *
 * @param stored The community's settings, as they are stored.
 * @returns null when there is nothing to show, and so no page
 */
export async function readPageData(
  { needs, asked }: Pick<PageDescription, 'needs' | 'asked'>,
  stored: PublicSettings,
  sources: PageSources,
  log: FastifyBaseLogger,
): Promise<SitePageData | null> {
  const page = { site: withTaglineIn(asked, stored), ...(asked && { asked }) };
  if (needs === 'nothing') return page;
  if (needs === 'today') return { ...page, today: stored.today };
  if (needs === 'quote') return { ...page, quote: await sources.quotes.findToday() };
  if (needs === 'home') return { ...page, home: await readHomePageData(sources, log, asked) };
  if ('badiYear' in needs) {
    const year = needs.badiYear ?? yearOf(stored.today);
    if (year === null) return null;
    return { ...page, badiYear: await readBadiYear(sources.holyDays, year, asked) };
  }
  if ('shownQuote' in needs) {
    const shownQuote = await sources.shownQuotes.onDay(needs.shownQuote);
    return shownQuote && { ...page, shownQuote };
  }
  const shownQuotes = await sources.shownQuotes.before(needs.shownQuotesBefore, SHOWN_PER_PAGE);
  return shownQuotes && { ...page, shownQuotes };
}
