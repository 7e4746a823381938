import type {
  PageData,
  PageDescription,
  PageReading,
  PageRequest,
  PageSite,
  PageValues,
  PublicSettings,
  SitePageData,
} from '@bahai-friends/contract';
import type { ComponentType, ReactNode } from 'react';
import type { PageHead } from './document-head.ts';

/*
 * A page is a folder of this room. Each kind has a file of its own name there, and `page.server.ts` where it has data
 * of its own (`Own`), which may depend on values in its address (`Values`).
 */

/** `page` in `page.ts`: a page that the browser hydrates, and can go to without loading a document. */
export interface ApplicationPage<Own extends object = object> {
  /** The page's whole path; null for the page at every unknown path. */
  readonly path: string | null;
  readonly title: (siteName: string) => string;
  /**
   * Whether the page is only for volunteers. It is then in the community's language or that of `?lang=`, if the
   * dashboard has it, otherwise in English. All other pages are in every language, each at an address of its own.
   */
  readonly isForVolunteers?: true;
  /**
   * The frame of the page: the site's star and copyright, only the copyright where the page has the whole width of the
   * window, or none.
   */
  readonly frame: 'narrow' | 'wide' | 'none';
  /** Whether only volunteers see it: its content is removed as soon as it is left. */
  readonly isPrivate?: true;
  /** Whether this community has the page; by default every one does. */
  readonly isThere?: (site: PageSite) => boolean;
  /** Loads `<folder>-page.tsx`, the page's own code: no other page loads it. */
  readonly load: () => Promise<{ readonly Page: ComponentType<PageData & Own> }>;
}

/** `document` in `page.ts`: the parts of the page that only the server needs. */
export interface PageDocument<Own extends object = object> {
  /** The content of the document's head besides the title. */
  readonly head: (data: SitePageData & Own) => PageHead;
  /** Whether the browser caches the page for use without a network. */
  readonly isKept?: true;
  /** Files of the folder that a cached page loads later in some communities, and never in this one. */
  readonly neverLoads?: (site: PublicSettings) => readonly string[];
  /** A file of the folder with the page's first script, which loads the hydrating modules only when they are needed. */
  readonly starter?: string;
}

/**
 * `document` in `document.tsx`: pages that the server renders completely, in the frame of the public pages. None needs
 * a script.
 */
export interface DocumentPages<
  Own extends object = object,
  Values extends PageValues = PageValues,
> {
  /** A file of the folder that some of the pages may load: without it they have the same content. */
  readonly script?: string;
  /** Whether nothing on them looks as on the home page: they do not get its styles. */
  readonly hasOwnLooks?: true;
  /**
   * The values in the address of such a page, and its canonical address; null where there is none.
   *
   * @param path such as `/calendar/183`
   * @param site Some communities do not have the page.
   */
  readonly find: (
    path: string,
    query: URLSearchParams,
    site: PublicSettings,
  ) => FoundDocument<Values> | null;
  readonly title: (data: SitePageData & Own) => string;
  readonly head: (data: SitePageData & Own) => PageHead;
  readonly render: (data: DocumentData & Own) => ReactNode;
}

/** The data with which a document is rendered. */
type DocumentData = SitePageData & Pick<PageRequest, 'publicUrl'>;

export interface FoundDocument<Values extends PageValues = PageValues> {
  readonly address: string;
  readonly values: Values;
  /** Whether it has a form with a stamp, which is made for each request. */
  readonly isForm?: true;
  /** Whether it loads the script of these pages. */
  readonly hasScript?: true;
  /** Whether the browser caches it for use without a network. */
  readonly isKept?: true;
  /** Whether the query asks for something that the page does not have: it says so, with the status 400. */
  readonly isRefused?: true;
}

/**
 * `pages` in `standalone.tsx`: pages with documents of their own, which share neither styles nor scripts with the
 * others.
 */
export interface StandalonePage<Own extends object = object> {
  readonly path: string;
  readonly title: (siteName: string) => string;
  /** Whether it is in the community's language, or in that of `?lang=`; others are only in English. */
  readonly isTranslated?: true;
  /** The only file that it loads: a style sheet or script of its folder. */
  readonly loads: string;
  readonly head: (data: SitePageData & Own) => PageHead;
  readonly render: (data: SitePageData & Own) => ReactNode;
}

/** The address of a standalone page, for the code that reads its data. */
export type StandaloneValues = Readonly<Record<'path', string>>;

/** `read` in `page.server.ts`: reads the page's own data; null when there is nothing to show, and so no page. */
export type ReadPage<Own extends object = object, Values extends PageValues = PageValues> = (
  reading: PageReading & Pick<PageDescription, 'language'> & { readonly values: Values },
) => Promise<Own | null>;

/**
 * `beside` in `page.server.ts` of a page of the application: content behind the application in the page's document,
 * which is in no script.
 */
export interface PageBeside<Own extends object = object> {
  /** Whether this community has it at all. */
  readonly isThere: (site: PublicSettings) => boolean;
  /** Its style sheet, a file of the page's folder. */
  readonly loads: string;
  /** The part of the page's own data that it shows, and that the browser does not get. */
  readonly reads: keyof Own & string;
  readonly render: (data: SitePageData & Own) => ReactNode;
}
