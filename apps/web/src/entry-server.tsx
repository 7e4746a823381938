import type { PageRenderer } from '@bahai-friends/contract';
import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { notFoundPage } from './pages/application-pages.ts';
import { renderHead } from './pages/document-head.ts';
import { renderPageData } from './pages/page-data.ts';
import { isStandalone, pageAt, pages } from './pages/page-registry.ts';

/** What the server must know of the page at a path before it renders it. */
export const describePage: PageRenderer['describePage'] = (path) => {
  const page = pageAt(path);
  return {
    status: page === notFoundPage ? 404 : 200,
    needs: page.needs,
    isStandalone: isStandalone(page),
    module: page.module,
  };
};

/** What the browser loads for the standalone pages: entry points of the browser's build. */
export const standaloneModules: PageRenderer['standaloneModules'] = pages
  .filter(isStandalone)
  .map(({ module }) => module);

/** The whole document of the page at a path. */
export const renderPage: PageRenderer['renderPage'] = async (request) => {
  const { path, publicUrl, template, ...data } = request;
  const page = pageAt(path);
  const content = isStandalone(page) ? (
    page.render(data)
  ) : (
    <App path={path} Page={(await page.load()).Page} data={data} />
  );
  const parts: Record<string, string> = {
    head: renderHead({ title: page.title, ...(await page.head(data)) }, { path, publicUrl }),
    app: renderToString(content),
    data: renderPageData(data),
  };
  // In one pass, so that no text of a part is taken for a placeholder or a replacement pattern.
  return template.replace(/<!--(head|app|data)-->/g, (_, part: string) => parts[part] ?? '');
};
