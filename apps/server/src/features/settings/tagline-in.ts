import { DEFAULT_TAGLINE, DEFAULT_TAGLINES, type Language } from '@bahai-friends/contract';

/**
 * Settings with the tagline in a language. One that the community typed itself stays as it is.
 *
 * @param language It stays as it is stored unless one is given.
 */
export const withTaglineIn = <T extends { readonly tagline: string }>(
  language: Language | undefined,
  settings: T,
): T =>
  language && settings.tagline === DEFAULT_TAGLINE
    ? { ...settings, tagline: DEFAULT_TAGLINES[language] }
    : settings;
