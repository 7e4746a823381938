/** The unscheduled quote that was chosen for each day: rotation is based on it. */
export interface DailyQuotesTable {
  /** Civil day, `YYYY-MM-DD`. */
  day: string;
  quote_id: number;
}
