import type {
  PageDescription,
  PageReading,
  PageSite,
  PublicSettings,
} from '@bahai-friends/contract';
import { languageModules } from '../texts/language-module.ts';
import { applicationPageAt } from './application-pages.ts';
import { page as notFound } from './not-found/page.ts';
import type {
  ApplicationPage,
  DocumentPages,
  PageBeside,
  PageDocument,
  ReadPage,
  StandalonePage,
} from './page-kinds.ts';

/*
 * Every page of the site is a folder of this room, and there is no other list of them: the server's pages and the
 * build's entry points come from it. The browser loads only `application-pages.ts`.
 */
const applications = import.meta.glob<ApplicationPage>('./*/page.ts', {
  eager: true,
  import: 'page',
});
const applicationDocuments = import.meta.glob<PageDocument>('./*/page.ts', {
  eager: true,
  import: 'document',
});
const documents = import.meta.glob<DocumentPages>('./*/document.tsx', {
  eager: true,
  import: 'document',
});
const standalone = import.meta.glob<readonly StandalonePage[]>('./*/standalone.tsx', {
  eager: true,
  import: 'pages',
});
interface ServerPart {
  readonly read: ReadPage;
  readonly beside?: PageBeside;
}

const serverParts = import.meta.glob<ServerPart>('./*/page.server.ts', { eager: true });

interface FoundPage extends Pick<PageDescription, 'module'> {
  /** The name by which the page is found. */
  readonly name: string;
  /** Reads its own data; undefined where it has none. */
  readonly read: ReadPage | undefined;
  readonly beside: PageBeside | undefined;
  /** The style sheet of the content beside it, by the build's name for it. */
  readonly besideStyleSheet: string | undefined;
}

interface FoundApplication extends FoundPage {
  readonly kind: 'application';
  readonly page: ApplicationPage;
  readonly document: PageDocument;
  /** The page's first script, by the build's name for it. */
  readonly script: string | undefined;
}

interface FoundDocuments extends FoundPage {
  readonly kind: 'document';
  readonly document: DocumentPages;
  /** The script of some of its pages, by the build's name for it. */
  readonly script: string | undefined;
}

interface FoundStandalone extends FoundPage {
  readonly kind: 'standalone';
  readonly page: StandalonePage;
}

export type RegisteredPage = FoundApplication | FoundDocuments | FoundStandalone;

/** @param loads The file of its folder that is loaded for the page. */
function foundIn(folder: string, loads: string, name = folder): FoundPage {
  const module = `src/pages/${folder}/${loads}`;
  const { read, beside } = serverParts[`./${folder}/page.server.ts`] ?? {};
  return {
    name,
    module,
    read,
    beside,
    besideStyleSheet: beside && `src/pages/${folder}/${beside.loads}`,
  };
}

/** A file of a page's folder, by the build's name for it. */
export const moduleIn = ({ name }: Pick<FoundPage, 'name'>, file: string): string =>
  `src/pages/${name}/${file}`;

const folderOf = (path: string): string => path.split('/')[1] ?? path;

function application([path, page]: [string, ApplicationPage]): FoundApplication {
  const folder = folderOf(path);
  const document = applicationDocuments[path];
  if (document === undefined) throw new Error(`The page has no document: ${path}`);
  const script = document.starter && `src/pages/${folder}/${document.starter}`;
  return { kind: 'application', page, document, script, ...foundIn(folder, `${folder}-page.tsx`) };
}

function documentsOf([path, document]: [string, DocumentPages]): FoundDocuments {
  const folder = folderOf(path);
  const script = document.script && `src/pages/${folder}/${document.script}`;
  return { kind: 'document', document, script, ...foundIn(folder, `${folder}.css`) };
}

function standaloneOf([path, pages]: [string, readonly StandalonePage[]]): FoundStandalone[] {
  const folder = folderOf(path);
  return pages.map((page) => ({
    kind: 'standalone',
    page,
    ...foundIn(folder, page.loads, folder + page.path),
  }));
}

const foundDocuments = Object.entries(documents).map(documentsOf);
const foundStandalone = Object.entries(standalone).flatMap(standaloneOf);
const foundApplications = Object.entries(applications).map(application);

/** Every page of the site; an entry for documents stands for all of its pages. */
export const pages: readonly RegisteredPage[] = [
  ...foundDocuments,
  ...foundStandalone,
  ...foundApplications,
];

const byName = new Map(pages.map((page) => [page.name, page]));
const byPath = new Map(foundStandalone.map((page) => [page.page.path, page]));
const byPage = new Map(foundApplications.map((page) => [page.page, page]));

/** Finds a page by its name. @throws Error when there is none */
export function pageNamed(name: string): RegisteredPage {
  const page = byName.get(name);
  if (page === undefined) throw new Error(`Not a page of the registry: ${name}`);
  return page;
}

function registered(page: ApplicationPage): FoundApplication {
  const found = byPage.get(page);
  if (found === undefined) throw new Error(`Not a page of the registry: ${page.path}`);
  return found;
}

/** The page at every unknown address. */
export const notFoundPage: FoundApplication = registered(notFound);

/** The page of this community at a path, other than documents; the 404 page where there is none. */
export const pageAt = (path: string, site: PageSite): FoundApplication | FoundStandalone =>
  byPath.get(path) ?? registered(applicationPageAt(path, site));

/** The entry for the document at an address, with the values in it. */
export function documentAt(url: string, site: PublicSettings) {
  const [path = '', query] = url.split('?');
  const values = new URLSearchParams(query);
  for (const page of foundDocuments) {
    const found = page.document.find(path, values, site);
    if (found) return { ...found, page };
  }
  return null;
}

/** The style sheets of the content beside the application. */
export const besideStyleSheets: readonly string[] = foundApplications.flatMap(
  ({ besideStyleSheet }) => besideStyleSheet ?? [],
);

/** The modules that the application does not load: entry points of the browser's build. */
export const ownModules: readonly string[] = [
  ...[...foundStandalone, ...foundDocuments].map(({ module }) => module),
  ...[...foundDocuments, ...foundApplications].flatMap(({ script }) => script ?? []),
  ...besideStyleSheets,
  ...languageModules,
];

/** A page's own data; null when there is nothing to show, and so no page. */
export async function readPage(
  { page, values = {}, language }: Pick<PageDescription, 'page' | 'values' | 'language'>,
  reading: PageReading,
) {
  const { read } = pageNamed(page);
  return read ? read({ ...reading, values, language }) : {};
}
