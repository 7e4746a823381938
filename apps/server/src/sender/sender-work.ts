import type { SendResult } from '../channels/channel.ts';
import type { MailMessage } from '../channels/mail/mail-channel.ts';
import type { Post } from '../channels/post.ts';
import type { PushMessage } from '../channels/push/push-channel.ts';
import type { WebhookEvent } from '../channels/webhooks/webhook-channel.ts';
import type { OutboxRow } from '../outbox/outbox.repository.ts';

/** What each kind of channel sends. */
export interface ChannelMessages {
  readonly mail: MailMessage;
  readonly telegram: Post;
  readonly mastodon: Post;
  readonly webhooks: WebhookEvent;
  readonly push: PushMessage;
}
export type ChannelKindName = keyof ChannelMessages;

/** A message whose words were made just now. */
export interface Made<Message> {
  readonly message: Message;
  /** Is told how it went, before that is stored. */
  readonly settle?: (result: SendResult) => Promise<void>;
}

/** Makes the words of a row; null when it has become pointless. */
export type Make<Message> = (row: OutboxRow) => Promise<Made<Message> | null>;
export type MadeMail = Made<MailMessage>;
export type MakeMail = Make<MailMessage>;

/** How the words of each kind of row are made, by the kind of channel through which it goes. */
export type Makers = {
  readonly [Name in ChannelKindName]?: Readonly<Record<string, Make<ChannelMessages[Name]>>>;
};

/** What is made once on each civil day of the community, from the time of sending on. */
export interface DailyWork {
  /** Names it in the database. */
  readonly what: string;
  /** The kind of channel through which it goes: what is not set up when a day is due gets nothing of it. */
  readonly channel: ChannelKindName;
  /**
   * Adds a day's rows to the outbox, at most 50 in a transaction. It may be called again for the same day when it was
   * cut off: the keys of the rows tell which are there.
   */
  prepare(day: string): Promise<void>;
}

/** What features have a sender do. */
export interface SenderWork {
  /** Rows of a kind of channel that has none wait. */
  readonly makers: Makers;
  readonly daily: readonly DailyWork[];
  /** What is looked at again and again, beside what is due. */
  readonly everyMinute?: () => Promise<void>;
}
