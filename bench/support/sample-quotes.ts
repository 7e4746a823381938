import { addDays } from '@bahai-friends/badi-calendar';
import type { NewQuote } from '@bahai-friends/contract';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';

const FIRST_DAY = '2020-01-01';

/** Quotes of the usual length, each with a day of its own. */
export function sampleQuotes(count: number): NewQuote[] {
  return Array.from({ length: count }, (_, index) =>
    newQuoteWith({
      text: `Quote ${index}: ${'words about as long as usual, '.repeat(5)}`,
      source: `Source ${index % 300}`,
      displayDate: addDays(FIRST_DAY, index),
      referenceUrl: `https://example.org/${index}`,
    }),
  );
}
