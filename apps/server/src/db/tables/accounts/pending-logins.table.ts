/** Logins whose password was right and whose second step is still to come. They are no sessions. */
export interface PendingLoginsTable {
  /** SHA-256 of the cookie's token, hexadecimal. */
  token_hash: string;
  user_id: number;
  /** Changes with the password: a pending login is valid only for the password that was entered. */
  password_mark: string;
  /** The challenge for a passkey to sign; null when none was asked for, and after it was used once. */
  challenge: string | null;
  /** Instant, ISO 8601 in UTC with milliseconds. */
  expires_at: string;
}
