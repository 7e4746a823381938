import type { TodaysQuote } from '@bahai-friends/contract';

/** A quote to be passed on. */
export interface SharedQuote {
  readonly quote: TodaysQuote;
  /** The community's civil day that shows it. */
  readonly day: string;
}

/** How a quote was passed on: what there is to be said of it. */
export type WayShared =
  | { readonly way: 'sheet' | 'copied' | 'failed' }
  | { readonly way: 'by hand'; readonly text: string };
