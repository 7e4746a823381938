/** Notices that volunteers have put off in the dashboard: a row for each user and kind. */
export interface AttentionPutOffTable {
  user_id: number;
  kind: string;
  /** Instant. */
  until: string;
}
