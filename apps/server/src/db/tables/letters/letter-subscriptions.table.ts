import type { Language } from '@bahai-friends/contract';
import type { Generated } from 'kysely';

/** Subscriptions to letters, confirmed or not. Instants are ISO 8601 in UTC with milliseconds. */
export interface LetterSubscriptionsTable {
  id: Generated<number>;
  /** Sealed. */
  address: string;
  /** The blind index of the address without case. */
  address_index: string;
  /** The token of the links in letters, sealed: it is needed again for each letter. */
  token: string;
  /** SHA-256 of the token, hexadecimal: the row is found by it even while the sealing key is missing. */
  token_hash: string;
  language: Language;
  /** The instant since which each kind is sent, or null: nothing that was due before is sent. */
  daily_since: string | null;
  weekly_since: string | null;
  reminders_since: string | null;
  created_at: string;
  /** null until the link of the first letter was used. */
  confirmed_at: string | null;
  /** The civil day on which the last letter with a link was asked for: one a day at most. */
  link_sent_on: string | null;
  /** The last civil day on which the address was refused, with no letter taken since. */
  refused_on: string | null;
  /** The number of days with refusals that were about this address and not about all letters of the day. */
  refusals: Generated<number>;
  /** 1 as long as it is unknown what the last refusal was about. */
  refusal_open: Generated<number>;
}
