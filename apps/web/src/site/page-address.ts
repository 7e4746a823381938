import type { Language } from '@bahai-friends/contract';
import { spoken } from '../texts/spoken.ts';

/**
 * Whether a page is in the language of this document. Another language needs a document of its own, since its script
 * comes before the first one. The texts of login and dashboard in languages other than English come only with their
 * documents.
 *
 * @param own The community's present language.
 */
export const isInDocumentLanguage = (isForVolunteers: true | undefined, own: Language): boolean => {
  if (spoken.prefix) return !isForVolunteers;
  if (!isForVolunteers) return own === spoken.code;
  return spoken.isForVolunteers ?? (spoken.code === 'en' && own === 'en');
};

/**
 * The address of a public page in this page's language.
 *
 * @param path such as `/contact`
 */
export const inLanguage = (path: string): string =>
  (path === '/' && spoken.prefix) || spoken.prefix + path;

/** The address of a feed in this page's language. */
export const feedAddress = (path: string): string =>
  spoken.prefix ? `${path}?lang=${spoken.code}` : path;
