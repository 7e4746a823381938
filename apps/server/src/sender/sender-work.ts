import type { SendResult } from '../channels/channel.ts';
import type { MailMessage } from '../channels/mail/mail-channel.ts';
import type { Post } from '../channels/post.ts';
import type { PushMessage } from '../channels/push/push-channel.ts';
import type { WebhookEvent } from '../channels/webhooks/webhook-channel.ts';
import type { OutboxRow } from '../outbox/outbox.repository.ts';

/** The type of message of each kind of channel. */
export interface ChannelMessages {
  readonly mail: MailMessage;
  readonly telegram: Post;
  readonly mastodon: Post;
  readonly webhooks: WebhookEvent;
  readonly push: PushMessage;
}
export type ChannelKindName = keyof ChannelMessages;

/** A message whose text was made just now. */
export interface Made<Message> {
  readonly message: Message;
  /** Called with the result before that is stored. */
  readonly settle?: (result: SendResult) => Promise<void>;
}

/** Makes the message of a row; null when it has become pointless. */
export type Make<Message> = (row: OutboxRow) => Promise<Made<Message> | null>;
export type MadeMail = Made<MailMessage>;
export type MakeMail = Make<MailMessage>;

/** The makers of messages for each kind of row, by the kind of channel. */
export type Makers = {
  readonly [Name in ChannelKindName]?: Readonly<Record<string, Make<ChannelMessages[Name]>>>;
};

/** Work that is done once on each civil day of the community, from the hour of sending on. */
export interface DailyWork {
  /** Its name in the database. */
  readonly what: string;
  /** The kind of channel that it uses: one that is not set up when a day is due gets none of its messages. */
  readonly channel: ChannelKindName;
  /**
   * Adds a day's rows to the outbox, at most 50 in a transaction. After an interruption it is called again for the
   * same day: rows that are stored already are recognised by their keys.
   */
  prepare(day: string): Promise<void>;
}

/** The work of features in a sender. */
export interface SenderWork {
  /** Rows of a kind wait as long as their channel has no maker for it. */
  readonly makers: Makers;
  readonly daily: readonly DailyWork[];
  /** Work that is repeated every minute, beside the rows that are due. */
  readonly everyMinute?: () => Promise<void>;
}
