import { BADI_LANGUAGES, type BadiLanguage } from '@bahai-friends/badi-calendar';

/** The languages of the public pages, by their BCP 47 codes: those in which the calendar has names. */
export const LANGUAGES: typeof BADI_LANGUAGES = BADI_LANGUAGES;
export type Language = BadiLanguage;

/** Whether a text names a language of the site. */
export const isLanguage = (text: string | null): text is Language =>
  LANGUAGES.some((language) => language === text);
