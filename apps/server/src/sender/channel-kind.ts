import type { Channel } from '../channels/channel.ts';
import type { StoredSending } from '../features/sending/sending.repository.ts';
import type { SealingKey } from '../sealing/sealing-key.ts';
import type { ChannelKindName } from './sender-work.ts';

/** What is set up now. */
export interface SetUp {
  readonly sending: StoredSending;
  /** Opens secrets; null as long as nothing was sealed. */
  readonly key: SealingKey | null;
}

/** A kind of channel as a sender uses it: which of them are set up, and how one is opened. */
export interface ChannelKind<Account, Message> {
  readonly name: ChannelKindName;
  /** How each is set up, with its secrets, by its name in the outbox; without those whose secrets cannot be read. */
  accounts(setUp: SetUp): Promise<ReadonlyMap<string, Account>>;
  /** Loads what sends: what speaks HTTP needs 15 MB, and most sites set up one or two of them. */
  open(account: Account): Promise<Channel<Message>>;
  /**
   * For how many seconds a message may be sent again when nobody knows whether it was sent before; for any time where it
   * is missing: then a second one does no harm, or comes to nobody.
   */
  readonly repeatSeconds?: number;
  /** How many messages an hour may have; null for any number. */
  perHour?(sending: StoredSending): number | null;
}
