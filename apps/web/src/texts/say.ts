import type { Told } from '@bahai-friends/languages/en/problems/sentences';
import { keyOf } from './text-key.ts';

/** What a language's script leaves for login and dashboard. */
export interface DashboardLanguage {
  /** By {@link keyOf}: texts, and what makes texts of values. */
  readonly texts: Record<string, unknown>;
  /** Loads those that only a part of the dashboard says, with that part: see `withRooms`. */
  readonly rooms?: Readonly<
    Record<string, () => Promise<{ readonly texts: Readonly<Record<string, unknown>> }>>
  >;
  /** Of documents: every page knows them, before it is loaded. */
  readonly titles: { readonly login: string; readonly dashboard: string };
  /** What a problem of the API says; undefined where the language does not know its code, or not these values. */
  readonly sentenceOf: (told: Told) => string | undefined;
}

declare global {
  /**
   * There before the first script of the page, and on the server while a page is rendered; not in English, nor where the
   * language's script could not be loaded.
   */
  var dashboardLanguage: DashboardLanguage | undefined;
}

/**
 * A text of login or dashboard in the language of the page. The build writes these calls where a component names a text:
 * see `dashboard-scripts.ts`.
 *
 * @param which Tells texts apart that are the same in English.
 */
export const say = (english: string, which = ''): string =>
  (globalThis.dashboardLanguage?.texts[keyOf(english + which)] as string) ?? english;

/** The same for what makes a text of values. */
export const sayOf =
  <Values extends readonly unknown[], Text>(key: string, english: (...values: Values) => Text) =>
  (...values: Values): Text => {
    const said = globalThis.dashboardLanguage?.texts[key] as typeof english | undefined;
    return (said ?? english)(...values);
  };
