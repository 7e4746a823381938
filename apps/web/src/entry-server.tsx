import type { PageRenderer } from '@bahai-friends/contract';
import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { renderHead } from './app/document-head.ts';
import { renderPageData } from './app/page-data.ts';
import { pageDocuments } from './app/page-documents.ts';
import { loadPage, type PageProps, pageAt } from './app/pages.ts';

/** What the server must know of the page at a path before it renders it. */
export const describePage: PageRenderer['describePage'] = (path) => {
  const { status, needs, module } = pageDocuments[pageAt(path)];
  return { status, needs, module };
};

/** The whole document of the page at a path. */
export const renderPage: PageRenderer['renderPage'] = async (request) => {
  const name = pageAt(request.path);
  const { Page } = await loadPage[name]();
  const props: PageProps = request.home ? { home: request.home } : {};
  const parts: Record<string, string> = {
    head: renderHead(pageDocuments[name].head(props), request),
    app: renderToString(<App path={request.path} Page={Page} props={props} />),
    data: renderPageData(props),
  };
  // In one pass, so that no text of a part is taken for a placeholder or a replacement pattern.
  return request.template.replace(
    /<!--(head|app|data)-->/g,
    (_, part: string) => parts[part] ?? '',
  );
};
