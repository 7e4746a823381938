import { isCivilDay } from '@bahai-friends/badi-calendar';
import type { PageNeeds, SitePageData } from '@bahai-friends/contract';
import { ShownQuotePage } from './shown-quote-page.tsx';
import { ShownQuotesPage } from './shown-quotes-page.tsx';

interface Found {
  readonly address: string;
  readonly needs: PageNeeds;
}

/** `/quotes`, with the days before one, and `/quotes/{day}`. */
function find(path: string, query: URLSearchParams): Found | null {
  if (path === '/quotes') {
    const before = query.get('before');
    if (before === null) return { address: path, needs: { shownQuotesBefore: null } };
    if (!isCivilDay(before)) return null;
    return { address: `${path}?before=${before}`, needs: { shownQuotesBefore: before } };
  }
  const [, start, day = ''] = /^(\/quotes\/)(.{10})$/.exec(path) ?? [];
  if (start === undefined || !isCivilDay(day)) return null;
  return { address: path, needs: { shownQuote: day } };
}

/** The quotes that days have shown. */
export const shownQuotePages = {
  module: 'src/features/shown-quotes/shown-quotes.css',
  find,
  title: ({ site, shownQuote }: SitePageData) =>
    `${shownQuote ? `Quote of ${shownQuote.day}` : 'Quotes'} – ${site.siteName}`,
  head: () => ({ description: 'The quotes of the days.' }),
  render: ({ shownQuote, shownQuotes }: SitePageData) =>
    shownQuote ? (
      <ShownQuotePage {...shownQuote} />
    ) : (
      shownQuotes && <ShownQuotesPage {...shownQuotes} />
    ),
};
