import type { Language } from '@bahai-friends/contract';
import type { Generated } from 'kysely';

/** Browsers that get notifications. Instants are ISO 8601 in UTC with milliseconds. */
export interface PushSubscriptionsTable {
  id: Generated<number>;
  /** The address at the push service and the browser's keys, sealed. */
  subscription: string;
  /** The blind index of the address. */
  endpoint_index: string;
  /** SHA-256 of the token that the browser has, hexadecimal: it is found even while the sealing key is not there. */
  token_hash: string;
  language: Language;
  /** 1 where what is shown says nothing of what it is about. */
  discreet: 0 | 1;
  /** Since when each kind is sent, or null: nothing is sent that was due before. */
  daily_since: string | null;
  reminders_since: string | null;
  created_at: string;
}
