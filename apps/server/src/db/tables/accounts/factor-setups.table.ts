import type { SecondFactorKind } from '@bahai-friends/contract';

/** Challenges and secrets for adding a second factor, each deleted with its session. */
export interface FactorSetupsTable {
  /** As in `sessions`. */
  session_hash: string;
  kind: SecondFactorKind;
  /** The challenge of a passkey, or the encrypted secret of an authenticator app. */
  value: string;
  /** Instant, ISO 8601 in UTC with milliseconds. */
  expires_at: string;
}
