/** Stamps of public forms that cannot be used again. */
export interface UsedStampsTable {
  /** What tells a stamp apart. */
  id: string;
  /** Instant, ISO 8601 in UTC with milliseconds, from which the stamp would be too old anyway. */
  expires_at: string;
}
