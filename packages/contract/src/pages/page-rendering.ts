import type { TodaysQuote } from '../quotes/quotes.ts';
import type { HolyDay } from '../site/holy-days.ts';
import type { Language } from '../site/language.ts';
import type { PublicSettings } from '../site/settings.ts';
import type { SocialLink } from '../site/social-links.ts';
import type { FastTimes } from './fast-times.ts';
import type { ShownGathering } from './gatherings-page.ts';
import type { ShownProgramme } from './programme-page.ts';

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

/** The language of a page, and where the same page is in others: found once, from the page's address. */
export interface PageLanguage {
  readonly code: Language;
  /**
   * The language in which names and sentences that the site brings along are read. None for an English page of an
   * English community, which shows everything as it is stored.
   */
  readonly asked?: Language;
  /** The prefix of the addresses of this language, such as '/es'; empty in the community's own. */
  readonly prefix: string;
  /** Path and query of the same page in the community's own language; the home page's where it is in no other. */
  readonly bare: string;
  /** Whether the document brings along the texts of login and dashboard in this language. */
  readonly isForVolunteers?: true;
}

/** The services that pages read from, each reduced to the methods that some page calls. */
export interface PageSources {
  readonly quotes: {
    /** The quote of the community's day, in a language or in the community's; null when the day has none. */
    findToday(language?: Language): Promise<TodaysQuote | null>;
  };
  /** Names that the calendar knows are in the language that is given, or as they are stored. */
  readonly holyDays: {
    /** The next `count` from today on, today's included. */
    upcoming(count: number, language?: Language): Promise<HolyDay[]>;
    /** Those from one civil day to another, both included, by date. */
    between(first: string, last: string, language?: Language): Promise<HolyDay[]>;
  };
  readonly fastTimes: {
    /** The times of the Fast in a Badí year; null without a place. */
    ofYear(year: number): Promise<FastTimes | null>;
  };
  /** What everybody may know of gatherings. */
  readonly gatherings: {
    /** Those of the next weeks, today included, in the order in which people meet. */
    soon(): Promise<ShownGathering[]>;
    /** The one that a gathering has by its rule on a civil day; null where there is none. */
    shownOn(id: number, day: string): Promise<ShownGathering | null>;
    hasProgramme(meeting: ShownGathering): Promise<boolean>;
  };
  readonly programmes: {
    /** The programme of that meeting; null where there is none. */
    onDay(id: number, day: string): Promise<ShownProgramme | null>;
  };
  readonly letters: {
    /** A new stamp for the form at which visitors subscribe. */
    formStamp(): string;
  };
  readonly socialLinks: { list(): Promise<SocialLink[]> };
  /** Quotes in a language, or in the community's. */
  readonly shownDays: {
    /** null where the civil day has shown none. */
    onDay(day: string, language?: Language): Promise<ShownQuoteData | null>;
    /** At most `count` before a civil day, or the last ones; null where the day has none before it. */
    before(day: string | null, count: number, language?: Language): Promise<ShownQuotesData | null>;
  };
}

/** What the address of a page says besides which page it is, such as a year. */
export type PageValues = Readonly<Record<string, string | number | null>>;

/** What the server hands to a page that has data of its own. */
export interface PageReading {
  readonly sources: PageSources;
  /** The community's settings, as they are stored. */
  readonly site: PublicSettings;
  /** The site's own address without a trailing slash; null when not known. */
  readonly publicUrl: string | null;
  /**
   * Called with the error when a part could not be read. The browser then loads that part, and the page is not cached.
   */
  readonly onMissing: (error: unknown) => void;
}

/** The settings that scripts of pages get. None of them depends on features, so no page carries these. */
export type PageSite = Omit<PublicSettings, 'features'>;

/** What a page has of its own, by name. */
export type PageParts = Readonly<Record<string, unknown>>;

/** Data that the server renders a page with, and that the browser hydrates it with. */
export interface PageData extends PageParts {
  /** The language of the page; missing on the design pages and on pages that load no script. */
  readonly language?: PageLanguage;
  /** The browser has it on every page of the application; the design pages do without. */
  readonly site?: PageSite;
}

/** What the server must know of a page before it renders it. */
export interface PageDescription {
  /** 400 for a page that is asked for something that it does not have, and that says so. */
  readonly status: 200 | 400 | 404;
  /** The page's own address: its path, with a query only where it says which page it is. */
  readonly address: string;
  readonly language: PageLanguage;
  /** Path and query to redirect to, for an address with the prefix of the community's own language. */
  readonly movedTo?: string;
  /** Which page of the registry it is. */
  readonly page: string;
  readonly values?: PageValues;
  /**
   * What loads with it: the application's styles and scripts, its styles alone (the page needs no
   * script), or nothing but the page's own module.
   */
  readonly kind: 'application' | 'document' | 'standalone';
  /** The page's own module or style sheet, as the build manifest names it. */
  readonly module: string;
  /**
   * The one script of a document that has one, named likewise. For a page of the application: the script that it starts
   * with, when the others load only as they are needed.
   */
  readonly script?: string;
  /** Whether it has a form with a stamp: each request gets a new stamp, so the page is never cached. */
  readonly isForm?: true;
  /** Whether the browser stores it, with all that it loads later, for use without a network. */
  readonly isKept?: true;
  /** Modules that a kept page loads in other communities, and never in this one. */
  readonly neverLoads?: readonly string[];
  /** Whether the document comes without the styles of the home page. */
  readonly hasOwnLooks?: true;
  /**
   * The style sheet of what stands beside the application, such as gatherings on the home page, named likewise; only
   * where the community has that.
   */
  readonly besideStyleSheet?: string;
  /** The module that brings the page's language to its scripts, named likewise; English needs none. */
  readonly languageModule?: string;
}

/** The same on the server, which always knows the community. */
export interface SitePageData extends PageData {
  readonly site: PublicSettings;
}

export interface PageRequest
  extends SitePageData,
    Pick<PageDescription, 'status' | 'address' | 'page'> {
  readonly language: PageLanguage;
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
  /** The not-found page, in place of a page that has nothing to show after all. */
  describeNotFound(page: PageDescription): PageDescription;
  /**
   * A document that a route makes for one request, at an address that the registry does not know.
   *
   * @param name The page's in the registry.
   * @param bare Where its links to the other languages lead.
   */
  describeOwn(
    name: string,
    bare: string,
    language: Language,
    site: PublicSettings,
  ): PageDescription;
  /** What a page has of its own; null when there is nothing to show, and so no page. */
  readPage(page: PageDescription, reading: PageReading): Promise<PageParts | null>;
  /** The whole document as HTML. */
  renderPage(request: PageRequest): Promise<string>;
  /** The modules that the application does not load: those of standalone pages, documents and languages. */
  readonly standaloneModules: readonly string[];
  /** Those of them that are style sheets of what stands beside the application. */
  readonly besideStyleSheets: readonly string[];
}
