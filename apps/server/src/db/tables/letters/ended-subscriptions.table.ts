/**
 * Addresses that get no letters any more, and browsers that get no notifications, so that a restored backup does not send
 * them some; kept for a year.
 */
export interface EndedSubscriptionsTable {
  /** The blind index of the address, or of the browser's at its push service: nobody can read it. */
  address_index: string;
  /** Instant, ISO 8601 in UTC with milliseconds. */
  ended_at: string;
}
