import type { Language } from '@bahai-friends/languages/languages';
import { languageName } from '../../../../texts/language-name.ts';
import { ownNameOf } from '../../../../texts/own-names.ts';
import { LANGUAGES_BY_NAME } from '../../language-choice.ts';

/** The name of a language in the page's language and, where it differs, in its own. */
export function nameOf(language: Language): string {
  const [name, own] = [languageName(language), ownNameOf(language)];
  return name === own ? name : `${name} – ${own}`;
}

interface LanguageOptionsProps {
  /** Languages that cannot be chosen. */
  readonly without: readonly Language[];
}

/** The languages to choose from. */
export function LanguageOptions({ without }: LanguageOptionsProps) {
  return LANGUAGES_BY_NAME.filter((language) => !without.includes(language)).map((language) => (
    <option key={language} value={language}>
      {nameOf(language)}
    </option>
  ));
}
