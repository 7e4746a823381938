import { factsOf } from './language-of.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** How the Unicode CLDR names languages, in each of them. */
const cldrNames = LANGUAGES.map(
  (language) => new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }),
);

/** The codes that people write for a language: its own, and the tag of its texts. */
export const codesOf = (language: Language): readonly string[] => [
  ...new Set([language, factsOf(language).tag]),
];

/**
 * What people call a language: in English, as it calls itself, and in the other languages.
 *
 * @example
 * namesOf('sv'); // ['Swedish', 'Svenska', 'السويدية', 'Schwedisch', …]
 */
export function namesOf(language: Language): readonly string[] {
  const { englishName, ownName } = factsOf(language);
  const codes = codesOf(language);
  const inOthers = cldrNames.flatMap((names) => codes.flatMap((code) => names.of(code) ?? []));
  return [...new Set([englishName, ownName, ...inOthers])];
}
