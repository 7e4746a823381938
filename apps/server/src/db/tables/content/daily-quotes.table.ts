/** Which unscheduled quote was chosen for a day: what rotation goes by. */
export interface DailyQuotesTable {
  /** Civil day, `YYYY-MM-DD`. */
  day: string;
  quote_id: number;
}
