import { byQuoteField } from '../quotes/each-quote-field.ts';
import type { NewQuote } from '../quotes/quotes.ts';

/** A quote with as little in it as the rules allow. */
const SOME_QUOTE: NewQuote = {
  ...byQuoteField<NewQuote>(() => null),
  text: 'Be kind',
  source: 'Somebody',
};

/**
 * A quote for tests, with the given fields; every other field that may be empty is null, so that tests need not name a
 * field that is added later. What is given beside its fields, such as an id, stays in it.
 */
export const newQuoteWith = <Given extends Partial<NewQuote>>(given: Given): NewQuote & Given => ({
  ...SOME_QUOTE,
  ...given,
});
