import type { ShownQuote, ShownQuotesData } from '@bahai-friends/contract';
import { quoteExcerpt } from '@bahai-friends/contract/quote-preview';
import { writtenIn } from '@bahai-friends/languages/written-in';
import { BadiDay } from '../../../calendar/badi-day.tsx';
import { inLanguage } from '../../../site/page-address.ts';
import { spoken } from '../../../texts/spoken.ts';
import { whole } from '../../../texts/whole.ts';
import { Card } from '../../../ui/card.tsx';
import { MastheadLink } from '../../../ui/masthead-link.tsx';
import { QuoteSource } from '../../../ui/quote-source.tsx';
import { byMonth } from './by-month.ts';
import { GregorianDay } from './gregorian-day.tsx';
import { StepLink } from './step-link.tsx';

/** How many code points of a quote are shown: most are whole, and none takes a whole screen. */
const EXCERPT_CHARACTERS = 320;

const addressOf = (before: string | null): string =>
  inLanguage(before === null ? '/quotes' : `/quotes?before=${before}`);

/** The archive: quotes by the day that has shown them. */
export function ShownQuotesPage({ shown, older, newer }: ShownQuotesData) {
  return (
    <div className="read-page shown-quotes archive">
      <MastheadLink />
      <h1>{whole().documents.shownQuotes.quotes}</h1>
      {shown.length === 0 && <p className="quiet">{whole().documents.shownQuotes.empty}</p>}
      {byMonth(shown).map(({ month, days }) => (
        <Card key={month} title={whole().days.month(`${month}-01`)}>
          <ul className="shown-list">
            {days.map((one) => (
              <ShownQuoteItem key={one.day} {...one} />
            ))}
          </ul>
        </Card>
      ))}
      {(newer ?? older) && (
        <nav aria-label={whole().documents.shownQuotes.pages} className="steps">
          {newer && (
            <StepLink
              rel="prev"
              href={addressOf(newer.before)}
              label={whole().documents.shownQuotes.newer}
            />
          )}
          {older && (
            <StepLink
              rel="next"
              href={addressOf(older.before)}
              label={whole().documents.shownQuotes.older}
            />
          )}
        </nav>
      )}
      <p className="ways">
        <a href={inLanguage('/')} className="button">
          {whole().documents.shownQuotes.home}
        </a>
      </p>
    </div>
  );
}

function ShownQuoteItem({ day, quote: { text, source, language, credit } }: ShownQuote) {
  const words = writtenIn(language, spoken.code);
  const marks = whole().quotationMarks;
  const all = quoteExcerpt(text, Number.POSITIVE_INFINITY, marks);
  const excerpt = quoteExcerpt(text, EXCERPT_CHARACTERS, marks);
  const href = inLanguage(`/quotes/${day}`);
  return (
    <li>
      <h3>
        <a href={href} className="day-link">
          <GregorianDay day={day} />
        </a>{' '}
        <BadiDay day={day} />
      </h3>
      <figure>
        <blockquote {...words} className="quote">
          {excerpt}
        </blockquote>
        <figcaption {...words} className="shown-source">
          <QuoteSource credit={credit}>{source}</QuoteSource>
        </figcaption>
        {excerpt !== all && (
          <a href={href} className="read-on">
            {whole().documents.shownQuotes.readOn}
            <span className="sr-only">
              {whole().documents.shownQuotes.readOnOf(whole().gregorian(day))}
            </span>
          </a>
        )}
      </figure>
    </li>
  );
}
