import type { Told } from '@bahai-friends/languages/en/problems/sentences';
import { keyOf } from './text-key.ts';

/** The part of a language's script for login and dashboard. */
export interface DashboardLanguage {
  /** Texts and functions of values, by {@link keyOf}. */
  readonly texts: Record<string, unknown>;
  /** Loads the texts of a part of the dashboard with that part: see `withRooms`. */
  readonly rooms?: Readonly<
    Record<string, () => Promise<{ readonly texts: Readonly<Record<string, unknown>> }>>
  >;
  /** The titles of documents, which every page knows before it is loaded. */
  readonly titles: { readonly login: string; readonly dashboard: string };
  /** The sentence for a problem of the API; undefined for an unknown code, or unknown values. */
  readonly sentenceOf: (told: Told) => string | undefined;
}

declare global {
  /**
   * It is set before the first script of the page, and on the server while a page is rendered. It is undefined in
   * English, and where the language's script could not be loaded.
   */
  var dashboardLanguage: DashboardLanguage | undefined;
}

/**
 * A text of login or dashboard in the language of the page. The build inserts these calls where a component names a
 * text: see `dashboard-scripts.ts`.
 *
 * @param which Tells texts apart that are equal in English.
 */
export const say = (english: string, which = ''): string =>
  (globalThis.dashboardLanguage?.texts[keyOf(english + which)] as string) ?? english;

/** The same for functions of values. */
export const sayOf =
  <Values extends readonly unknown[], Text>(key: string, english: (...values: Values) => Text) =>
  (...values: Values): Text => {
    const said = globalThis.dashboardLanguage?.texts[key] as typeof english | undefined;
    return (said ?? english)(...values);
  };
