import { LANGUAGES, type Language } from '@bahai-friends/languages';
import { codesOf, namesOf } from '@bahai-friends/languages/language-names';
import { foldText } from './fold-text.ts';

const NOT_IN_WORDS = /[^\p{L}\p{N}#]+/u;

/** The words of a folded text. */
export const wordsOf = (folded: string): string[] =>
  folded.split(NOT_IN_WORDS).filter((word) => word !== '');

/** How a language may be named. */
export interface Designation {
  readonly language: Language;
  readonly isCode: boolean;
}

/** The languages that folded words name, by these words joined. */
const DESIGNATIONS: ReadonlyMap<string, Designation> = new Map(
  LANGUAGES.flatMap((language) => {
    const designate = (text: string, isCode: boolean) =>
      [wordsOf(foldText(text)).join(''), { language, isCode }] as const;
    return [
      ...codesOf(language).map((code) => designate(code, true)),
      ...namesOf(language).map((name) => designate(name, false)),
    ];
  }),
);

/** The language that some folded words name, all of them together. */
export const designationOf = (words: readonly string[]): Designation | undefined =>
  DESIGNATIONS.get(words.join(''));

/** In UTF-16 code units: what is longer names no language. */
const NAME_MAX = 100;

/**
 * The language that a text names: by its code, or by its name in some language.
 *
 * @example
 * languageNamed('Schwedisch'); // 'sv'
 */
export const languageNamed = (text: string): Language | undefined =>
  text.length > NAME_MAX ? undefined : designationOf(wordsOf(foldText(text)))?.language;
