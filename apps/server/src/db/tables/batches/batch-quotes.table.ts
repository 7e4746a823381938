/** What a batch did to a quote. */
export type BatchQuoteChange = 'added' | 'deleted' | 'changed' | 'moved';

/** A quote of a batch, and what it was before. */
export interface BatchQuotesTable {
  batch_id: number;
  quote_id: number;
  change: BatchQuoteChange;
  /** The date in the snapshot, to find quotes by it: a civil day, `YYYY-MM-DD`. */
  display_date: string | null;
  /**
   * The quote's version as the batch left it: while the quote has it, nobody has changed it since. Null
   * for one that the batch deleted.
   */
  version_after: number | null;
  /** The whole quote as it was before, as `quote-snapshot.ts` writes it; null for one that the batch added. */
  snapshot: string | null;
}

/** Quotes that already had the date of one of the batch's quotes when it was made, and that it did not change. */
export interface BatchSiblingsTable {
  batch_id: number;
  quote_id: number;
  /** Civil day, `YYYY-MM-DD`. */
  display_date: string;
}

/** The days for which a quote that a batch deleted was recorded. */
export interface BatchDaysTable {
  batch_id: number;
  /** `chosen` by rotation for the day, or `shown` on the day. */
  record: 'chosen' | 'shown';
  /** Civil day, `YYYY-MM-DD`. */
  day: string;
  quote_id: number;
}
