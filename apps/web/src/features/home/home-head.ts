import type { HomePageData, PublicSettings } from '@bahai-friends/contract';
import { quotePreview } from '@bahai-friends/contract/quote-preview';
import font from '../../fonts/eb-garamond-latin.woff2';

interface HomeHeadData {
  readonly home?: HomePageData;
  readonly site: Pick<PublicSettings, 'siteName' | 'tagline'>;
}

/** The quotes in the formats of feeds, and the calendar. */
const FEEDS = [
  { type: 'application/rss+xml', title: 'Quote of the day (RSS)', href: '/feeds/quotes.rss' },
  { type: 'application/atom+xml', title: 'Quote of the day (Atom)', href: '/feeds/quotes.atom' },
  { type: 'application/feed+json', title: 'Quote of the day (JSON)', href: '/feeds/quotes.json' },
  { type: 'text/calendar', title: 'Badíʻ Calendar', href: '/feeds/calendar.ics' },
];

/** The head of the home page: shared, it shows today's quote. */
export function homeHead({ home, site: { siteName, tagline } }: HomeHeadData) {
  return {
    description: tagline,
    font,
    feeds: FEEDS.map((feed) => ({ ...feed, title: `${siteName} – ${feed.title}` })),
    shared: { title: siteName, description: home?.quote ? quotePreview(home.quote) : tagline },
  };
}
