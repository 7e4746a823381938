import type { TodaysQuote } from '@bahai-friends/contract';

/** A quote to be shared. */
export interface SharedQuote {
  readonly quote: TodaysQuote;
  /** The civil day of the community on which it is shown. */
  readonly day: string;
}

/** How a quote was shared, which decides about the message. */
export type WayShared =
  | { readonly way: 'sheet' | 'copied' | 'failed' }
  | { readonly way: 'by hand'; readonly text: string };
