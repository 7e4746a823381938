/** Written by `dashboard-scripts.ts` beside Vite's configuration. */
declare module 'virtual:dashboard-languages' {
  import type { Language } from '@bahai-friends/languages';
  import type { DashboardLanguage } from './say.ts';

  /** Loads what login and dashboard say, in every language that has it but English. */
  export const dashboardLanguages: Readonly<
    Partial<Record<Language, () => Promise<DashboardLanguage>>>
  >;
}
