import type { Language } from '@bahai-friends/contract';
import type { Generated } from 'kysely';

/** Browsers that get notifications. Instants are ISO 8601 in UTC with milliseconds. */
export interface PushSubscriptionsTable {
  id: Generated<number>;
  /** The address at the push service and the browser's keys, sealed. */
  subscription: string;
  /** The blind index of the address. */
  endpoint_index: string;
  /**
   * SHA-256 of the token that the browser has, hexadecimal: the row is found by it even while the sealing key is
   * missing.
   */
  token_hash: string;
  language: Language;
  /** 1 where a shown notification does not tell its topic. */
  discreet: 0 | 1;
  /** The instant since which each kind is sent, or null: nothing that was due before is sent. */
  daily_since: string | null;
  reminders_since: string | null;
  created_at: string;
}
