import type { Language } from '@bahai-friends/contract';
import { spoken } from '../../../texts/spoken.ts';

/** The address of the dashboard's document in a language, at the present place. */
export const dashboardIn = (language: Language): string =>
  `/admin?lang=${language}${window.location.hash}`;

/**
 * Loads the dashboard's document in the language of the logged-in user, unless this is it: a document has one
 * language. The server decides which one an address asks for (`describe-page.ts`); the texts of scripts then come from
 * `texts/say.ts`, and `use-missing-language.ts` reports a language that could not be loaded.
 *
 * @param language The volunteer's language, or the community's.
 * @returns whether that document is being loaded
 */
export function leadToOwnLanguage(language: Language): boolean {
  const address = dashboardIn(language);
  const { pathname, search, hash } = window.location;
  // A server that ignores the requested language is not asked again.
  if (language === spoken.code || address === pathname + search + hash) return false;
  window.location.replace(address);
  return true;
}
