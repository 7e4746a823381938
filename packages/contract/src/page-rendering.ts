import type { HomePageData } from './home-page.ts';

/** What a page is given to show at its first paint. */
export interface PageData {
  readonly home?: HomePageData;
  /** The civil day in UTC. */
  readonly today?: string;
}

/** What the server must know of a page before it renders it. */
export interface PageDescription {
  readonly status: 200 | 404;
  /** Which data the page shows at its first paint. */
  readonly needs: keyof PageData | 'nothing';
  /** `site`: the page is one of the application's. `bare`: it has its own module and nothing else. */
  readonly document: 'site' | 'bare';
  /** The page's own module or style sheet, as the build manifest names it. */
  readonly module: string;
}

export interface PageRequest extends PageData {
  /** The path alone, such as `/`; without query and hash. */
  readonly path: string;
  /** The site's own address without a trailing slash, for absolute links; null when not known. */
  readonly publicUrl: string | null;
  /** The built `index.html`, with the page's styles and scripts in place. */
  readonly template: string;
}

/** What the browser application's server build offers to the server. */
export interface PageRenderer {
  describePage(path: string): PageDescription;
  /** The whole document as HTML. */
  renderPage(request: PageRequest): Promise<string>;
}
