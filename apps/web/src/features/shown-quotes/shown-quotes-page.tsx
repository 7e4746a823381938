import type { ShownQuotesData } from '@bahai-friends/contract';

/** The archive: quotes by the day that has shown them. */
export function ShownQuotesPage({ shown, olderBefore }: ShownQuotesData) {
  return (
    <>
      <h1>Quotes</h1>
      <ul>
        {shown.map(({ day, quote }) => (
          <li key={day}>
            <a href={`/quotes/${day}`}>{day}</a> <span dir="auto">{quote.text}</span>
          </li>
        ))}
      </ul>
      {olderBefore && <a href={`/quotes?before=${olderBefore}`}>Older</a>}
    </>
  );
}
