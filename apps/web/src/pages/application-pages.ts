import type { PageSite } from '@bahai-friends/contract';
import { inLanguage } from '../site/page-address.ts';
import { page as notFound } from './not-found/page.ts';
import type { ApplicationPage } from './page-kinds.ts';

// The browser loads this file with every page: what a page shows is behind an import(), and of what only the server
// needs of it, nothing is imported here by name.

/** The pages that the browser goes between without loading a document. */
export const applicationPages: readonly ApplicationPage[] = Object.values(
  import.meta.glob<ApplicationPage>('./*/page.ts', { eager: true, import: 'page' }),
);

/** Where the page is in the language that is spoken. */
const addressOf = ({ path, isForVolunteers }: ApplicationPage): string | null =>
  isForVolunteers || !path ? path : inLanguage(path);

/** The page of the application at a path; the 404 page where this community has none. */
export function applicationPageAt(path: string, site: PageSite): ApplicationPage {
  return (
    applicationPages.find((page) => addressOf(page) === path && page.isThere?.(site) !== false) ??
    notFound
  );
}
