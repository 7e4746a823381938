import type { Generated } from 'kysely';

/** The state of a message. */
export type OutboxState = 'waiting' | 'sent' | 'failed' | 'dropped' | 'perhaps-sent';

/** Messages to be sent, one row for each. A row refers to its subject; the text is made when it is sent. */
export interface OutboxTable {
  id: Generated<number>;
  /** Unique, so that the same message is never added twice. */
  key: string;
  /** The channel, such as `mail`. */
  channel: string;
  /** The kind of message, by which its text is made. */
  kind: string;
  /** References to the subject, as JSON; no texts, and nothing of a person but ids. */
  subject: string;
  /** 1 for a message that somebody waits for. */
  urgent: Generated<number>;
  state: OutboxState;
  /** When it is next tried. */
  due_at: string;
  /** How often sending has failed. */
  failures: number;
  /** How often a sender has taken it: more often than it has failed when a sender was cut off. */
  takes: number;
  /** The instant until which a sender has it for itself; null when none has. */
  leased_until: string | null;
  /** The instant since which it may have been sent, though nobody knows; null when that is not in doubt. */
  unsure_since: string | null;
  finished_at: string | null;
}

/** The state of each channel. */
export interface OutboxChannelsTable {
  channel: string;
  sent: number;
  failed: number;
  dropped: number;
  perhaps_sent: number;
  /** Failures since the last message was sent. */
  failures_in_row: number;
  /** The instant of the first of them. */
  failing_since: string | null;
  last_sent_at: string | null;
  /** Masked: it has no address and no secret. */
  last_error: string | null;
}
