import { applicationPages, notFoundPage } from './application-pages.ts';
import { designPages } from './design-pages.tsx';
import type { ApplicationPage, StandalonePage } from './page.ts';

/**
 * Every page of the site. The server answers by this list and the build makes its entry points from
 * it. The browser loads only the part in `application-pages.ts`.
 */
export const pages: readonly (ApplicationPage | StandalonePage)[] = [
  ...applicationPages,
  ...designPages,
];

const pageByPath = new Map(pages.map((page) => [page.path, page]));

/** The page at a path; the 404 page where there is none. */
export function pageAt(path: string): ApplicationPage | StandalonePage {
  return pageByPath.get(path) ?? notFoundPage;
}

export function isStandalone(page: ApplicationPage | StandalonePage): page is StandalonePage {
  return 'render' in page;
}
