import type { HomePageData } from './home-page.ts';

/** What the server must know of a page before it renders it. */
export interface PageDescription {
  readonly status: 200 | 404;
  /** Which data the page shows at its first paint. */
  readonly needs: 'home' | 'nothing';
  /** The page's own source module, as the build manifest names it: what the browser preloads. */
  readonly module: string;
}

export interface PageRequest {
  /** The path alone, such as `/`; without query and hash. */
  readonly path: string;
  /** The site's own address without a trailing slash, for absolute links; null when not known. */
  readonly publicUrl: string | null;
  /** The built `index.html`, with the page's styles and scripts in place. */
  readonly template: string;
  readonly home?: HomePageData;
}

/** What the browser application's server build offers to the server. */
export interface PageRenderer {
  describePage(path: string): PageDescription;
  /** The whole document as HTML. */
  renderPage(request: PageRequest): Promise<string>;
}
