import type { HolyDay, ShownGathering, SocialLink, TodaysQuote } from '@bahai-friends/contract';
import type { PageBeside, ReadPage } from '../page-kinds.ts';
import { GatheringsCard } from './beside/gatherings-card.tsx';
import { UPCOMING_COUNT } from './start/home-calls.ts';

/** The data of the home page. A part that the server could not read is absent, and the browser fetches it. */
export interface HomeData {
  /** null when there is none for today. */
  readonly quote?: TodaysQuote | null;
  readonly upcomingHolyDays?: HolyDay[];
  readonly socialLinks?: SocialLink[];
}

export interface HomeParts {
  readonly home?: HomeData;
  /** The next gatherings; absent where there are none. No script reads them. */
  readonly gatherings?: readonly ShownGathering[];
}

/** How many gatherings the card shows. */
const GATHERINGS_SHOWN = 3;

export const read: ReadPage<HomeParts> = async ({ sources, site, language, onMissing }) => {
  const [quote, upcomingHolyDays, links, gatherings] = await Promise.allSettled([
    sources.quotes.findToday(language.code),
    sources.holyDays.upcoming(UPCOMING_COUNT, language.asked),
    sources.socialLinks.list(),
    site.features.gatherings ? sources.gatherings.soon() : [],
  ]);
  for (const result of [quote, upcomingHolyDays, links, gatherings]) {
    if (result.status === 'rejected') onMissing(result.reason);
  }
  const held = gatherings.status === 'fulfilled' ? gatherings.value : [];
  const next = held.filter(({ cancelled }) => !cancelled).slice(0, GATHERINGS_SHOWN);
  return {
    ...(next.length > 0 && { gatherings: next }),
    home: {
      ...(quote.status === 'fulfilled' && { quote: quote.value }),
      ...(upcomingHolyDays.status === 'fulfilled' && { upcomingHolyDays: upcomingHolyDays.value }),
      ...(links.status === 'fulfilled' && { socialLinks: links.value }),
    },
  };
};

export const beside = {
  isThere: ({ features }) => features.gatherings,
  loads: 'beside/gatherings-card.css',
  reads: 'gatherings',
  render: ({ gatherings }) => gatherings && GatheringsCard({ gatherings }),
} satisfies PageBeside<HomeParts>;
