import type { PageData, PageRenderer } from '@bahai-friends/contract';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { conceptPages } from './pages/design-pages.tsx';
import { renderHead } from './pages/document-head.ts';
import { renderPageData } from './pages/page-data.ts';
import { pageDocuments } from './pages/page-documents.ts';
import { loadPage, pageAt } from './pages/application-pages.ts';

const documentAt = (path: string) => conceptPages.get(path) ?? pageDocuments[pageAt(path)];

async function contentAt(path: string, data: PageData): Promise<ReactNode> {
  const concept = conceptPages.get(path);
  if (concept) return concept.content(data);
  const { Page } = await loadPage[pageAt(path)]();
  return <App path={path} Page={Page} props={data} />;
}

/** What the server must know of the page at a path before it renders it. */
export const describePage: PageRenderer['describePage'] = (path) => {
  const { status, needs, document, module } = documentAt(path);
  return { status, needs, document, module };
};

/** The whole document of the page at a path. */
export const renderPage: PageRenderer['renderPage'] = async (request) => {
  const { path, publicUrl, template, ...data } = request;
  const parts: Record<string, string> = {
    head: renderHead(documentAt(path).head(data), { path, publicUrl }),
    app: renderToString(await contentAt(path, data)),
    data: renderPageData(data),
  };
  // In one pass, so that no text of a part is taken for a placeholder or a replacement pattern.
  return template.replace(/<!--(head|app|data)-->/g, (_, part: string) => parts[part] ?? '');
};
