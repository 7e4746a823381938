/** Written by `dashboard-scripts.ts` beside Vite's configuration. */
declare module 'virtual:dashboard-languages' {
  import type { Language } from '@bahai-friends/languages';
  import type { DashboardLanguage } from './say.ts';

  /** Loads the texts of login and dashboard, in every language that has them but English. */
  export const dashboardLanguages: Readonly<
    Partial<Record<Language, () => Promise<DashboardLanguage>>>
  >;
}
