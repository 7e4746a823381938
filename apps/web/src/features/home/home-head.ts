import type { HomePageData, PublicSettings, TodaysQuote } from '@bahai-friends/contract';
import { inQuotationMarks } from '@bahai-friends/contract/quotation-marks';
import font from '../../fonts/eb-garamond-latin.woff2';

/** About what link previews show. */
const PREVIEW_CHARACTERS = 200;

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

function quotePreview({ text, source }: TodaysQuote): string {
  return `${inQuotationMarks(text, (words) => abridged(words.replace(/\s+/g, ' ')))} — ${source}`;
}

/** Text cut after a whole word. Splits by code point, so that no half of an emoji remains. */
function abridged(text: string): string {
  const characters = [...text];
  if (characters.length <= PREVIEW_CHARACTERS) return text;
  const cut = characters.slice(0, PREVIEW_CHARACTERS).join('');
  return `${cut.replace(/[\s\p{P}]*\S*$/u, '') || cut}…`;
}
