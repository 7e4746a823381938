import type { PageData, PageDescription } from '@bahai-friends/contract';
import type { ComponentType, ReactNode } from 'react';
import type { PageHead } from './document-head.ts';

/** One page of the site. The registry lists them all. */
interface BasePage extends Pick<PageDescription, 'needs' | 'module'> {
  /** The page's whole path; null for the page that answers every other one. */
  readonly path: string | null;
  readonly title: string;
  /** What the server writes into the document's head besides the title. */
  readonly head: (data: PageData) => PageHead | Promise<PageHead>;
}

/** A page that the browser hydrates and can go on to without loading a document. */
export interface ApplicationPage extends BasePage {
  /** Whether it stands between the site's star and copyright. */
  readonly isFramed: boolean;
  /** Loads the page's own code: no other page pays for it. */
  readonly load: () => Promise<{ readonly Page: ComponentType<PageData> }>;
}

/** A page that has a document of its own and shares neither styles nor scripts with the others. */
export interface StandalonePage extends BasePage {
  readonly path: string;
  readonly render: (data: PageData) => ReactNode;
}
