import type { ShownQuoteData, TodaysQuote } from '@bahai-friends/contract';
import { formatDay } from '@bahai-friends/contract/format-day';
import { inQuotationMarks } from '@bahai-friends/contract/quotation-marks';
import { Card } from '../../ui/card.tsx';
import { ExternalLink, isWebAddress } from '../../ui/external-link.tsx';
import { MastheadLink } from '../../ui/masthead-link.tsx';
import { lengthOf } from '../../ui/quote-length.ts';
import { BadiDay, GregorianDay } from './shown-day.tsx';
import { StepLink } from './step-link.tsx';
import { en as texts } from './texts.ts';

interface ShownQuotePageProps extends ShownQuoteData {
  readonly isToday: boolean;
}

/** The quote that a day has shown, with the ways to those of other days. */
export function ShownQuotePage({ day, quote, previous, next, isToday }: ShownQuotePageProps) {
  return (
    <div className="shown-quotes">
      <MastheadLink />
      <Card
        headingLevel={1}
        className="quote-card"
        title={
          <>
            <span className="shown-label">{isToday ? texts.todaysQuote : texts.quoteOfTheDay}</span>{' '}
            <GregorianDay day={day} /> <BadiDay day={day} />
          </>
        }
      >
        <QuoteFigure quote={quote} />
      </Card>
      {(previous ?? next) && (
        <nav aria-label={texts.days} className="steps">
          {previous && (
            <StepLink rel="prev" href={`/quotes/${previous}`} label={texts.previous}>
              <span className="shown-day">{formatDay(previous)}</span>
            </StepLink>
          )}
          {next && (
            <StepLink rel="next" href={`/quotes/${next}`} label={texts.next}>
              <span className="shown-day">{formatDay(next)}</span>
            </StepLink>
          )}
        </nav>
      )}
      <p className="ways">
        <a href="/quotes" className="button">
          {texts.allQuotes}
        </a>
        <a href="/" className="button">
          {texts.home}
        </a>
      </p>
    </div>
  );
}

/** As the home page shows it. */
function QuoteFigure({ quote: { text, source, referenceUrl } }: { readonly quote: TodaysQuote }) {
  return (
    <div className="quote-of-the-day">
      <figure>
        <blockquote dir="auto" className="quote" data-length={lengthOf(text)}>
          {inQuotationMarks(text)}
        </blockquote>
        <figcaption dir="auto" className="shown-source">
          — {source}
        </figcaption>
      </figure>
      {referenceUrl && isWebAddress(referenceUrl) && (
        <ExternalLink href={referenceUrl} className="read-on">
          {texts.reference}
        </ExternalLink>
      )}
    </div>
  );
}
