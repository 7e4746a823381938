import type { TodaysQuote } from '@bahai-friends/contract';
import { inQuotationMarks } from '@bahai-friends/contract/quotation-marks';
import { writtenIn } from '@bahai-friends/languages/written-in';
import { spoken } from '../../../texts/spoken.ts';
import { texts } from '../../../texts/texts.ts';
import { ExternalLink, isWebAddress } from '../../../ui/external-link.tsx';
import { lengthOf } from '../../../ui/quote-length.ts';
import { QuoteSource } from '../../../ui/quote-source.tsx';
import { EmbedFrame } from './embed-frame.tsx';

interface QuoteEmbedProps {
  /** null when the day has none. */
  readonly quote: TodaysQuote | null;
  readonly siteName: string;
}

/** The quote of the community's day, for a frame. */
export function QuoteEmbed({ quote, siteName }: QuoteEmbedProps) {
  return (
    <EmbedFrame title={texts.todaysQuote} siteName={siteName}>
      {quote ? <QuoteFigure quote={quote} /> : <p className="none">{texts.noQuote}</p>}
    </EmbedFrame>
  );
}

function QuoteFigure({ quote }: { readonly quote: TodaysQuote }) {
  const { text, source, referenceUrl, language, credit } = quote;
  const words = writtenIn(language, spoken.code);
  const from = <span lang={words.lang}>{source}</span>;
  return (
    <figure>
      <blockquote {...words} data-length={lengthOf(text)}>
        {inQuotationMarks(text, spoken.quotationMarks)}
      </blockquote>
      {/* A link's accessible text is in the page's language. */}
      <figcaption dir={words.dir}>
        <QuoteSource credit={credit} lang={words.lang}>
          {referenceUrl && isWebAddress(referenceUrl) ? (
            <ExternalLink href={referenceUrl}>{from}</ExternalLink>
          ) : (
            from
          )}
        </QuoteSource>
      </figcaption>
    </figure>
  );
}
