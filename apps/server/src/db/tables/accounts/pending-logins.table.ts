/** Logins whose password was right and whose second step is still to come. They are no sessions. */
export interface PendingLoginsTable {
  /** SHA-256 of the cookie's token, hexadecimal. */
  token_hash: string;
  user_id: number;
  /** Tells whether the password is still the one that was entered. */
  password_mark: string;
  /** What a passkey has to sign; null when none was asked for, and after it was taken once. */
  challenge: string | null;
  /** Instant, ISO 8601 in UTC with milliseconds. */
  expires_at: string;
}
