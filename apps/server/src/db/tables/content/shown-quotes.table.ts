/** The quote that each day has shown, scheduled or chosen; of several the last. */
export interface ShownQuotesTable {
  /** Civil day of the community, `YYYY-MM-DD`. */
  day: string;
  quote_id: number;
}
