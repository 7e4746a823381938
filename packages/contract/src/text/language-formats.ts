import type { Language } from '../settings.ts';
import { ENGLISH_MARKS, type QuotationMarks } from './quotation-marks.ts';

/**
 * What `Intl` needs to know besides the language: Arabic and Persian have digits of their own, and Persian would
 * have a calendar of its own, where the pages say Gregorian.
 */
const LOCALES: Partial<Record<Language, string>> = {
  ar: 'ar-u-nu-arab',
  fa: 'fa-u-ca-gregory-nu-arabext',
};

/** The BCP 47 tag of what is written in a language: Chinese is in simplified characters. */
export const tagOf = (language: Language): string => (language === 'zh' ? 'zh-Hans' : language);

/** How a language is named to `Intl`, with the Gregorian calendar and the language's own digits. */
export const localeOf = (language: Language): string => LOCALES[language] ?? tagOf(language);

/** What opens and closes a quotation in each language, with the spaces that belong inside. */
export const MARKS: Readonly<Record<Language, QuotationMarks>> = {
  en: ENGLISH_MARKS,
  ar: ['«', '»'],
  de: ['„', '“'],
  es: ['«', '»'],
  fa: ['«', '»'],
  fr: ['«\u00a0', '\u00a0»'],
  lv: ['„', '”'],
  nl: ['‘', '’'],
  pt: ['“', '”'],
  ru: ['«', '»'],
  sv: ['”', '”'],
  zh: ['“', '”'],
};

/** Whether a text names a language of the site. */
export const isLanguage = (text: string | null): text is Language =>
  text !== null && Object.hasOwn(MARKS, text);
