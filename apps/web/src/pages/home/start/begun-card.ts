import type { WayShared } from './shared-quote.ts';

/** What the page's first script has done in the quote's card before React came: the document shows it. */
export interface BegunCard {
  readonly isUnfolded: boolean;
  /** Whether the card says that sharing could not be started. */
  readonly hasFailed: boolean;
  /** Whether the card says whose quote it is, as the page is a kept one. */
  readonly isSaidOld: boolean;
  /** A quote that is being passed on, of which something may be said. */
  readonly sharing: Promise<WayShared>[];
}
