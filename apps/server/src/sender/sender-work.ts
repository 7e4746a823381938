import type { SendResult } from '../channels/channel.ts';
import type { MailMessage } from '../channels/mail/mail-channel.ts';
import type { OutboxRow } from '../outbox/outbox.repository.ts';

/** A mail whose words were made just now. */
export interface MadeMail {
  readonly message: MailMessage;
  /** Is told how it went, before that is stored. */
  readonly settle?: (result: SendResult) => Promise<void>;
}

/** Makes the words of a row; null when it has become pointless. */
export type MakeMail = (row: OutboxRow) => Promise<MadeMail | null>;

/** What is made once on each civil day of the community, from the time of sending on. */
export interface DailyWork {
  /** Names it in the database. */
  readonly what: string;
  /**
   * Adds a day's rows to the outbox, at most 50 in a transaction. It may be called again for the same day when it was
   * cut off: the keys of the rows tell which are there.
   */
  prepare(day: string): Promise<void>;
}

/** What features have a sender do. */
export interface SenderWork {
  /** How the words of each kind of row are made. Where there are none, rows wait. */
  readonly mails: Readonly<Record<string, MakeMail>>;
  readonly daily: readonly DailyWork[];
  /** What is looked at again and again, beside what is due. */
  readonly everyMinute?: () => Promise<void>;
}
