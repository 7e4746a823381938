import type { Channel } from '../channels/channel.ts';
import type { StoredSending } from '../features/sending/sending.repository.ts';
import type { SealingKey } from '../sealing/sealing-key.ts';
import type { ChannelKindName } from './sender-work.ts';

/** The present settings for sending. */
export interface SetUp {
  readonly sending: StoredSending;
  /** Opens secrets; null as long as nothing was sealed. */
  readonly key: SealingKey | null;
}

/** A kind of channel as a sender uses it: the accounts that are set up, and how to open a channel for one. */
export interface ChannelKind<Account, Message> {
  readonly name: ChannelKindName;
  /**
   * The accounts with their secrets, by the channel's name in the outbox; an account whose secrets cannot be read is
   * left out.
   */
  accounts(setUp: SetUp): Promise<ReadonlyMap<string, Account>>;
  /**
   * Opens a channel. Its library is loaded only then: that for HTTP needs 15 MB, and most sites set up one or two
   * kinds.
   */
  open(account: Account): Promise<Channel<Message>>;
  /**
   * For how many seconds a message may be sent again when nobody knows whether it was sent before. Without a limit when
   * it is missing: then a second one does no harm, or reaches nobody.
   */
  readonly repeatSeconds?: number;
  /** How many messages may be sent in an hour; null for any number. */
  perHour?(sending: StoredSending): number | null;
}
