import type { TodaysQuote } from '@bahai-friends/contract';

/** A quote to be passed on. */
export interface SharedQuote {
  readonly quote: TodaysQuote;
  /** The community's civil day that shows it. */
  readonly day: string;
}
