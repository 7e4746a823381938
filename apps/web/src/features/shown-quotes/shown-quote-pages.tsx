import { isCivilDay } from '@bahai-friends/badi-calendar';
import type { PageNeeds, ShownQuoteData, SitePageData } from '@bahai-friends/contract';
import { quotePreview } from '@bahai-friends/contract/quote-preview';
import { firstFonts } from '../../fonts/first-fonts.ts';
import { whole } from '../../texts/whole.ts';
import { ShownQuotePage } from './shown-quote-page.tsx';
import { ShownQuotesPage } from './shown-quotes-page.tsx';

const ARCHIVE = '/quotes';

interface Found {
  readonly address: string;
  readonly needs: PageNeeds;
}

/** The archive before a civil day, and `/quotes/{day}`. */
function find(path: string, query: URLSearchParams): Found | null {
  if (path !== ARCHIVE) {
    const day = path.slice(ARCHIVE.length + 1);
    const isDay = path === `${ARCHIVE}/${day}` && isCivilDay(day);
    return isDay ? { address: path, needs: { shownQuote: day } } : null;
  }
  const before = query.get('before');
  if (before === null) return { address: path, needs: { shownQuotesBefore: null } };
  if (!isCivilDay(before)) return null;
  return { address: `${path}?before=${before}`, needs: { shownQuotesBefore: before } };
}

const nameOf = (shown: ShownQuoteData | undefined): string =>
  shown
    ? whole.documents.shownQuotes.quoteOf(whole.dates.gregorian(shown.day))
    : whole.documents.shownQuotes.quotes;

function head({ site, shownQuote, shownQuotes }: SitePageData) {
  const description = shownQuote
    ? quotePreview(shownQuote.quote, whole.page.quotationMarks)
    : whole.documents.shownQuotes.description(site.siteName);
  // What is on the archive's further pages moves on each day: the days' own pages are to be found.
  const isPassing = Boolean(shownQuotes?.newer);
  return {
    description,
    fonts: firstFonts(shownQuote?.quote.text ?? ''),
    ...(!isPassing && {
      shared: {
        title: nameOf(shownQuote),
        description,
        ...(shownQuote && { quoteOf: shownQuote.day }),
      },
    }),
  };
}

/** The quotes that days have shown. */
export const shownQuotePages = {
  module: 'src/features/shown-quotes/shown-quotes.css',
  find,
  title: ({ site, shownQuote }: SitePageData) => `${nameOf(shownQuote)} – ${site.siteName}`,
  head,
  render: ({ site, shownQuote, shownQuotes }: SitePageData) =>
    shownQuote ? (
      <ShownQuotePage {...shownQuote} isToday={shownQuote.day === site.today} />
    ) : (
      shownQuotes && <ShownQuotesPage {...shownQuotes} />
    ),
};
