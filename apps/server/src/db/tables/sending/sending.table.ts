import type { Generated } from 'kysely';

/** The settings for sending: one row, or none as long as nothing was set. */
export interface SendingTable {
  id: number;
  version: number;
  /** The mail account as JSON, without its secrets; null when there is none. */
  mail: string | null;
  /** The Telegram bot and chat as JSON, without the bot's token; null when there is none. */
  telegram: string | null;
  /** The Mastodon account likewise. */
  mastodon: string | null;
  /** A list as JSON, without their secrets. */
  webhooks: Generated<string>;
  send_at: string;
  weekly_on: number;
  /** The instant since which days are sent with these settings: messages that were due before are not sent. */
  since: string;
  /** The instant since which sending is paused; null when it is not. */
  paused_at: string | null;
  updated_at: string;
}

/** Tests that the site asks a sender for, and their results. */
export interface SendingTestsTable {
  id: Generated<number>;
  channel: string;
  /** Sealed. */
  recipient: string | null;
  asked_at: string;
  /** 1 or 0; null as long as no sender has answered. */
  is_ok: number | null;
  /** Null as long as no sender has taken the test, empty while one runs it. */
  said: string | null;
}

/** Senders that are running. */
export interface SendersTable {
  id: string;
  /** When it last reported. */
  seen_at: string;
}

/** Days whose messages were added to the outbox. */
export interface SentDaysTable {
  /** What was sent, such as `letter daily`. */
  what: string;
  day: string;
}
