import { isCivilDay } from '@bahai-friends/badi-calendar';
import type { ShownQuoteData, ShownQuotesData, SitePageData } from '@bahai-friends/contract';
import { quotePreview } from '@bahai-friends/contract/quote-preview';
import { whole } from '../../texts/whole.ts';
import type { DocumentPages, FoundDocument } from '../page-kinds.ts';
import { ShownQuotePage } from './days/shown-quote-page.tsx';
import { ShownQuotesPage } from './days/shown-quotes-page.tsx';

const ARCHIVE = '/quotes';

/** The quote of a day, or a part of the archive. */
export interface PastQuotesParts {
  readonly shownQuote?: ShownQuoteData;
  readonly shownQuotes?: ShownQuotesData;
}

/** Civil days: the one whose quote it is; or the one before which the archive begins, null for the latest days. */
export type PastQuotesValues =
  | Readonly<Record<'day', string>>
  | Readonly<Record<'before', string | null>>;

/** The archive before a civil day, and `/quotes/{day}`. */
function find(path: string, query: URLSearchParams): FoundDocument<PastQuotesValues> | null {
  if (path !== ARCHIVE) {
    const day = path.slice(ARCHIVE.length + 1);
    const isDay = path === `${ARCHIVE}/${day}` && isCivilDay(day);
    return isDay ? { address: path, values: { day }, hasScript: true } : null;
  }
  const before = query.get('before');
  if (before === null) return { address: path, values: { before: null } };
  if (!isCivilDay(before)) return null;
  return { address: `${path}?before=${before}`, values: { before } };
}

const nameOf = (shown: ShownQuoteData | undefined): string =>
  shown
    ? whole().documents.shownQuotes.quoteOf(whole().gregorian(shown.day))
    : whole().documents.shownQuotes.quotes;

function head({ site, shownQuote, shownQuotes }: SitePageData & PastQuotesParts) {
  const description = shownQuote
    ? quotePreview(shownQuote.quote, whole().quotationMarks)
    : whole().documents.shownQuotes.description(site.siteName);
  // The content of the archive's further pages moves every day: only the days' own pages are indexed.
  const isPassing = Boolean(shownQuotes?.newer);
  return {
    description,
    inSerif: [site.siteName, shownQuote?.quote.text ?? ''],
    ...(!isPassing && {
      shared: {
        title: nameOf(shownQuote),
        description,
        ...(shownQuote && { quoteOf: shownQuote.day }),
      },
    }),
  };
}

/** The pages of quotes that days have shown. */
export const document = {
  script: 'days/share.ts',
  find,
  title: ({ site, shownQuote }) => `${nameOf(shownQuote)} – ${site.siteName}`,
  head,
  render: ({ site, shownQuote, shownQuotes, publicUrl }) =>
    shownQuote ? (
      <ShownQuotePage
        {...shownQuote}
        isToday={shownQuote.day === site.today}
        publicUrl={publicUrl}
      />
    ) : (
      shownQuotes && <ShownQuotesPage {...shownQuotes} />
    ),
} satisfies DocumentPages<PastQuotesParts, PastQuotesValues>;
