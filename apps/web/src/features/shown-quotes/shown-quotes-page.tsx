import type { ShownQuote, ShownQuotesData } from '@bahai-friends/contract';
import { formatDay } from '@bahai-friends/contract/format-day';
import { quoteExcerpt } from '@bahai-friends/contract/quote-preview';
import { Card } from '../../ui/card.tsx';
import { MastheadLink } from '../../ui/masthead-link.tsx';
import { byMonth } from './by-month.ts';
import { BadiDay, GregorianDay } from './shown-day.tsx';
import { StepLink } from './step-link.tsx';
import { en as texts } from './texts.ts';

/** In code points: most quotes are whole, and none takes a page's whole screen. */
const EXCERPT_CHARACTERS = 320;

const addressOf = (before: string | null): string =>
  before === null ? '/quotes' : `/quotes?before=${before}`;

/** The archive: quotes by the day that has shown them. */
export function ShownQuotesPage({ shown, older, newer }: ShownQuotesData) {
  return (
    <div className="shown-quotes archive">
      <MastheadLink />
      <h1>{texts.quotes}</h1>
      {shown.length === 0 && <p className="quiet">{texts.empty}</p>}
      {byMonth(shown).map(({ month, days }) => (
        <Card key={month} title={texts.month(`${month}-01`)}>
          <ul className="shown-list">
            {days.map((one) => (
              <ShownQuoteItem key={one.day} {...one} />
            ))}
          </ul>
        </Card>
      ))}
      {(newer ?? older) && (
        <nav aria-label={texts.pages} className="steps">
          {newer && <StepLink rel="prev" href={addressOf(newer.before)} label={texts.newer} />}
          {older && <StepLink rel="next" href={addressOf(older.before)} label={texts.older} />}
        </nav>
      )}
      <p className="ways">
        <a href="/" className="button">
          {texts.home}
        </a>
      </p>
    </div>
  );
}

function ShownQuoteItem({ day, quote: { text, source } }: ShownQuote) {
  const whole = quoteExcerpt(text, Number.POSITIVE_INFINITY);
  const excerpt = quoteExcerpt(text, EXCERPT_CHARACTERS);
  const href = `/quotes/${day}`;
  return (
    <li>
      <h3>
        <a href={href} className="day-link">
          <GregorianDay day={day} />
        </a>{' '}
        <BadiDay day={day} />
      </h3>
      <figure>
        <blockquote dir="auto" className="quote">
          {excerpt}
        </blockquote>
        <figcaption dir="auto" className="shown-source">
          — {source}
        </figcaption>
        {excerpt !== whole && (
          <a href={href} className="read-on">
            {texts.readOn}
            <span className="sr-only">{texts.readOnOf(formatDay(day))}</span>
          </a>
        )}
      </figure>
    </li>
  );
}
