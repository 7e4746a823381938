import type { PageData, PageRenderer, PageRequest } from '@bahai-friends/contract';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { DocumentLayout } from './app/document-layout.tsx';
import { SiteLinks } from './app/site-links.tsx';
import { applicationPages } from './pages/application-pages.ts';
import { pathOf } from './pages/describe-page.ts';
import { type PageHead, renderHead } from './pages/document-head.ts';
import type { DocumentPages } from './pages/page.ts';
import { renderPageData } from './pages/page-data.ts';
import { documentAt, documentOf, isStandalone, ownModules, pageAt } from './pages/page-registry.ts';
import { setPageLanguage } from './site/page-address.ts';
import { languageOfAddress } from './texts/language-of-address.ts';
import { languages } from './texts/languages.ts';
import { speaking } from './texts/whole.ts';

export { bareAddress, describeNotFound, describePage } from './pages/describe-page.ts';

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

type LoadedPage =
  | { readonly document: DocumentPages }
  | { readonly page: ReturnType<typeof pageAt>; readonly Page: ComponentType<PageData> | null };

/** The page at an address with its code: what is waited for before anything is rendered. */
async function loadPage(status: number, bare: string, site: PageRequest['site']) {
  const document = status === 404 ? null : documentAt(bare);
  if (document) return { document: document.pages };
  const page = status === 404 ? applicationPages.notFound : pageAt(pathOf(bare), site);
  return { page, Page: isStandalone(page) ? null : (await page.load()).Page };
}

/** What the links to other languages lead to: the home page where this page is only in one, or none. */
function samePage(loaded: LoadedPage, bare: string): string {
  if ('document' in loaded) return bare;
  const { page } = loaded;
  return isStandalone(page) || page.isEnglish || page.path === null ? '/' : bare;
}

function contentOf(loaded: LoadedPage, bare: string, request: PageRequest): RenderedPage {
  const { status: _, language: __, address, publicUrl, template: ___, ...data } = request;
  const { site } = data;
  const links = <SiteLinks bare={samePage(loaded, bare)} site={site} language={request.language} />;
  if ('document' in loaded) {
    const { title, head, render } = loaded.document;
    return {
      title: title(data),
      head: head(data),
      content: <DocumentLayout site={site}>{render({ ...data, publicUrl })}</DocumentLayout>,
      links,
      data: {},
    };
  }
  const { page, Page } = loaded;
  const common = { title: page.title(site.siteName), head: documentOf(page).head(data) };
  if (isStandalone(page)) {
    // Their scripts know no community; a style sheet reads nothing.
    const own = page.module.endsWith('.css') ? {} : omitSite(data);
    return { ...common, content: page.render(data), data: own };
  }
  if (Page === null) throw new Error(`The page has no code: ${address}`);
  return { ...common, content: <App path={address} Page={Page} data={data} />, links, data };
}

/** The parts of a document, by their places in the template. */
function renderParts(loaded: LoadedPage, request: PageRequest): Readonly<Record<string, string>> {
  const { address, language, publicUrl, site } = request;
  const { bare } = languageOfAddress(address, site);
  const { title, head, content, links, data } = contentOf(loaded, bare, request);
  const { tag, dir } = languages[language];
  return {
    '<html lang="en">':
      dir === 'ltr' ? `<html lang="${tag}">` : `<html lang="${tag}" dir="${dir}">`,
    '<!--head-->': renderHead(
      { title, site, ...head },
      {
        address,
        bare: links === undefined ? null : bare,
        language,
        publicUrl,
      },
    ),
    '<!--app-->': renderToString(content),
    '<!--links-->': renderToStaticMarkup(links),
    '<!--data-->': renderPageData(data),
  };
}

/** The whole document of the page at an address. */
export const renderPage: PageRenderer['renderPage'] = async (request) => {
  const { status, address, language, asked, site, template } = request;
  const loaded = await loadPage(status, languageOfAddress(address, site).bare, site);
  const parts = speaking(language, () => {
    setPageLanguage(asked, site.language);
    try {
      return renderParts(loaded, request);
    } finally {
      setPageLanguage();
    }
  });
  // In one pass, so that no text of a part is taken for a placeholder or a replacement pattern.
  return template.replace(
    /<!--(?:head|app|links|data)-->|<html lang="en">/g,
    (place) => parts[place] ?? '',
  );
};
