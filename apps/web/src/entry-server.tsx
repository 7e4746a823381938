import type { PageData, PageRenderer } from '@bahai-friends/contract';
import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { applicationPages } from './pages/application-pages.ts';
import { renderHead } from './pages/document-head.ts';
import { renderPageData } from './pages/page-data.ts';
import { documentOf, isStandalone, pageAt, pages } from './pages/page-registry.ts';

/** What the server must know of the page at a path before it renders it. */
export const describePage: PageRenderer['describePage'] = (path, site) => {
  const page = pageAt(path, site);
  const { needs, module } = documentOf(page);
  return {
    status: page === applicationPages.notFound ? 404 : 200,
    needs,
    isStandalone: isStandalone(page),
    module,
  };
};

/** What the browser loads for the standalone pages: entry points of the browser's build. */
export const standaloneModules: PageRenderer['standaloneModules'] = pages
  .filter(isStandalone)
  .map(({ module }) => module);

const omitSite = ({ site: _, ...data }: PageData): PageData => data;

/** The whole document of the page at a path. */
export const renderPage: PageRenderer['renderPage'] = async (request) => {
  const { path, publicUrl, template, ...data } = request;
  const { site } = data;
  const page = pageAt(path, site);
  const content = isStandalone(page) ? (
    page.render(data)
  ) : (
    <App path={path} Page={(await page.load()).Page} data={data} />
  );
  const parts: Record<string, string> = {
    head: renderHead(
      { title: page.title(site.siteName), site, ...documentOf(page).head(data) },
      { path, publicUrl },
    ),
    app: renderToString(content),
    // The scripts of standalone pages know no community.
    data: renderPageData(isStandalone(page) ? omitSite(data) : data),
  };
  // In one pass, so that no text of a part is taken for a placeholder or a replacement pattern.
  return template.replace(/<!--(head|app|data)-->/g, (_, part: string) => parts[part] ?? '');
};
