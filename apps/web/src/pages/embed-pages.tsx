import { EMBEDS } from '@bahai-friends/contract/embeds';
import { DateEmbed } from '../features/embeds/date-embed.tsx';
import { QuoteEmbed } from '../features/embeds/quote-embed.tsx';
import { texts } from '../texts/texts.ts';
import { whole } from '../texts/whole.ts';
import type { StandalonePage } from './page.ts';

const common = { module: 'src/features/embeds/embed.css', isTranslated: true } as const;

const quotePage: StandalonePage = {
  path: EMBEDS.quotePage,
  title: (siteName) => `${texts.todaysQuote} – ${siteName}`,
  ...common,
  needs: 'quote',
  head: ({ site }) => ({ description: whole.documents.embeds.quoteDescription(site.siteName) }),
  render: ({ site, quote = null }) => <QuoteEmbed quote={quote} siteName={site.siteName} />,
};

const datePage: StandalonePage = {
  path: EMBEDS.datePage,
  title: (siteName) => `${texts.todaysDate} – ${siteName}`,
  ...common,
  needs: 'today',
  head: ({ site }) => ({ description: whole.documents.embeds.dateDescription(site.siteName) }),
  render: ({ site }) => <DateEmbed today={site.today} siteName={site.siteName} />,
};

/** What other sites may frame. Not shared, and so kept from search engines: it is a part of their pages. */
export const embedPages: readonly StandalonePage[] = [quotePage, datePage];
