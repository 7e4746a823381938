import { BADI_LANGUAGES } from '@bahai-friends/badi-calendar';
import { FILE_COLUMNS } from '@bahai-friends/contract';
import { foldText } from '../fold-text.ts';
import { HEADING_WORDS, type Meaning } from './heading-words.ts';

/** What a heading means, and how surely: of two headings for one column that with the lower rank is it. */
export interface HeadingMeaning {
  readonly meaning: Meaning;
  readonly rank: number;
  /** The known words with this name, in lower case, with their accents. */
  readonly spellings: ReadonlySet<string>;
}

/** In UTF-16 code units, as it stands and folded: a longer heading is no name. */
export const HEADING_MAX = 100;
/** Names that one heading may have beside each other. */
const NAMES_MAX = 3;
/** A number column may be headed 'Quote #': the sign stays. */
const NOT_IN_NAMES = /[^\p{L}\p{N}#]+/gu;
/** Latin letters beyond ASCII. */
const ACCENTED = /(?=[^\p{ASCII}])\p{Script=Latin}/u;
const BRACKETS = /[()[\]{}【】〔〕「」]/;
const BETWEEN_NAMES = /[/|\n]/;

/** A folded heading without what does not matter in names. */
const nameOf = (folded: string): string => folded.replace(NOT_IN_NAMES, '');

/** A name with its accents. */
const spellingOf = (heading: string): string => nameOf(heading.normalize('NFC').toLowerCase());

/** By folded name. Ranks are even: between them stand the same names with an addition. */
const MEANINGS: ReadonlyMap<string, HeadingMeaning> = rankMeanings();

function rankMeanings(): Map<string, HeadingMeaning> {
  const meanings = new Map<string, HeadingMeaning>();
  const add = (word: string, meaning: Meaning) => {
    const name = nameOf(foldText(word));
    const known = meanings.get(name);
    const spellings = new Set(known?.spellings).add(spellingOf(word));
    meanings.set(name, { meaning, rank: meanings.size * 2, ...known, spellings });
  };
  for (const column of FILE_COLUMNS) add(column, column);
  for (const language of BADI_LANGUAGES) {
    for (const [meaning, words] of Object.entries(HEADING_WORDS[language])) {
      for (const word of words) add(word, meaning as Meaning);
    }
  }
  return meanings;
}

/** What several names in one heading mean, such as 'Author / Source': what they all mean, if they do. */
function commonMeaning(folded: string): HeadingMeaning | undefined {
  const names = folded
    .split(BETWEEN_NAMES)
    .map(nameOf)
    .filter((name) => name !== '');
  if (names.length > NAMES_MAX) return undefined;
  const found = names.map((name) => MEANINGS.get(name));
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
  const folded = foldText(heading);
  if (folded.length > HEADING_MAX) return undefined;
  const known = MEANINGS.get(nameOf(folded));
  if (known) return known;
  // What stands outside of brackets that are closed and not nested.
  const outside = folded
    .split(BRACKETS)
    .filter((_, index) => index % 2 === 0)
    .join('');
  const added = MEANINGS.get(nameOf(outside)) ?? commonMeaning(outside);
  return added && { ...added, rank: added.rank + 1 };
}

/** Whether a heading with accents has those of its word: others show a wrong encoding. */
function isSpelledRight(heading: string, { spellings }: HeadingMeaning): boolean {
  const spelling = spellingOf(heading);
  if (!ACCENTED.test(spelling)) return true;
  return [...spellings].some((known) => spelling.includes(known));
}

/**
 * How many different columns a record of headings names. It tells encodings apart: 'Citâts' is Latvian for a
 * quote as somebody may type it, but also as its bytes look in another encoding, and does not count.
 *
 * @example
 * columnsNamed(['Zitat', 'Quote', 'Datum', 'Other']); // 2
 */
export function columnsNamed(headings: readonly string[]): number {
  const meanings = new Set<Meaning>();
  for (const heading of headings) {
    const found = meaningOf(heading);
    if (found && isSpelledRight(heading, found)) meanings.add(found.meaning);
  }
  return meanings.size;
}
