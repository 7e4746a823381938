import type { Channel, SendResult } from '../channels/channel.ts';
import type { Clock } from '../clock.ts';
import type { UsableChannel } from '../outbox/dispatcher.ts';
import type { OutboxRow } from '../outbox/outbox.repository.ts';
import { isTooLate, type Outbox, type Outcome } from '../outbox/outbox.ts';
import type { ChannelKind, SetUp } from './channel-kind.ts';
import type { ChannelKindName, Make } from './sender-work.ts';

/** The open channels of one kind, whatever they send. */
export interface OpenChannels {
  readonly name: ChannelKindName;
  /** Opens and closes channels by the present settings; null while nothing can be sent. */
  use(setUp: SetUp | null): Promise<void>;
  /** Whether there is an open channel with a name in the outbox. */
  has(channel: string): boolean;
  isEmpty(): boolean;
  /** The channels that have something to send, and how much each may send now. */
  usable(): Promise<readonly UsableChannel[]>;
  /** Makes the text of a row at this moment and sends it; null when either is impossible now. */
  deliver(row: OutboxRow): Promise<Outcome | null>;
  /** Tests whether a channel can be used; null when it is not open. */
  test(channel: string, recipient: string): Promise<SendResult | null>;
  close(): void;
}

interface Open<Message> {
  /** The settings with which it was opened. */
  readonly account: string;
  readonly channel: Channel<Message>;
}

interface Opening<Account, Message> {
  readonly kind: ChannelKind<Account, Message>;
  /** By kind of row. */
  readonly makers: Readonly<Record<string, Make<Message>>>;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly outbox: Pick<Outbox, 'markUnsure'>;
  /** How many messages of a channel were sent in the last hour. */
  readonly countLastHour: (channel: string) => Promise<number>;
}

const CUT_OFF = 'The sender ended before there was an answer';

/** Keeps the channels of a kind open, with their connections, until the settings of one change. */
export function createOpenChannels<Account, Message>({
  kind,
  makers,
  clock,
  outbox,
  countLastHour,
}: Opening<Account, Message>): OpenChannels {
  const open = new Map<string, Open<Message>>();
  let perHour: number | null = null;

  function end(name: string): void {
    open.get(name)?.channel.close();
    open.delete(name);
  }

  const free = async (channel: string): Promise<number> =>
    perHour === null ? Number.POSITIVE_INFINITY : perHour - (await countLastHour(channel));

  return {
    name: kind.name,
    async use(setUp) {
      const accounts = setUp === null ? new Map<string, Account>() : await kind.accounts(setUp);
      perHour = (setUp && kind.perHour?.(setUp.sending)) ?? null;
      for (const name of [...open.keys()].filter((each) => !accounts.has(each))) end(name);
      for (const [name, given] of accounts) {
        const account = JSON.stringify(given);
        if (open.get(name)?.account === account) continue;
        end(name);
        open.set(name, { account, channel: await kind.open(given) });
      }
    },
    has: (channel) => open.has(channel),
    isEmpty: () => open.size === 0,
    async usable() {
      if (Object.keys(makers).length === 0) return [];
      const names = [...open.keys()];
      return Promise.all(names.map(async (channel) => ({ channel, most: await free(channel) })));
    },
    async deliver(row) {
      const make = makers[row.kind];
      const channel = open.get(row.channel)?.channel;
      if (make === undefined || channel === undefined) return null;
      const { repeatSeconds } = kind;
      if (
        row.unsureSince !== null &&
        isTooLate(clock, row.unsureSince, clock.now(), repeatSeconds)
      ) {
        return { outcome: 'perhaps-sent', error: CUT_OFF };
      }
      const made = await make(row);
      if (made === null) {
        const isUnsure = row.unsureSince !== null && repeatSeconds !== undefined;
        return isUnsure ? { outcome: 'perhaps-sent', error: CUT_OFF } : { outcome: 'pointless' };
      }
      const result = await channel.send(made.message, () => outbox.markUnsure(row));
      await made.settle?.(result);
      if (result.outcome !== 'failed') return result;
      return result.isGone ? { outcome: 'pointless' } : { ...result, repeatSeconds };
    },
    async test(channel, recipient) {
      return (await open.get(channel)?.channel.test?.(recipient)) ?? null;
    },
    close() {
      for (const name of [...open.keys()]) end(name);
    },
  };
}
