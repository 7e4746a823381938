/** What volunteers have put off in the dashboard: a row for each of them and each kind. */
export interface AttentionPutOffTable {
  user_id: number;
  kind: string;
  /** Instant. */
  until: string;
}
