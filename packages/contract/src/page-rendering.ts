import type { HomePageData } from './home-page.ts';
import type { PublicSettings } from './settings.ts';

/** Data that the server renders a page with, and that the browser hydrates it with. */
export interface PageData {
  readonly home?: HomePageData;
  /** The browser has it on every page of the application; the design pages do without. */
  readonly site?: PublicSettings;
  /** The community's civil day. */
  readonly today?: string;
}

/** What the server must know of a page before it renders it. */
export interface PageDescription {
  readonly status: 200 | 404;
  /** Which data the page is rendered with. */
  readonly needs: keyof PageData | 'nothing';
  /** Whether the page has its own module and shares neither styles nor scripts with the others. */
  readonly isStandalone: boolean;
  /** The page's own module or style sheet, as the build manifest names it. */
  readonly module: string;
}

/** The same on the server, which always knows the community. */
export interface SitePageData extends PageData {
  readonly site: PublicSettings;
}

export interface PageRequest extends SitePageData {
  /** The path alone, such as `/`; without query and hash. */
  readonly path: string;
  /** The site's own address without a trailing slash, for absolute links; null when not known. */
  readonly publicUrl: string | null;
  /** `index.html`, with the page's styles and scripts in place. */
  readonly template: string;
}

/** What the browser application's server build offers to the server and to the build. */
export interface PageRenderer {
  /** @param site Some pages are there only when the community has set something for them. */
  describePage(path: string, site: PublicSettings): PageDescription;
  /** The whole document as HTML. */
  renderPage(request: PageRequest): Promise<string>;
  /** The modules of the standalone pages. */
  readonly standaloneModules: readonly string[];
}
