import { CONFLICT_CUT_AT, type NewQuote } from '@bahai-friends/contract';
import { beginning } from '../json-pieces.ts';

/** The beginnings of a quote, by which people know it. */
export interface Excerpt {
  readonly text: string;
  readonly source: string;
}

/** The beginnings of a quote, of at most `CONFLICT_CUT_AT` code points. */
export const excerptOf = ({ text, source }: Pick<NewQuote, 'text' | 'source'>): Excerpt => ({
  text: beginning(text, CONFLICT_CUT_AT),
  source: beginning(source, CONFLICT_CUT_AT),
});
