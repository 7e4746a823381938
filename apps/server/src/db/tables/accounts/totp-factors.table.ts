/** Authenticator apps, one for each account at most. */
export interface TotpFactorsTable {
  user_id: number;
  /** Encrypted: see `totp-secrets.ts`. */
  secret: string;
  /** The last step whose code was used, in units of 30 seconds since 1970: each code is valid once. */
  last_step: number;
  /** Instant, ISO 8601 in UTC with milliseconds. */
  created_at: string;
}
