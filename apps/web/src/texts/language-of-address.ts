import type { Language, PublicSettings } from '@bahai-friends/contract';
import { isLanguage } from '@bahai-friends/languages';

/** The parts of an address: the language at its beginning, and the page's address without it. */
interface LanguageOfAddress {
  readonly language: Language;
  /** Such as '/es'; empty when the address begins with no language. */
  readonly prefix: string;
  /** Path and query of the page in the community's own language. */
  readonly bare: string;
}

const PREFIXED = /^\/([a-z]{2})(?=$|[/?])/;

/** The language of the page at an address: the community's, unless the address begins with another. */
export function languageOfAddress(
  url: string,
  { language: own }: Pick<PublicSettings, 'language'>,
): LanguageOfAddress {
  const [prefix = '', language = ''] = PREFIXED.exec(url) ?? [];
  if (!isLanguage(language)) return { language: own, prefix: '', bare: url };
  const rest = url.slice(prefix.length);
  // No page's address ends in a slash: '/es/' has none, like '/admin/'.
  const isHomeOrNone = /^\/?(?:$|\?)/.test(rest);
  return { language, prefix, bare: isHomeOrNone ? `/${rest}` : rest };
}

/**
 * The address of a page in a language.
 *
 * @param bare Path and query of the page in the community's own language.
 */
export function addressIn(
  language: Language,
  bare: string,
  { language: own }: Pick<PublicSettings, 'language'>,
): string {
  if (language === own) return bare;
  return bare === '/' ? `/${language}` : `/${language}${bare}`;
}
