/** How a message went. `perhaps-sent` when nobody can tell, and a second time would be worse than none. */
export type SendResult =
  /** `said` is what the other side has answered, masked. */
  | { readonly outcome: 'sent'; readonly said: string }
  | { readonly outcome: 'perhaps-sent'; readonly error: string }
  | {
      readonly outcome: 'failed';
      /** Masked: fit to be stored and shown. */
      readonly error: string;
      /** Trying again would change nothing. */
      readonly isFinal?: boolean;
      /** There is nobody any more to whom it could be sent: nothing has failed. */
      readonly isGone?: true;
      /** The recipient was refused: it is not the channel that fails. */
      readonly refusesRecipient?: boolean;
      /** Seconds that the other side asks to be left alone. */
      readonly retryAfter?: number;
      /** Nobody knows whether it was sent. */
      readonly isUnsure?: boolean;
    };

/** A way out of the site. It knows how something is sent, and nothing of what it is about. */
export interface Channel<Message> {
  /**
   * Sends a message; whatever goes wrong is part of the result.
   *
   * @param atRisk To be waited for just before the moment from which on nobody knows whether it was sent, until it is
   *   answered; only where a second time would be worse than none.
   */
  send(message: Message, atRisk?: () => Promise<void>): Promise<SendResult>;
  /**
   * Finds out whether it can be used, for whoever has just set it up; a channel that nobody tries has none.
   *
   * @param recipient To whom, where something is sent for it.
   */
  test?(recipient: string): Promise<SendResult>;
  /** Ends its connections. */
  close(): void;
}
