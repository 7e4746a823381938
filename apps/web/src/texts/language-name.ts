import { spoken } from './spoken.ts';

const names = new Intl.DisplayNames(spoken.locale ?? 'en', { type: 'language' });

/**
 * The name of a language in that of the page.
 *
 * @param language A BCP 47 code.
 * @example languageName('fa'); // 'Persian'
 */
export const languageName = (language: string): string => names.of(language) ?? language;
