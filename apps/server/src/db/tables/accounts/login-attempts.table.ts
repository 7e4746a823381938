/**
 * Login attempts that did not (yet) succeed, by account and address. Instants are ISO 8601 in UTC with
 * milliseconds, so that they compare as text.
 */
export interface LoginAttemptsTable {
  account: string;
  address: string;
  window_ends_at: string;
  attempts: number;
  last_attempt_at: string;
}
