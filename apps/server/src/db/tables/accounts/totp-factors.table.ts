/** Authenticator apps, one for each account at most. */
export interface TotpFactorsTable {
  user_id: number;
  /** Encrypted: see `totp-secrets.ts`. */
  secret: string;
  /** The 30 seconds, counted since 1970, whose code was used last: each code is good once. */
  last_step: number;
  /** Instant, ISO 8601 in UTC with milliseconds. */
  created_at: string;
}
