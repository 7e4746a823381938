import type { Language } from '@bahai-friends/contract';
import { tagOf } from '@bahai-friends/contract/language-formats';

/** How a language is named and written. */
export interface LanguageProperties {
  /** What it calls itself. */
  readonly name: string;
  /** The BCP 47 tag of documents. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
  /** Whether it is written in Latin letters, for which the pages bring a font. */
  readonly isLatin: boolean;
  /** As Open Graph names it, with the country that most of its readers here are thought to be in. */
  readonly openGraph: string;
}

const ltr = (name: string, openGraph: string, tag = openGraph.slice(0, 2)): LanguageProperties => ({
  name,
  tag,
  dir: 'ltr',
  isLatin: true,
  openGraph,
});
const rtl = (name: string, openGraph: string): LanguageProperties => ({
  ...ltr(name, openGraph),
  dir: 'rtl',
  isLatin: false,
});

/** Every language of the public pages, in the order of the links to them. */
export const languages: Readonly<Record<Language, LanguageProperties>> = {
  en: ltr('English', 'en_US'),
  ar: rtl('العربية', 'ar_AR'),
  de: ltr('Deutsch', 'de_DE'),
  es: ltr('Español', 'es_ES'),
  fa: rtl('فارسی', 'fa_IR'),
  fr: ltr('Français', 'fr_FR'),
  lv: ltr('Latviešu', 'lv_LV'),
  nl: ltr('Nederlands', 'nl_NL'),
  pt: ltr('Português', 'pt_BR'),
  ru: { ...ltr('Русский', 'ru_RU'), isLatin: false },
  sv: ltr('Svenska', 'sv_SE'),
  zh: { ...ltr('中文', 'zh_CN', tagOf('zh')), isLatin: false },
};

/** What the browser loads to speak a language; English comes with every page. */
export const languageModule = (language: Language): string => `src/texts/${language}/index.ts`;
