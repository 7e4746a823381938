import type { PageSite } from '@bahai-friends/contract';
import { inLanguage } from '../site/page-address.ts';
import { page as notFound } from './not-found/page.ts';
import type { ApplicationPage } from './page-kinds.ts';

// The browser loads this file with every page. So the content of a page is behind an import(), and modules that only
// the server needs are not imported here by name.

/** The pages between which the browser goes without loading a document. */
export const applicationPages: readonly ApplicationPage[] = Object.values(
  import.meta.glob<ApplicationPage>('./*/page.ts', { eager: true, import: 'page' }),
);

/** The address of the page in the page's language. */
const addressOf = ({ path, isForVolunteers }: ApplicationPage): string | null =>
  isForVolunteers || !path ? path : inLanguage(path);

/** The page of the application at a path; the 404 page where this community does not have it. */
export function applicationPageAt(path: string, site: PageSite): ApplicationPage {
  return (
    applicationPages.find((page) => addressOf(page) === path && page.isThere?.(site) !== false) ??
    notFound
  );
}
