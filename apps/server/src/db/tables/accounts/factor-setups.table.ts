import type { SecondFactorKind } from '@bahai-friends/contract';

/** What a session has been given to add a second factor with; it goes with the session. */
export interface FactorSetupsTable {
  /** As in `sessions`. */
  session_hash: string;
  kind: SecondFactorKind;
  /** The challenge of a passkey, or the encrypted secret of an authenticator app. */
  value: string;
  /** Instant, ISO 8601 in UTC with milliseconds. */
  expires_at: string;
}
