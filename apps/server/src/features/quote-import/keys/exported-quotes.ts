import type { NewQuote, Quote } from '@bahai-friends/contract';
import type { Database } from '../../../db/database.ts';
import { exportKey } from '../../../db/installation-values.ts';
import { inSlices } from '../../../db/slices.ts';
import { listQuotes } from '../../quotes/quotes.repository.ts';
import { createQuoteKeys } from './quote-key.ts';

/** A quote as a file has it: with a key when it is stored. */
export interface WrittenQuote extends NewQuote {
  readonly key?: string;
}

const written = ({ text, source, displayDate, referenceUrl }: Quote, key: string) => ({
  text,
  source,
  displayDate,
  referenceUrl,
  key,
});

/** All quotes with their keys; other requests are answered between slices of them. */
export async function exportedQuotes({ reads, writes }: Database): Promise<WrittenQuote[]> {
  const keys = createQuoteKeys(await exportKey(writes));
  const quotes: WrittenQuote[] = [];
  for await (const slice of inSlices(await listQuotes(reads))) {
    for (const quote of slice) quotes.push(written(quote, keys.keyOf(quote)));
  }
  return quotes;
}
