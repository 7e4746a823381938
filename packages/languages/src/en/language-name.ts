const names = new Intl.DisplayNames('en', { type: 'language' });

/**
 * What a language is called in English.
 *
 * @param language A BCP 47 code.
 * @example languageName('fa'); // 'Persian'
 */
export const languageName = (language: string): string => names.of(language) ?? language;
