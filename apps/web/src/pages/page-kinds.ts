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
 * of its own (`Own`), which its address may say more of (`Values`).
 */

/** `page.ts` says `page` of it: a page that the browser hydrates and can go on to without loading a document. */
export interface ApplicationPage<Own extends object = object> {
  /** The page's whole path; null for the page that answers every other one. */
  readonly path: string | null;
  readonly title: (siteName: string) => string;
  /**
   * Whether volunteers alone come to it: it is in the community's language or that of `?lang=`, as far as the dashboard
   * has it, else in English. Any other is in every language, each at an address of its own.
   */
  readonly isForVolunteers?: true;
  /**
   * What stands around it: the site's star and copyright, only the copyright where the page has the
   * whole width of the window, or nothing.
   */
  readonly frame: 'narrow' | 'wide' | 'none';
  /** Whether only volunteers see it: what it shows goes the moment it is left. */
  readonly isPrivate?: true;
  /** Whether this community has the page; every one has it unless given. */
  readonly isThere?: (site: PageSite) => boolean;
  /** Loads `<folder>-page.tsx`, the page's own code: no other page pays for it. */
  readonly load: () => Promise<{ readonly Page: ComponentType<PageData & Own> }>;
}

/** `page.ts` says `document` of it: what only the server needs of the page. */
export interface PageDocument<Own extends object = object> {
  /** What stands in the document's head besides the title. */
  readonly head: (data: SitePageData & Own) => PageHead;
  /** Whether the browser keeps the page for when there is no network. */
  readonly isKept?: true;
  /** Files of the folder that a kept page loads later in some communities, and never in this one. */
  readonly neverLoads?: (site: PublicSettings) => readonly string[];
  /** A file of the folder that the page starts with, and loads what hydrates it only when it is needed. */
  readonly starter?: string;
}

/** `document.tsx`: pages that the server renders whole, in the frame of the public pages. None needs a script. */
export interface DocumentPages<
  Own extends object = object,
  Values extends PageValues = PageValues,
> {
  /** A file of the folder that some of the pages may load: all of them say the same without it. */
  readonly script?: string;
  /** Whether they show nothing that looks as on the home page: they come without its styles. */
  readonly hasOwnLooks?: true;
  /**
   * What the address of such a page says, and the address itself as links have it; null where there is none.
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

/** What a document is rendered with. */
type DocumentData = SitePageData & Pick<PageRequest, 'publicUrl'>;

export interface FoundDocument<Values extends PageValues = PageValues> {
  readonly address: string;
  readonly values: Values;
  /** Whether it has a form with a stamp, which is made for each request. */
  readonly isForm?: true;
  /** Whether it loads the script of these pages. */
  readonly hasScript?: true;
  /** Whether the browser keeps it for when there is no network. */
  readonly isKept?: true;
  /** Whether the query asks for what the page does not have: it says so, with the status 400. */
  readonly isRefused?: true;
}

/** `standalone.tsx`: pages with documents of their own, which share neither styles nor scripts with the others. */
export interface StandalonePage<Own extends object = object> {
  readonly path: string;
  readonly title: (siteName: string) => string;
  /** Whether it is in the community's language, or in that of `?lang=`; any other is only in English. */
  readonly isTranslated?: true;
  /** All that it loads: a style sheet or script of its folder. */
  readonly loads: string;
  readonly head: (data: SitePageData & Own) => PageHead;
  readonly render: (data: SitePageData & Own) => ReactNode;
}

/** The address of a standalone page, for whoever reads its data. */
export type StandaloneValues = Readonly<Record<'path', string>>;

/** `page.server.ts` says `read`: what the page has of its own; null when there is nothing to show, and so no page. */
export type ReadPage<Own extends object = object, Values extends PageValues = PageValues> = (
  reading: PageReading & Pick<PageDescription, 'language'> & { readonly values: Values },
) => Promise<Own | null>;

/**
 * `page.server.ts` says `beside` of a page of the application: what stands behind the application in the page's document,
 * and no script knows.
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
