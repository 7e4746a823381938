import type { Language } from '@bahai-friends/languages';
import { type Designation, designationOf, wordsOf } from '../named-language.ts';

/** Words of names and of codes that are written as several, such as those of 'zh-Hans'. */
const WORDS_MAX = 3;
const BRACKETS = /[()[\]{}【】〔〕「」]/;
const BETWEEN_REMARKS = /[,;،；、]/;

const joined = (words: readonly string[]): string => words.join('');

/** A heading without the languages that stand before and after the rest. */
export interface LanguageHeading {
  /** The words of the rest, joined; empty when there is none. */
  readonly rest: string;
  /** Those that are named, each once; more than one where nobody knows which is meant. */
  readonly languages: readonly Language[];
  /** Whether one is named by more than its code. */
  readonly isNamed: boolean;
}

interface Stripped {
  readonly words: readonly string[];
  readonly designations: readonly Designation[];
}

/** The rest of some words without a language at either end. */
function* strippedOnce({ words, designations }: Stripped): Generator<Stripped> {
  for (let count = Math.min(WORDS_MAX, words.length); count > 0; count -= 1) {
    const last = designationOf(words.slice(-count));
    if (last) yield { words: words.slice(0, -count), designations: [...designations, last] };
    const first = designationOf(words.slice(0, count));
    if (first) yield { words: words.slice(count), designations: [...designations, first] };
  }
}

/** In Romance languages 'en' before the name of a language means 'in'; there it does not name English. */
const withoutIn = (folded: string): string =>
  folded.replace(/(?<![\p{L}\p{N}])(\p{L}{2}) (\p{L}+)/gu, (whole, word: string, next: string) => {
    const isName = designationOf([next])?.isCode === false;
    return isName && designationOf([word])?.isCode === true ? next : whole;
  });

/** More languages than that are a sentence. */
const LANGUAGES_MAX = 3;

function headingOf({ words, designations }: Stripped): LanguageHeading {
  return {
    rest: joined(words),
    languages: [...new Set(designations.map(({ language }) => language))],
    isNamed: designations.some(({ isCode }) => !isCode),
  };
}

/** The ways to take languages off some words, those that take few first. */
function languageHeadings(words: readonly string[]): LanguageHeading[] {
  const found: LanguageHeading[] = [];
  let last: readonly Stripped[] = [{ words, designations: [] }];
  for (let count = 0; count < LANGUAGES_MAX; count += 1) {
    last = last.flatMap((stripped) => [...strippedOnce(stripped)]);
    found.push(...last.map(headingOf));
  }
  return found;
}

/** A heading without what stands in brackets, unless it names a language. */
function withoutRemarks(folded: string): string {
  const isLanguage = (remark: string) => designationOf(wordsOf(remark)) !== undefined;
  return folded
    .split(BRACKETS)
    .flatMap((part, index) =>
      index % 2 === 0 ? part : part.split(BETWEEN_REMARKS).filter(isLanguage),
    )
    .join(' ');
}

/**
 * The ways to read a heading as the name of something in a language: before it or after it stands a language's
 * code or name, with anything but letters and digits between. The most likely comes first.
 *
 * @param folded The heading, folded.
 * @example
 * headingsInLanguages('quelle – deutsch'); // [{ rest: 'quelle', languages: ['de'], isNamed: true }]
 */
export function headingsInLanguages(folded: string): readonly LanguageHeading[] {
  const words = wordsOf(folded);
  const hasRemarks = BRACKETS.test(folded);
  // Most texts that are compared with names of languages contain none.
  if (!hasRemarks && strippedOnce({ words, designations: [] }).next().done) return [];
  const text = withoutIn(folded);
  const whole = languageHeadings(wordsOf(text));
  return hasRemarks ? [...whole, ...languageHeadings(wordsOf(withoutRemarks(text)))] : whole;
}
