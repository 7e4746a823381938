// Made when first used, as formats of numbers are.
let names: Intl.DisplayNames | undefined;

/**
 * What a language is called in English.
 *
 * @param language A BCP 47 code.
 * @example languageName('fa'); // 'Persian'
 */
export function languageName(language: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'language' });
  return names.of(language) ?? language;
}
