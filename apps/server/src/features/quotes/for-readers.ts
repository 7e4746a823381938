import {
  inTranslation,
  type Language,
  type OriginalQuote,
  PUBLIC_QUOTE_FIELDS,
  pickQuoteFields,
  quoteField,
  type TodaysQuote,
} from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import { translationsIn } from '../../db/quote-translations.ts';

type TakeMarkup = (text: string) => string;

/** Removes markup from quotes. Its parser of HTML needs 8 MB: it is loaded for the first quote with markup. */
async function markupTaker(quotes: readonly OriginalQuote[]): Promise<TakeMarkup> {
  const values = quotes.flatMap((quote) => Object.values(quote));
  if (!values.some((value) => typeof value === 'string' && value.includes('<'))) {
    return (text) => text;
  }
  const { toPlainText } = await import('./plain-text.ts');
  return toPlainText;
}

/** A quote as the public reads it: plain text, free of markup. */
const asPlainText = (quote: OriginalQuote, takeMarkup: TakeMarkup): TodaysQuote => ({
  id: quote.id,
  ...pickQuoteFields(quote, PUBLIC_QUOTE_FIELDS, (value, field) =>
    quoteField(field).public === 'plain text' ? takeMarkup(value) : value,
  ),
});

/**
 * Quotes as readers get them in a language: translated, or as they are where there is no translation. It takes one
 * query, however many there are.
 *
 * @returns In the order in which they are given.
 */
export async function quotesForReaders(
  db: Queries,
  language: Language,
  quotes: readonly OriginalQuote[],
): Promise<TodaysQuote[]> {
  const others = quotes.filter((quote) => quote.language !== language).map(({ id }) => id);
  const translations = await translationsIn(db, language, others);
  const read = quotes.map((quote) => inTranslation(quote, translations.get(quote.id)));
  const takeMarkup = await markupTaker(read);
  return read.map((quote) => asPlainText(quote, takeMarkup));
}
