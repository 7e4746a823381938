import type { ShownQuoteData, TodaysQuote } from '@bahai-friends/contract';
import { inQuotationMarks } from '@bahai-friends/contract/quotation-marks';
import { sharedQuote } from '@bahai-friends/contract/share-message';
import { writtenIn } from '@bahai-friends/languages/written-in';
import { BadiDay } from '../../../calendar/badi-day.tsx';
import { inLanguage } from '../../../site/page-address.ts';
import { spoken } from '../../../texts/spoken.ts';
import { whole } from '../../../texts/whole.ts';
import { Card } from '../../../ui/card.tsx';
import { ExternalLink, isWebAddress } from '../../../ui/external-link.tsx';
import { MastheadLink } from '../../../ui/masthead-link.tsx';
import { lengthOf } from '../../../ui/quote-length.ts';
import { QuoteSource } from '../../../ui/quote-source.tsx';
import { SharingWays } from '../../../ui/sharing/sharing-ways.tsx';
import { GregorianDay } from './gregorian-day.tsx';
import { StepLink } from './step-link.tsx';

interface ShownQuotePageProps extends ShownQuoteData {
  readonly isToday: boolean;
  readonly publicUrl: string | null;
}

/** The quote that a day has shown, with links to those of other days. */
export function ShownQuotePage(props: ShownQuotePageProps) {
  const { day, quote, previous, next, isToday, publicUrl } = props;
  return (
    <div className="read-page shown-quotes">
      <MastheadLink />
      <Card
        headingLevel={1}
        className="quote-card"
        title={
          <>
            <span className="shown-label">
              {isToday
                ? whole().documents.shownQuotes.todaysQuote
                : whole().documents.shownQuotes.quoteOfTheDay}
            </span>{' '}
            <GregorianDay day={day} /> <BadiDay day={day} />
          </>
        }
      >
        <QuoteFigure quote={quote} />
      </Card>
      <SharingWays
        subject={whole().documents.shownQuotes.quoteOf(whole().gregorian(day))}
        text={sharedQuote(quote, whole().quotationMarks)}
        path={inLanguage(`/quotes/${day}`)}
        publicUrl={publicUrl}
        hasScript
        picture={`/share/${day}.png`}
      />
      {(previous ?? next) && (
        <nav aria-label={whole().documents.shownQuotes.days} className="steps">
          {previous && (
            <StepLink
              rel="prev"
              href={inLanguage(`/quotes/${previous}`)}
              label={whole().documents.shownQuotes.previous}
            >
              <span className="shown-day">{whole().gregorian(previous)}</span>
            </StepLink>
          )}
          {next && (
            <StepLink
              rel="next"
              href={inLanguage(`/quotes/${next}`)}
              label={whole().documents.shownQuotes.next}
            >
              <span className="shown-day">{whole().gregorian(next)}</span>
            </StepLink>
          )}
        </nav>
      )}
      <p className="ways">
        <a href={inLanguage('/quotes')} className="button">
          {whole().documents.shownQuotes.allQuotes}
        </a>
        <a href={inLanguage('/')} className="button">
          {whole().documents.shownQuotes.home}
        </a>
      </p>
    </div>
  );
}

/** Shares the quote: `share.ts` reads it from the page and shows the hidden parts. */
function Share() {
  const { share, shareField, shareSelected, whatIsCopied } = whole().page;
  return (
    <div className="share">
      <button type="button" id="share" className="read-on">
        {share}
      </button>
      <p role="status" data-copied={whatIsCopied} data-selected={shareSelected} />
      <textarea hidden readOnly aria-label={shareField} rows={5} />
    </div>
  );
}

/** The quote as the home page shows it. */
function QuoteFigure({ quote }: { readonly quote: TodaysQuote }) {
  const { text, source, referenceUrl, language, credit } = quote;
  const words = writtenIn(language, spoken.code);
  return (
    <div className="quote-of-the-day">
      <figure>
        <blockquote {...words} className="quote" data-length={lengthOf(text)}>
          {inQuotationMarks(text, whole().quotationMarks)}
        </blockquote>
        <figcaption {...words} className="shown-source">
          <QuoteSource credit={credit}>{source}</QuoteSource>
        </figcaption>
      </figure>
      {referenceUrl && isWebAddress(referenceUrl) && (
        <ExternalLink href={referenceUrl} className="read-on">
          {whole().page.quoteReference}
        </ExternalLink>
      )}
      <Share />
    </div>
  );
}
