import type {
  PageData,
  PageDescription,
  PageNeeds,
  PageRequest,
  PublicSettings,
  SitePageData,
} from '@bahai-friends/contract';
import type { ComponentType, ReactNode } from 'react';
import type { PageHead } from './document-head.ts';

/** One page of the site, as browser and server know it. */
interface BasePage {
  /** The page's whole path; null for the page that answers every other one. */
  readonly path: string | null;
  readonly title: (siteName: string) => string;
}

/** What only the server needs of a page. */
export interface PageDocument extends Pick<PageDescription, 'needs' | 'module'> {
  /** What stands in the document's head besides the title. */
  readonly head: (data: SitePageData) => PageHead;
}

/** A page that the browser hydrates and can go on to without loading a document. */
export interface ApplicationPage extends BasePage {
  /** Whether it is only in English; any other is in every language, each at an address of its own. */
  readonly isEnglish?: true;
  /**
   * What stands around it: the site's star and copyright, only the copyright where the page has the
   * whole width of the window, or nothing.
   */
  readonly frame: 'narrow' | 'wide' | 'none';
  /** Whether this community has the page; every one has it unless given. */
  readonly isThere?: (site: PublicSettings) => boolean;
  /** Loads the page's own code: no other page pays for it. */
  readonly load: () => Promise<{ readonly Page: ComponentType<PageData> }>;
}

/** Pages that the server renders whole, in the frame of the public pages: none needs a script. */
export interface DocumentPages {
  /** Their style sheet. */
  readonly module: string;
  /**
   * What the page at an address needs, and the address itself as links have it; null where there is none.
   *
   * @param path such as `/calendar/183`
   */
  readonly find: (path: string, query: URLSearchParams) => FoundDocument | null;
  readonly title: (data: SitePageData) => string;
  readonly head: (data: SitePageData) => PageHead;
  readonly render: (data: DocumentData) => ReactNode;
}

/** What a document is rendered with. */
export type DocumentData = SitePageData & Pick<PageRequest, 'publicUrl'>;

export interface FoundDocument {
  readonly address: string;
  readonly needs: PageNeeds;
}

/** A page that has a document of its own and shares neither styles nor scripts with the others. */
export interface StandalonePage extends BasePage, PageDocument {
  readonly path: string;
  /** Whether it is in the community's language, or in that of `?lang=`; any other is only in English. */
  readonly isTranslated?: true;
  readonly render: (data: SitePageData) => ReactNode;
}
