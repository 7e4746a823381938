import { quotePreview } from '@bahai-friends/contract/quote-preview';
import { feedAddress } from '../../site/page-address.ts';
import { whole } from '../../texts/whole.ts';
import type { ApplicationPage, PageDocument } from '../page-kinds.ts';
import type { HomeParts } from './page.server.ts';

export const page = {
  path: '/',
  title: (siteName) => siteName,
  frame: 'wide',
  load: () => import('./home-page.tsx'),
} satisfies ApplicationPage<HomeParts>;

/** Links to the quotes in the formats of feeds, and to the calendar. */
function feedLinks(siteName: string) {
  const { documents, names } = whole();
  const quotes = (type: string, format: string) => ({
    type: `application/${type}`,
    title: `${siteName} – ${documents.quoteOfTheDay} (${format})`,
    href: feedAddress(`/feeds/quotes.${format.toLowerCase()}`),
  });
  return [
    quotes('rss+xml', 'RSS'),
    quotes('atom+xml', 'Atom'),
    quotes('feed+json', 'JSON'),
    {
      type: 'text/calendar',
      title: `${siteName} – ${names.calendar}`,
      href: feedAddress('/feeds/calendar.ics'),
    },
  ];
}

/** A shared link to the page shows today's quote. */
export const document = {
  isKept: true,
  starter: 'start/start-home.ts',
  neverLoads: ({ place }) => (place ? [] : ['cards/place-notes.ts']),
  head({ home, site: { siteName, tagline, today } }) {
    const quote = home?.quote && quotePreview(home.quote, whole().quotationMarks);
    return {
      description: tagline,
      inSerif: [siteName, tagline, home?.quote?.text ?? ''],
      feeds: feedLinks(siteName),
      shared: {
        title: siteName,
        ...(quote ? { description: quote, quoteOf: today } : { description: tagline }),
      },
    };
  },
} satisfies PageDocument<HomeParts>;
