import type { TodaysQuote } from '@bahai-friends/contract';
import { inQuotationMarks } from '@bahai-friends/contract/quotation-marks';
import { texts } from '../../texts/texts.ts';
import { ExternalLink, isWebAddress } from '../../ui/external-link.tsx';
import { lengthOf } from '../../ui/quote-length.ts';
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

function QuoteFigure({ quote: { text, source, referenceUrl } }: { readonly quote: TodaysQuote }) {
  return (
    <figure>
      <blockquote dir="auto" data-length={lengthOf(text)}>
        {inQuotationMarks(text, texts.quotationMarks)}
      </blockquote>
      <figcaption dir="auto">
        {'— '}
        {referenceUrl && isWebAddress(referenceUrl) ? (
          <ExternalLink href={referenceUrl}>{source}</ExternalLink>
        ) : (
          source
        )}
      </figcaption>
    </figure>
  );
}
