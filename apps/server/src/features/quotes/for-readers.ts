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
import { toPlainText } from './plain-text.ts';

/** A quote as the public reads it: plain text, free of markup. */
const asPlainText = (quote: OriginalQuote): TodaysQuote => ({
  id: quote.id,
  ...pickQuoteFields(quote, PUBLIC_QUOTE_FIELDS, (value, field) =>
    quoteField(field).public === 'plain text' ? toPlainText(value) : value,
  ),
});

/**
 * Quotes as the public reads them in a language: in their translations, or as they are where they have none. One
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
  return quotes.map((quote) => asPlainText(inTranslation(quote, translations.get(quote.id))));
}
