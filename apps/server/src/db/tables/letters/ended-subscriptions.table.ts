/**
 * Addresses that get no more letters, and browsers that get no more notifications, so that a restored backup does not
 * send to them again. Rows are kept for a year.
 */
export interface EndedSubscriptionsTable {
  /** The blind index of the e-mail address, or of the browser's address at its push service: it cannot be reversed. */
  address_index: string;
  /** Instant, ISO 8601 in UTC with milliseconds. */
  ended_at: string;
}
