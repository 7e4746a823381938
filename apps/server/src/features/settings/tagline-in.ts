import { DEFAULT_SETTINGS, type Language } from '@bahai-friends/contract';
import { factsOf } from '@bahai-friends/languages/language-of';

/**
 * Settings with the tagline in a language. A tagline that the community typed itself stays as it is.
 *
 * @param language Without it, the tagline stays as it is stored.
 */
export const withTaglineIn = <T extends { readonly tagline: string }>(
  language: Language | undefined,
  settings: T,
): T =>
  language && settings.tagline === DEFAULT_SETTINGS.tagline
    ? { ...settings, tagline: factsOf(language).defaultTagline }
    : settings;
