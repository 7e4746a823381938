import type { HomePageData, PublicSettings } from '@bahai-friends/contract';
import { quotePreview } from '@bahai-friends/contract/quote-preview';
import { firstFonts } from '../../fonts/first-fonts.ts';
import { feedAddress } from '../../site/page-address.ts';
import { whole } from '../../texts/whole.ts';

interface HomeHeadData {
  readonly home?: HomePageData;
  readonly site: Pick<PublicSettings, 'siteName' | 'tagline' | 'today'>;
}

/** The quotes in the formats of feeds, and the calendar. */
function feedLinks(siteName: string) {
  const quotes = (type: string, format: string) => ({
    type: `application/${type}`,
    title: `${siteName} – ${whole.documents.quoteOfTheDay} (${format})`,
    href: feedAddress(`/feeds/quotes.${format.toLowerCase()}`),
  });
  return [
    quotes('rss+xml', 'RSS'),
    quotes('atom+xml', 'Atom'),
    quotes('feed+json', 'JSON'),
    {
      type: 'text/calendar',
      title: `${siteName} – ${whole.names.calendar}`,
      href: feedAddress('/feeds/calendar.ics'),
    },
  ];
}

/** The head of the home page: shared, it shows today's quote. */
export function homeHead({ home, site: { siteName, tagline, today } }: HomeHeadData) {
  const quote = home?.quote && quotePreview(home.quote, whole.page.quotationMarks);
  return {
    description: tagline,
    fonts: firstFonts(siteName, tagline, home?.quote?.text ?? ''),
    feeds: feedLinks(siteName),
    shared: {
      title: siteName,
      ...(quote ? { description: quote, quoteOf: today } : { description: tagline }),
    },
  };
}
