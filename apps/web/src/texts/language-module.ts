import { LANGUAGES, type Language } from '@bahai-friends/languages';

/** The module of a language for the browser, written by `language-scripts.ts` beside Vite's configuration. */
const moduleOf = (language: Language): string => `virtual:language/${language}`;
/** The same with the texts of login and dashboard, written by `dashboard-scripts.ts` there. */
const dashboardModuleOf = (language: Language): string => `virtual:dashboard/${language}`;

const isOther = (language: Language): boolean => language !== 'en';

/** The modules of every language but English, which comes with every page. */
export const languageModules: readonly string[] = LANGUAGES.filter(isOther).flatMap((language) => [
  moduleOf(language),
  dashboardModuleOf(language),
]);

/** The module that the browser loads for a language; empty for English. */
export const languageModule = (language: Language): { readonly languageModule?: string } =>
  isOther(language) ? { languageModule: moduleOf(language) } : {};

/** The module that it loads for login and dashboard in a language, too. */
export const dashboardModule = (language: Language): { readonly languageModule?: string } =>
  isOther(language) ? { languageModule: dashboardModuleOf(language) } : {};
