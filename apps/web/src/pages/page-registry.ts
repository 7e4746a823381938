import { BADI_LANGUAGES } from '@bahai-friends/badi-calendar';
import type { PublicSettings } from '@bahai-friends/contract';
import { languageModule } from '../texts/languages.ts';
import { applicationDocuments } from './application-documents.ts';
import {
  type ApplicationPageName,
  applicationPageAt,
  applicationPages,
} from './application-pages.ts';
import { designPages } from './design-pages.tsx';
import { documentPages } from './document-pages.tsx';
import { embedPages } from './embed-pages.tsx';
import type {
  ApplicationPage,
  DocumentPages,
  FoundDocument,
  PageDocument,
  StandalonePage,
} from './page.ts';

type Page = ApplicationPage | StandalonePage;

const names = Object.keys(applicationPages) as ApplicationPageName[];
const documents = new Map<Page, PageDocument>([
  ...names.map((name) => [applicationPages[name], applicationDocuments[name]] as const),
  ...[...designPages, ...embedPages].map((page) => [page, page] as const),
]);

/**
 * Every page of the site with an address of its own. The server answers by this list and the build makes
 * its entry points from it, and from the documents. The browser loads only the part in
 * `application-pages.ts`.
 */
export const pages: readonly Page[] = [...documents.keys()];

const pageByPath = new Map(pages.map((page) => [page.path, page]));

/** The page of this community at a path; the 404 page where there is none. */
export function pageAt(path: string, site: PublicSettings): Page {
  const page = pageByPath.get(path);
  return page === undefined || !isStandalone(page) ? applicationPageAt(path, site) : page;
}

/** The page of documents at an address, and what it needs. */
export function documentAt(
  url: string,
): (FoundDocument & { readonly pages: DocumentPages }) | null {
  const [path = '', query] = url.split('?');
  const values = new URLSearchParams(query);
  for (const pages of documentPages) {
    const found = pages.find(path, values);
    if (found) return { ...found, pages };
  }
  return null;
}

/** The modules that the application does not load: entry points of the browser's build. */
export const ownModules: readonly string[] = [
  ...[...pages.filter(isStandalone), ...documentPages].map(({ module }) => module),
  ...BADI_LANGUAGES.filter((language) => language !== 'en').map(languageModule),
];

/** What only the server needs of a page. */
export function documentOf(page: Page): PageDocument {
  const document = documents.get(page);
  if (document === undefined) throw new Error(`Not a page of the registry: ${page.path}`);
  return document;
}

export function isStandalone(page: Page): page is StandalonePage {
  return 'render' in page;
}
