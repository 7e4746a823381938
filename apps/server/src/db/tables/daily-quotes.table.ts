/** Which unscheduled quote was chosen for a day (UTC). */
export interface DailyQuotesTable {
  /** Civil day, `YYYY-MM-DD`. */
  day: string;
  quote_id: number;
}
