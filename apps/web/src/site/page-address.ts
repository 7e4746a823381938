import type { Language } from '@bahai-friends/contract';

/**
 * The language in which names and sentences that the site brings along are asked for. None for an English
 * page of an English community, which shows everything as it is stored.
 */
export let askedLanguage: Language | undefined;

/** What the addresses of this page's language begin with, such as '/es'; nothing in the community's own. */
export let prefix = '';

/**
 * Sets both for a page.
 *
 * @param own The community's language.
 */
export function setPageLanguage(asked?: Language, own?: Language): void {
  askedLanguage = asked;
  prefix = asked && asked !== own ? `/${asked}` : '';
}

/**
 * Whether a page is in the language of this document. Another language needs a document of its own: its script comes
 * before the first one.
 *
 * @param isEnglish Whether the page is only in English.
 * @param own The community's language, as it is now.
 */
export const isInDocumentLanguage = (isEnglish: true | undefined, own: Language): boolean =>
  prefix ? !isEnglish : (isEnglish ? 'en' : own) === (askedLanguage ?? 'en');

/**
 * The address of a public page in this page's language.
 *
 * @param path such as `/contact`
 */
export const inLanguage = (path: string): string => (path === '/' && prefix) || prefix + path;

/** The address of a feed in this page's language. */
export const feedAddress = (path: string): string =>
  prefix ? `${path}?lang=${prefix.slice(1)}` : path;
