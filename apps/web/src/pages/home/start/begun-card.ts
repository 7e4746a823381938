import type { WayShared } from './shared-quote.ts';

/** The changes of the page's first script in the quote's card before React took over: they are in the document. */
export interface BegunCard {
  readonly isUnfolded: boolean;
  /** Whether the card shows that sharing could not be started. */
  readonly hasFailed: boolean;
  /** Whether the card tells which day's quote it is, since the page comes from the cache. */
  readonly isSaidOld: boolean;
  /** Quotes that are being shared, and may need a message. */
  readonly sharing: Promise<WayShared>[];
}
