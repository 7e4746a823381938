import type { Language } from './languages.ts';

/**
 * The languages in which the dashboard is complete: it offers these, and speaks no other. The API takes any of the
 * site's languages, so that a choice is kept for when its texts are there.
 */
export const DASHBOARD_LANGUAGES: readonly Language[] = [
  'ar',
  'de',
  'en',
  'es',
  'fa',
  'lv',
  'pt',
  'ru',
  'zh',
];

/** The language that login and dashboard speak for somebody who wants one: English where it is not there yet. */
export const dashboardLanguage = (wanted: Language): Language =>
  DASHBOARD_LANGUAGES.includes(wanted) ? wanted : 'en';
