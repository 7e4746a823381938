/**
 * The result of sending. `perhaps-sent` means that nobody can tell, and that sending twice would be worse than not at
 * all.
 */
export type SendResult =
  /** `said` is the answer of the other side, masked. */
  | { readonly outcome: 'sent'; readonly said: string }
  | { readonly outcome: 'perhaps-sent'; readonly error: string }
  | {
      readonly outcome: 'failed';
      /** Masked: fit to be stored and shown. */
      readonly error: string;
      /** Trying again would change nothing. */
      readonly isFinal?: boolean;
      /** The recipient does not exist any more: nothing has failed. */
      readonly isGone?: true;
      /** The recipient was refused: it is not the channel that fails. */
      readonly refusesRecipient?: boolean;
      /** Seconds that the other side asks to be left alone. */
      readonly retryAfter?: number;
      /** Nobody knows whether it was sent. */
      readonly isUnsure?: boolean;
    };

/** A way out of the site, such as mail. It knows how something is sent, and nothing about its contents. */
export interface Channel<Message> {
  /**
   * Sends a message; a failure is part of the result, and not thrown.
   *
   * @param atRisk Only where sending twice would be worse than not at all: called, and waited for, just before the
   *   moment from which on nobody could tell whether the message was sent.
   */
  send(message: Message, atRisk?: () => Promise<void>): Promise<SendResult>;
  /**
   * Finds out whether the channel can be used, for the person who has just set it up; missing for a channel that has no
   * test.
   *
   * @param recipient The recipient of the test message, where one is sent.
   */
  test?(recipient: string): Promise<SendResult>;
  /** Ends its connections. */
  close(): void;
}
