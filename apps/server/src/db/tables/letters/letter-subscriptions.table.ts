import type { Language } from '@bahai-friends/contract';
import type { Generated } from 'kysely';

/** Who gets letters, or has asked for them. Instants are ISO 8601 in UTC with milliseconds. */
export interface LetterSubscriptionsTable {
  id: Generated<number>;
  /** Sealed. */
  address: string;
  /** The blind index of the address without case. */
  address_index: string;
  /** The token of the links in letters, sealed: each letter has it anew. */
  token: string;
  /** SHA-256 of the token, hexadecimal: what a link is found by, even while the sealing key is not there. */
  token_hash: string;
  language: Language;
  /** Since when each kind is sent, or null: nothing is sent that was due before. */
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
  /** On how many days it was, as far as those were about the address and not about all of a day's letters. */
  refusals: Generated<number>;
  /** 1 as long as that is still to be found out of the last of them. */
  refusal_open: Generated<number>;
}
