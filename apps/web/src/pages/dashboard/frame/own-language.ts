import type { Language } from '@bahai-friends/contract';
import { spoken } from '../../../texts/spoken.ts';

/** The document of the dashboard in a language, at the place where the visitor is. */
export const dashboardIn = (language: Language): string =>
  `/admin?lang=${language}${window.location.hash}`;

/**
 * Loads the dashboard's document in the language of whoever is logged in, unless this is it: a document speaks one
 * language. Which one an address asks for is decided on the server (`describe-page.ts`); what a script says then comes from
 * `texts/say.ts`, and where its language could not be loaded, `use-missing-language.ts` says so.
 *
 * @param language The volunteer's language, or the community's.
 * @returns whether that document is on its way
 */
export function leadToOwnLanguage(language: Language): boolean {
  const address = dashboardIn(language);
  const { pathname, search, hash } = window.location;
  // A server that sends another language than it was asked for is not asked again.
  if (language === spoken.code || address === pathname + search + hash) return false;
  window.location.replace(address);
  return true;
}
