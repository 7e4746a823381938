import type { TodaysQuote } from '@bahai-friends/contract';
import { EMBEDS } from '@bahai-friends/contract/embeds';
import { texts } from '../../texts/texts.ts';
import { whole } from '../../texts/whole.ts';
import type { StandalonePage } from '../page-kinds.ts';
import { DateEmbed } from './frames/date-embed.tsx';
import { QuoteEmbed } from './frames/quote-embed.tsx';

export interface EmbedParts {
  /** The quote of the day; null when it has none. */
  readonly quote?: TodaysQuote | null;
}

const common = { loads: 'embeds.css', isTranslated: true } as const;

const quotePage: StandalonePage<EmbedParts> = {
  path: EMBEDS.quotePage,
  title: (siteName) => `${texts.todaysQuote} – ${siteName}`,
  ...common,
  head: ({ site }) => ({ description: whole().documents.embeds.quoteDescription(site.siteName) }),
  render: ({ site, quote = null }) => <QuoteEmbed quote={quote} siteName={site.siteName} />,
};

const datePage: StandalonePage = {
  path: EMBEDS.datePage,
  title: (siteName) => `${texts.todaysDate} – ${siteName}`,
  ...common,
  head: ({ site }) => ({ description: whole().documents.embeds.dateDescription(site.siteName) }),
  render: ({ site }) => <DateEmbed today={site.today} siteName={site.siteName} />,
};

/** The pages that other sites may frame. They are parts of other pages, so they are not shared, and not indexed. */
export const pages: readonly StandalonePage<EmbedParts>[] = [quotePage, datePage];
