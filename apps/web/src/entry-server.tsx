import type { PageData, PageRenderer, PageRequest, SitePageData } from '@bahai-friends/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { DocumentLayout } from './app/document-layout.tsx';
import { SiteLinks } from './app/site-links.tsx';
import { applicationPages } from './pages/application-pages.ts';
import { type PageHead, renderHead } from './pages/document-head.ts';
import { renderPageData } from './pages/page-data.ts';
import { documentAt, documentOf, isStandalone, ownModules, pageAt } from './pages/page-registry.ts';

const pathOf = (url: string): string => url.split('?')[0] ?? '/';

/** What the server must know of the page at an address before it renders it. */
export const describePage: PageRenderer['describePage'] = (url, site) => {
  const document = documentAt(url);
  if (document) {
    const { address, needs, pages } = document;
    return { status: 200, address, needs, kind: 'document', module: pages.module };
  }
  const page = pageAt(pathOf(url), site);
  if (page === applicationPages.notFound) return describeNotFound(url);
  const { needs, module } = documentOf(page);
  const kind = isStandalone(page) ? 'standalone' : 'application';
  return { status: 200, address: pathOf(url), needs, kind, module };
};

/** The page that says that there is none at an address. */
export const describeNotFound: PageRenderer['describeNotFound'] = (url) => {
  const { needs, module } = documentOf(applicationPages.notFound);
  return { status: 404, address: pathOf(url), needs, kind: 'application', module };
};

/** What the browser loads for the pages that the application does not load. */
export const standaloneModules: PageRenderer['standaloneModules'] = ownModules;

const omitSite = ({ site: _, ...data }: PageData): PageData => data;

interface RenderedPage {
  readonly title: string;
  readonly head: PageHead;
  readonly content: ReactNode;
  /** What stands beside it, without a script. */
  readonly links?: ReactNode;
  /** What the browser starts from. */
  readonly data: PageData;
}

async function contentAt(
  { status, address, publicUrl }: Pick<PageRequest, 'status' | 'address' | 'publicUrl'>,
  data: SitePageData,
): Promise<RenderedPage> {
  const { site } = data;
  const document = status === 404 ? null : documentAt(address);
  if (document) {
    const { title, head, render } = document.pages;
    return {
      title: title(data),
      head: head(data),
      content: <DocumentLayout site={site}>{render({ ...data, publicUrl })}</DocumentLayout>,
      links: <SiteLinks />,
      data: {},
    };
  }
  const page = status === 404 ? applicationPages.notFound : pageAt(pathOf(address), site);
  const common = { title: page.title(site.siteName), head: documentOf(page).head(data) };
  // The scripts of standalone pages know no community.
  if (isStandalone(page)) return { ...common, content: page.render(data), data: omitSite(data) };
  const { Page } = await page.load();
  return {
    ...common,
    content: <App path={address} Page={Page} data={data} />,
    links: <SiteLinks />,
    data,
  };
}

/** The whole document of the page at an address. */
export const renderPage: PageRenderer['renderPage'] = async (request) => {
  const { status, address, publicUrl, template, ...given } = request;
  const { title, head, content, links, data } = await contentAt(request, given);
  const parts: Record<string, string> = {
    head: renderHead({ title, site: given.site, ...head }, { path: address, publicUrl }),
    app: renderToString(content),
    links: renderToStaticMarkup(links),
    data: renderPageData(data),
  };
  // In one pass, so that no text of a part is taken for a placeholder or a replacement pattern.
  return template.replace(/<!--(head|app|links|data)-->/g, (_, part: string) => parts[part] ?? '');
};
