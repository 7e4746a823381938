import { LANGUAGES, type Language } from '@bahai-friends/languages/languages';
import { type AddressField, oneOf } from '../../navigation/address-state.ts';
import { languageName } from '../../texts/language-name.ts';
import { spoken } from '../../texts/spoken.ts';

/** The languages by their names. */
export const LANGUAGES_BY_NAME: readonly Language[] = [...LANGUAGES].sort((a, b) =>
  languageName(a).localeCompare(languageName(b), spoken.locale ?? 'en'),
);

/** A language in the address; empty for none. */
export const LANGUAGE_IN_ADDRESS: AddressField<Language | ''> = oneOf(['', ...LANGUAGES], '');

/** The languages of a quote, as far as lists have them. */
interface InLanguages {
  readonly language: Language | null;
  readonly languages: readonly Language[];
}

/** Whether a quote is written in a language or translated to it. */
export const isIn = (quote: InLanguages, language: Language): boolean =>
  quote.language === language || quote.languages.includes(language);

/** Whether the language of any quote is known: otherwise languages are not mentioned. */
export const areLanguagesKnown = (quotes: readonly InLanguages[]): boolean =>
  quotes.some(({ language, languages }) => language !== null || languages.length > 0);
