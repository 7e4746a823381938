/** Used stamps of public forms. */
export interface UsedStampsTable {
  /** The id of the stamp. */
  id: string;
  /** Instant, ISO 8601 in UTC with milliseconds, from which the stamp would have expired anyway. */
  expires_at: string;
}
