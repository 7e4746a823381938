import { searchMatcher, searchTextOfAll } from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import { readInSlices } from '../../db/slices.ts';
import { type SearchedQuote, searchedQuotes } from './stored-quotes.repository.ts';

/** How many quotes are read and searched at once: each may have twelve texts. */
const QUOTES_AT_ONCE = 50;

/**
 * The ids of the quotes that have each word of a search somewhere in their texts, sources and credits, in any
 * language; ascending. Other requests are answered between slices.
 */
export async function searchQuotes(db: Queries, text: string): Promise<number[]> {
  const matches = searchMatcher(text);
  const found: number[] = [];
  const slices = readInSlices(
    (last?: SearchedQuote) => searchedQuotes(db, last?.id ?? 0, QUOTES_AT_ONCE),
    QUOTES_AT_ONCE,
  );
  for await (const slice of slices) {
    for (const { id, texts } of slice) if (matches(searchTextOfAll(texts))) found.push(id);
  }
  return found;
}
