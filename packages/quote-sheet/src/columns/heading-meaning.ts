import {
  KEY_COLUMN,
  QUOTE_COLUMNS,
  TRANSLATED_FIELDS,
  type TranslatedField,
} from '@bahai-friends/contract';
import { LANGUAGES, type Language } from '@bahai-friends/languages';
import { namesOf } from '@bahai-friends/languages/language-names';
import { foldText } from '../fold-text.ts';
import { headingsInLanguages, type LanguageHeading } from './heading-language.ts';
import { headingWordsIn, type Meaning } from './heading-words.ts';

/** What a heading means, and how surely: of two headings that mean one column, the one with the lower rank is taken. */
interface HeadingMeaning {
  readonly meaning: Meaning;
  /** Further possible meanings: the same in other languages that it names. */
  readonly others?: readonly Meaning[];
  /** Whether it is nothing but the name of a language. */
  readonly isOnlyLanguage?: true;
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
  for (const column of [...QUOTE_COLUMNS, KEY_COLUMN] as const) add(column, column);
  for (const language of LANGUAGES) {
    for (const [meaning, words] of Object.entries(headingWordsIn(language))) {
      for (const word of words) add(word, meaning as Meaning);
    }
  }
  return meanings;
}

/** The meaning of several names in one heading, such as 'Author / Source', when they all mean the same. */
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

/** The parts of a translation, by their headings. */
type Translated = TranslatedField | 'reference';
const isTranslated = (meaning: Meaning | undefined): meaning is Translated =>
  meaning === 'reference' || TRANSLATED_FIELDS.some((field) => field === meaning);

/**
 * All columns of a language have one rank: when two of them mean the same, a person is asked, whatever their headings.
 */
const LANGUAGE_RANK = 0;

function meaningIn(
  languages: readonly Language[],
  translated: Translated,
  words?: ReadonlySet<string>,
): HeadingMeaning | undefined {
  const [first, ...others] = languages.map((language): Meaning => `${translated}:${language}`);
  if (!first) return undefined;
  const spellings = new Set([...(words ?? []), ...languages.flatMap(namesOf).map(spellingOf)]);
  return { meaning: first, rank: LANGUAGE_RANK, spellings, ...(others.length > 0 && { others }) };
}

/** The meaning of a heading that names a language: a part of a translation; by itself, its text. */
function languageMeaning(folded: string): HeadingMeaning | undefined {
  const headings = headingsInLanguages(folded);
  for (const { rest, languages } of headings) {
    const known = MEANINGS.get(rest);
    if (known && isTranslated(known.meaning)) {
      return meaningIn(languages, known.meaning, known.spellings);
    }
  }
  // A code alone may be a word, such as 'de'.
  const alone = headings.find(({ rest, isNamed }: LanguageHeading) => rest === '' && isNamed);
  const text = alone && meaningIn(alone.languages, 'text');
  return text && { ...text, isOnlyLanguage: true };
}

/**
 * What a heading means, if anything. Case, accents, spaces, punctuation and brackets do not matter; nor
 * does an addition in brackets, unless another column has the same name without one. A language before or after
 * a name makes it that of a translation.
 *
 * @example
 * meaningOf('Display_Date')?.meaning; // 'displayDate'
 * meaningOf('Datum (TT.MM.JJJJ)')?.meaning; // 'displayDate'
 * meaningOf('Quelle – Deutsch')?.meaning; // 'source:de'
 * meaningOf('Quote #'); // undefined
 */
export function meaningOf(heading: string): HeadingMeaning | undefined {
  if (heading === '' || heading.length > HEADING_MAX) return undefined;
  const folded = foldText(heading);
  if (folded.length > HEADING_MAX) return undefined;
  const known = MEANINGS.get(nameOf(folded));
  if (known) return known;
  const inLanguage = languageMeaning(folded);
  if (inLanguage) return inLanguage;
  // The text outside of brackets that are closed and not nested.
  const outside = folded
    .split(BRACKETS)
    .filter((_, index) => index % 2 === 0)
    .join('');
  const added = MEANINGS.get(nameOf(outside)) ?? commonMeaning(outside);
  return added && { ...added, rank: added.rank + 1 };
}

/** Whether a heading with accents has those of its word: others show a wrong encoding. */
function isSpelledRight(heading: string, { meaning, spellings }: HeadingMeaning): boolean {
  const spelling = spellingOf(heading);
  if (!ACCENTED.test(spelling)) return true;
  if (!meaning.includes(':')) return [...spellings].some((known) => spelling.includes(known));
  // The name of the language and the word beside it.
  const known = [...spellings].sort((a, b) => b.length - a.length);
  return !ACCENTED.test(known.reduce((rest, name) => rest.replace(name, ''), spelling));
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
