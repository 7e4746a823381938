/** Instants are ISO 8601 in UTC with milliseconds, so that they compare as text. */
export interface SessionsTable {
  /** SHA-256 of the cookie's token, hexadecimal: the token itself is nowhere on the server. */
  token_hash: string;
  user_id: number;
  created_at: string;
  expires_at: string;
}
