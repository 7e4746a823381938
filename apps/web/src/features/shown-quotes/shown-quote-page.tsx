import type { ShownQuoteData } from '@bahai-friends/contract';

/** The quote that a day has shown. */
export function ShownQuotePage({ day, quote, previous, next }: ShownQuoteData) {
  return (
    <>
      <h1>{day}</h1>
      <blockquote dir="auto">{quote.text}</blockquote>
      <p dir="auto">{quote.source}</p>
      {previous && <a href={`/quotes/${previous}`}>Previous</a>}
      {next && <a href={`/quotes/${next}`}>Next</a>}
    </>
  );
}
