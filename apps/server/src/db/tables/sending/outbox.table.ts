import type { Generated } from 'kysely';

/** Where what is to be sent stands. */
export type OutboxState = 'waiting' | 'sent' | 'failed' | 'dropped' | 'perhaps-sent';

/** What is to be sent, once: what, not the words, which are made when it is sent. */
export interface OutboxTable {
  id: Generated<number>;
  /** Makes a second row of the same thing impossible. */
  key: string;
  /** Through which it goes, such as `mail`. */
  channel: string;
  /** What it is, for whoever makes its words. */
  kind: string;
  /** What it is about, as JSON; no words, and nothing of a person but ids. */
  subject: string;
  /** 1 for what somebody waits for. */
  urgent: Generated<number>;
  state: OutboxState;
  /** When it is tried next. */
  due_at: string;
  /** How often it has failed. */
  failures: number;
  /** How often a sender has taken it: more often than it has failed when one was cut off. */
  takes: number;
  /** Until when a sender has it for itself; null when none has. */
  leased_until: string | null;
  /** Since when it may have been sent, though nobody knows; null when it was not. */
  unsure_since: string | null;
  finished_at: string | null;
}

/** How it goes with a channel. */
export interface OutboxChannelsTable {
  channel: string;
  sent: number;
  failed: number;
  dropped: number;
  perhaps_sent: number;
  /** Failures since something was sent last. */
  failures_in_row: number;
  /** When the first of them was. */
  failing_since: string | null;
  last_sent_at: string | null;
  /** Masked: no address and no secret is in it. */
  last_error: string | null;
}
