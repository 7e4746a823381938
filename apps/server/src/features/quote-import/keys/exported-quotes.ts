import {
  pickQuoteFields,
  QUOTE_COLUMNS,
  type Quote,
  type Translation,
} from '@bahai-friends/contract';
import type { WrittenQuote } from '@bahai-friends/quote-sheet';
import type { Database } from '../../../db/database.ts';
import { exportKey } from '../../../db/installation-values.ts';
import { translationsOf } from '../../../db/quote-translations.ts';
import { inSlices } from '../../../db/slices.ts';
import { listQuotes } from '../../quotes/quotes.repository.ts';
import { createQuoteKeys } from './quote-key.ts';

const written = (
  quote: Quote,
  translations: readonly Translation[] | undefined,
  key: string,
): WrittenQuote => ({
  ...pickQuoteFields(quote, QUOTE_COLUMNS),
  ...(translations && { translations }),
  key,
});

/** All quotes with their translations and keys; other requests are answered between slices of them. */
export async function exportedQuotes({ reads, writes }: Database): Promise<WrittenQuote[]> {
  const keys = createQuoteKeys(await exportKey(writes));
  const quotes: WrittenQuote[] = [];
  for await (const slice of inSlices(await listQuotes(reads))) {
    const translated = slice.filter(({ languages }) => languages.length > 0);
    const translations = await translationsOf(
      reads,
      translated.map(({ id }) => id),
    );
    for (const quote of slice) {
      quotes.push(written(quote, translations.get(quote.id), keys.keyOf(quote)));
    }
  }
  return quotes;
}
