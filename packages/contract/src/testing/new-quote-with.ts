import { byQuoteField } from '../quotes/each-quote-field.ts';
import type { NewQuote } from '../quotes/quotes.ts';

/** A quote of which nothing matters to a test. */
const SOME_QUOTE: NewQuote = {
  ...byQuoteField<NewQuote>(() => null),
  text: 'Be kind',
  source: 'Somebody',
};

/**
 * A quote as it is stored, of which a test says what matters to it, with what else it has beside its fields. Every other
 * field that may be empty is: a new one comes by itself.
 */
export const newQuoteWith = <Given extends Partial<NewQuote>>(given: Given): NewQuote & Given => ({
  ...SOME_QUOTE,
  ...given,
});
