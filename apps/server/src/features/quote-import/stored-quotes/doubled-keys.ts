import { counted, formatNumber } from '@bahai-friends/contract';
import type { ImportedQuote } from '../import-result.ts';
import type { ParsedKey } from '../keys/quote-key.ts';

/** Rows with one key that a message names. */
const NAMED_ROWS_MAX = 5;
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function doubledMessage(rows: readonly number[]): string {
  const named = rows.slice(0, NAMED_ROWS_MAX).map(formatNumber);
  const left = rows.length - named.length;
  const all = left > 0 ? [...named, counted(left, 'other')] : named;
  return `Rows ${LIST.format(all)} have the same key, but only one row can change its quote. Please leave out the others, or clear the key of those that are new quotes`;
}

/**
 * The rows that name one stored quote together, and what is said of them.
 *
 * @param keys Of the rows with keys that are true.
 */
export function doubledKeys(
  keys: ReadonlyMap<ImportedQuote, ParsedKey>,
): ReadonlyMap<ImportedQuote, string> {
  const problems = new Map<ImportedQuote, string>();
  for (const quotes of Map.groupBy(keys.keys(), (quote) => keys.get(quote)?.id).values()) {
    if (quotes.length === 1) continue;
    const rows = quotes.map(({ row }) => row).sort((a, b) => a - b);
    const message = doubledMessage(rows);
    for (const quote of quotes) problems.set(quote, message);
  }
  return problems;
}
