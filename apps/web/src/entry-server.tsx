import type { PageData, PageRenderer, PageRequest } from '@bahai-friends/contract';
import { LOGIN_PATH } from '@bahai-friends/contract/login-path';
import { factsOf } from '@bahai-friends/languages/language-of';
import type { ComponentType, ReactNode } from 'react';
import { App } from './app/app.tsx';
import { DocumentLayout } from './app/document-layout.tsx';
import { LoginLanguages } from './app/login-languages.tsx';
import { SiteLinks } from './app/site-links.tsx';
import { type PageHead, renderHead } from './pages/document-head.ts';
import { pageSite, type RenderedAt, renderPageData } from './pages/page-data.ts';
import { ownModules, pageNamed, type RegisteredPage } from './pages/page-registry.ts';
import { loadLanguage, speaking } from './texts/every-language.ts';

export { describeNotFound, describeOwn, describePage } from './pages/describe-page.ts';
export { besideStyleSheets, readPage } from './pages/page-registry.ts';

/** Modules that the browser loads for pages outside of the application. */
export const standaloneModules: PageRenderer['standaloneModules'] = ownModules;

const without = (data: PageData, part: string | undefined): PageData =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== part));

const omitSite = ({ site: _, ...data }: PageData): PageData => data;

interface RenderedPage {
  readonly title: string;
  readonly head: PageHead;
  readonly content: ReactNode;
  /** The content beside the application, without a script. */
  readonly links?: ReactNode;
  /** The data from which the browser starts. */
  readonly data: PageData & Partial<RenderedAt>;
}

interface LoadedPage {
  readonly found: RegisteredPage;
  /** The component, for a page of the application. */
  readonly Page: ComponentType<PageData> | null;
}

/** Loads a page with its component, before anything is rendered. */
async function loadPage(name: string): Promise<LoadedPage> {
  const found = pageNamed(name);
  return { found, Page: found.kind === 'application' ? (await found.page.load()).Page : null };
}

function contentOf({ found, Page }: LoadedPage, request: PageRequest): RenderedPage {
  const { status, page: _, address, publicUrl, template: __, ...data } = request;
  const { site, language } = data;
  const links = <SiteLinks site={site} language={language} />;
  if (found.kind === 'document') {
    const { title, head, render } = found.document;
    return {
      title: title(data),
      head: head(data),
      content: <DocumentLayout site={site}>{render({ ...data, publicUrl })}</DocumentLayout>,
      links,
      data: {},
    };
  }
  const title = found.page.title(site.siteName);
  if (found.kind === 'standalone') {
    const { head, render } = found.page;
    // Scripts of documents do not know the community, and a style sheet reads no data.
    const own = found.module.endsWith('.css') ? {} : omitSite(data);
    return { title, head: head(data), content: render(data), data: own };
  }
  if (Page === null) throw new Error(`The page has no code: ${address}`);
  const [asked = address] = address.split('?');
  const path = status === 404 ? '' : asked;
  const content = <App path={path} Page={Page} data={data} />;
  const { beside } = found;
  const ways = path === LOGIN_PATH ? <LoginLanguages current={language.code} /> : null;
  return {
    title,
    head: found.document.head(data),
    content,
    links: [beside?.render(data), links, ways],
    data: { ...without(data, beside?.reads), site: pageSite(site), path },
  };
}

/** Loaded with the first page: a start is shorter without it. */
const loadRenderer = () => import('react-dom/server');
type Renderer = Awaited<ReturnType<typeof loadRenderer>>;

/** The parts of a document, by their places in the template. */
function renderParts(
  { renderToStaticMarkup, renderToString }: Renderer,
  loaded: LoadedPage,
  request: PageRequest,
): Readonly<Record<string, string>> {
  const { address, language, publicUrl, site } = request;
  const { code, bare } = language;
  const { title, head, content, links, data } = contentOf(loaded, request);
  const { tag, dir } = factsOf(code);
  return {
    '<html lang="en">':
      dir === 'ltr' ? `<html lang="${tag}">` : `<html lang="${tag}" dir="${dir}">`,
    '<!--head-->': renderHead(
      { title, site, ...head },
      {
        address,
        bare: links === undefined ? null : bare,
        language: code,
        publicUrl,
      },
    ),
    '<!--app-->': renderToString(content),
    '<!--links-->': renderToStaticMarkup(links),
    '<!--data-->': renderPageData(data),
  };
}

/** The whole document of a page. */
export const renderPage: PageRenderer['renderPage'] = async (request) => {
  const { page, language, template } = request;
  const [renderer, loaded, spoken] = await Promise.all([
    loadRenderer(),
    loadPage(page),
    loadLanguage(language),
  ]);
  const parts = speaking(spoken, () => renderParts(renderer, loaded, request));
  // They are replaced in one pass, so that no text of a part is taken for a placeholder or a replacement pattern.
  return template.replace(
    /<!--(?:head|app|links|data)-->|<html lang="en">/g,
    (place) => parts[place] ?? '',
  );
};
