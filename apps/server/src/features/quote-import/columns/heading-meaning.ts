import { BADI_LANGUAGES } from '@bahai-friends/badi-calendar';
import { QUOTE_COLUMNS } from '@bahai-friends/contract';
import { foldText } from '../fold-text.ts';
import { HEADING_WORDS, type Meaning } from './heading-words.ts';

/** What a heading means, and how surely: of two headings for one column that with the lower rank is it. */
export interface HeadingMeaning {
  readonly meaning: Meaning;
  readonly rank: number;
}

/** In UTF-16 code units: a longer heading is no name. */
const HEADING_MAX = 200;
/** A number column may be headed 'Quote #': the sign stays. */
const NOT_IN_NAMES = /[^\p{L}\p{N}#]+/gu;
const BRACKETS = /[()[\]{}【】〔〕「」]/;
const BETWEEN_NAMES = /[/|\n]/;

/** A heading without what does not matter in names. */
const fold = (heading: string): string => foldText(heading).replace(NOT_IN_NAMES, '');

/** By folded name. Ranks are even: between them stand the same names with an addition. */
const MEANINGS: ReadonlyMap<string, HeadingMeaning> = rankMeanings();

function rankMeanings(): Map<string, HeadingMeaning> {
  const meanings = new Map<string, HeadingMeaning>();
  const add = (word: string, meaning: Meaning) => {
    const name = fold(word);
    if (!meanings.has(name)) meanings.set(name, { meaning, rank: meanings.size * 2 });
  };
  for (const column of QUOTE_COLUMNS) add(column, column);
  for (const language of BADI_LANGUAGES) {
    for (const [meaning, words] of Object.entries(HEADING_WORDS[language])) {
      for (const word of words) add(word, meaning as Meaning);
    }
  }
  return meanings;
}

/** What several names in one heading mean, such as 'Author / Source': what they all mean, if they do. */
function commonMeaning(names: readonly string[]): HeadingMeaning | undefined {
  const found = names.map((name) => MEANINGS.get(fold(name)));
  const [first] = found;
  return found.every((other) => other && other.meaning === first?.meaning) ? first : undefined;
}

/**
 * What a heading means, if anything. Case, accents, spaces, punctuation and brackets do not matter; nor
 * does an addition in brackets, unless another column has the same name without one.
 *
 * @example
 * meaningOf('Display_Date')?.meaning; // 'displayDate'
 * meaningOf('Datum (TT.MM.JJJJ)')?.meaning; // 'displayDate'
 * meaningOf('Quote #'); // undefined
 */
export function meaningOf(heading: string): HeadingMeaning | undefined {
  if (heading === '' || heading.length > HEADING_MAX) return undefined;
  const known = MEANINGS.get(fold(heading));
  if (known) return known;
  // What stands outside of brackets that are closed and not nested.
  const outside = foldText(heading)
    .split(BRACKETS)
    .filter((_, index) => index % 2 === 0)
    .join('');
  const added = MEANINGS.get(fold(outside)) ?? commonMeaning(outside.split(BETWEEN_NAMES));
  return added && { ...added, rank: added.rank + 1 };
}

/**
 * How many different columns a record of headings names.
 *
 * @example
 * columnsNamed(['Zitat', 'Quote', 'Datum', 'Other']); // 2
 */
export function columnsNamed(headings: readonly string[]): number {
  const meanings = new Set(headings.map((heading) => meaningOf(heading)?.meaning));
  meanings.delete(undefined);
  return meanings.size;
}
