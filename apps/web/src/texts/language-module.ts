import { LANGUAGES, type Language } from '@bahai-friends/languages';

/** What the browser loads to speak a language, as `language-scripts.ts` beside Vite's configuration writes it. */
const moduleOf = (language: Language): string => `virtual:language/${language}`;
/** The same with what login and dashboard say, as `dashboard-scripts.ts` there writes it. */
const dashboardModuleOf = (language: Language): string => `virtual:dashboard/${language}`;

const isOther = (language: Language): boolean => language !== 'en';

/** Those of every language but English, which comes with every page. */
export const languageModules: readonly string[] = LANGUAGES.filter(isOther).flatMap((language) => [
  moduleOf(language),
  dashboardModuleOf(language),
]);

/** What the browser loads to speak a language; nothing for English. */
export const languageModule = (language: Language): { readonly languageModule?: string } =>
  isOther(language) ? { languageModule: moduleOf(language) } : {};

/** What it loads to have login and dashboard speak one, too. */
export const dashboardModule = (language: Language): { readonly languageModule?: string } =>
  isOther(language) ? { languageModule: dashboardModuleOf(language) } : {};
