import type { Generated } from 'kysely';

/** WebAuthn credentials. Instants are ISO 8601 in UTC with milliseconds. */
export interface PasskeysTable {
  id: Generated<number>;
  user_id: number;
  /** base64url, as browsers name it. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** The authenticator's signature counter, in decimal: up to 2^32 - 1, more than `integer` holds. */
  counter: string;
  /** How the browser may reach it, separated by spaces; empty when it did not say. */
  transports: string;
  /** The RP ID for which it was made. */
  host: string;
  /** The name that its owner gave it. */
  name: string;
  /**
   * Both 0 or 1. `backup_eligible`, which never changes: whether its provider may keep a copy; `backed_up`: whether it
   * does.
   */
  backup_eligible: number;
  backed_up: number;
  created_at: string;
  last_used_at: string | null;
}
