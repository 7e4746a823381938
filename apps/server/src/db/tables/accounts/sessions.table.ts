/** Instants are ISO 8601 in UTC with milliseconds, so that they compare as text. */
export interface SessionsTable {
  /** SHA-256 of the cookie's token, hexadecimal: the token itself is not stored. */
  token_hash: string;
  user_id: number;
  created_at: string;
  /** When it expires unless it is used before; never over 90 days after `created_at`. */
  expires_at: string;
  /** At login, or when the password was asked for again. */
  password_entered_at: string;
  /** Written at most once an hour. */
  last_used_at: string;
  /** Such as `Firefox on Windows`; empty when it is unknown. */
  device: string;
  /** As coarse as an IPv4 /24 or IPv6 /48; empty when it is unknown. */
  network: string;
  /** How often the password was entered since it was last right. */
  password_tries: number;
}
