// What the dashboard says of the languages of a quote: in its form, in the list and in the year.
import { formatNumber } from '../../format-number.ts';
import { listed } from '../../listed.ts';
import { counted } from '../../plural.ts';

/** Unfolds the language of a quote and its translations; `count` is how many of these there are. */
export const languagesAndTranslations = (count: number): string =>
  `Language and translations${count > 0 ? ` (${formatNumber(count)})` : ''}`;

export const loading = 'Loading the translations';
export const notLoaded =
  'The translations could not be loaded. Please check your connection and try again.';
export const changedMeanwhile =
  'Somebody else has changed this quote meanwhile. Its translations are those of the newer version.';
export const loadNewer = 'Load the newer version';

export const notSaid = 'Not said';

/** In an empty field, which means the value of the quote itself. */
export const asOriginal = 'As the original';

export const anotherLanguage = 'Another Language';
export const chooseLanguage = 'Choose a language';
export const add = 'Add a translation';
export const remove = 'Remove';
/** The button's name for screen readers. */
export const removeOf = (language: string): string => `Remove the translation: ${language}`;

/** The filter of the list. */
export const language = 'Language';
export const anyLanguage = 'All';
/** The quotes that are neither written in a language nor translated to it. */
export const without = (language: string): string => `Without ${language}`;
/** While a search of the translations is under way, and nothing else was found. */
export const searching = 'Searching the translations…';
export const notSearched =
  'The translations could not be searched: only the texts of the list are.';

/** Texts of a quote's row; `original` is null where it is not known. */
export function languagesOf(original: string | null, translations: readonly string[]): string {
  if (original === null) return `Translated to ${listed(translations)}`;
  return translations.length === 0
    ? `In ${original}`
    : `In ${original}, translated to ${listed(translations)}`;
}

/** The choice of the year: no language. */
export const noLanguage = 'Any';
export const inLanguage = (language: string): string => `In ${language}`;
/** A day of the year with how many quotes it has, and whether the one that it shows is in the language. */
export const dayWithLanguage = (
  day: string,
  count: number,
  language: string,
  isIn: boolean,
): string => `${day}: ${counted(count, 'quote')}, ${isIn ? 'in' : 'not in'} ${language}`;
/** How many of some days that are to come have a quote in a language. */
export const daysIn = (language: string, count: number, days: number): string =>
  `${formatNumber(count)} of the next ${counted(days, 'day')} in ${language}`;
