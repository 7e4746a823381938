import type { HolyDay } from './holy-days.ts';
import type { HomePageData } from './home-page.ts';
import type { TodaysQuote } from './quotes.ts';
import type { Language, PublicSettings } from './settings.ts';

/** A Badí year, with what the community keeps in it. */
export interface BadiYearData {
  /** In B.E. */
  readonly year: number;
  /** Those of its civil days, by date. */
  readonly holyDays: readonly HolyDay[];
}

/** A day of the community, today or past, and the quote that it has shown. */
export interface ShownQuote {
  /** Civil day. */
  readonly day: string;
  readonly quote: TodaysQuote;
}

/** A day's quote between those of the nearest days that have one; null where there is none. */
export interface ShownQuoteData extends ShownQuote {
  readonly previous: string | null;
  readonly next: string | null;
}

/** Some of the days that have shown a quote. */
export interface ShownQuotesData {
  /** The last first. */
  readonly shown: readonly ShownQuote[];
  /** The next older ones: those before a civil day. Null when there are none. */
  readonly older: { readonly before: string } | null;
  /** The next newer ones: those before a civil day, or the last ones. Null when these are the last ones. */
  readonly newer: { readonly before: string | null } | null;
}

/** Data that the server renders a page with, and that the browser hydrates it with. */
export interface PageData {
  /** The language in which the rest of it was read: see {@link PageDescription}. */
  readonly asked?: Language;
  readonly home?: HomePageData;
  /** The browser has it on every page of the application; the design pages do without. */
  readonly site?: PublicSettings;
  /** The community's civil day. */
  readonly today?: string;
  /** That day's; null when it has none. */
  readonly quote?: TodaysQuote | null;
  readonly badiYear?: BadiYearData;
  readonly shownQuote?: ShownQuoteData;
  readonly shownQuotes?: ShownQuotesData;
}

/** What the server reads for a page before it renders it. */
export type PageNeeds =
  | 'nothing'
  | 'home'
  | 'today'
  | 'quote'
  /** In B.E.; null for the year of today. */
  | { readonly badiYear: number | null }
  /** Of a civil day; there may be none, and then there is no page. */
  | { readonly shownQuote: string }
  /** Those before a civil day; null for the last ones. Where a day has none before it, there is no page. */
  | { readonly shownQuotesBefore: string | null };

/** What the server must know of a page before it renders it. */
export interface PageDescription {
  readonly status: 200 | 404;
  /** The page's own address: its path, with a query only where it says which page it is. */
  readonly address: string;
  readonly language: Language;
  /** The language in which what the site brings along is read: none where it is shown as it is stored. */
  readonly asked?: Language;
  readonly needs: PageNeeds;
  /**
   * What loads with it: the application's styles and scripts, its styles alone (the page needs no
   * script), or nothing but the page's own module.
   */
  readonly kind: 'application' | 'document' | 'standalone';
  /** The page's own module or style sheet, as the build manifest names it. */
  readonly module: string;
}

/** The same on the server, which always knows the community. */
export interface SitePageData extends PageData {
  readonly site: PublicSettings;
}

export interface PageRequest
  extends SitePageData,
    Pick<PageDescription, 'status' | 'address' | 'language'> {
  /** The site's own address without a trailing slash, for absolute links; null when not known. */
  readonly publicUrl: string | null;
  /** `index.html`, with the page's styles and scripts in place. */
  readonly template: string;
}

/** What the browser application's server build offers to the server and to the build. */
export interface PageRenderer {
  /**
   * @param url A request's path and query.
   * @param site Some pages are there only when the community has set something for them.
   */
  describePage(url: string, site: PublicSettings): PageDescription;
  /** The page that says that there is none at this address. */
  describeNotFound(url: string, site: PublicSettings): PageDescription;
  /**
   * Where the page really is whose address begins with the community's own language; null for any other.
   *
   * @returns path and query
   */
  bareAddress(url: string, site: PublicSettings): string | null;
  /** The whole document as HTML. */
  renderPage(request: PageRequest): Promise<string>;
  /** The modules that the application does not load: those of standalone pages, documents and languages. */
  readonly standaloneModules: readonly string[];
}
