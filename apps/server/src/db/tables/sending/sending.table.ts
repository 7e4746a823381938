import type { Generated } from 'kysely';

/** Through what the site sends: one row, or none as long as nothing was set. */
export interface SendingTable {
  id: number;
  version: number;
  /** The mail account as JSON, without its secrets; null when there is none. */
  mail: string | null;
  /** Where on Telegram it posts, as JSON, without its secret; null when it does not. */
  telegram: string | null;
  /** The same of Mastodon. */
  mastodon: string | null;
  /** A list as JSON, without their secrets. */
  webhooks: Generated<string>;
  send_at: string;
  weekly_on: number;
  /** Since when days are sent as they are now: what was due before is not. */
  since: string;
  /** Since when nothing is sent; null when it is. */
  paused_at: string | null;
  updated_at: string;
}

/** What the site asks a sender to try, and what became of it. */
export interface SendingTestsTable {
  id: Generated<number>;
  channel: string;
  /** Sealed. */
  recipient: string | null;
  asked_at: string;
  /** 1 or 0; null as long as no sender has answered. */
  is_ok: number | null;
  said: string | null;
}

/** Senders that are running. */
export interface SendersTable {
  id: string;
  /** When it said so last. */
  seen_at: string;
}

/** Days whose messages were added to the outbox. */
export interface SentDaysTable {
  /** Whose, such as `letter daily`. */
  what: string;
  day: string;
}
