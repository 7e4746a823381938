import type { OutboxRow } from './outbox.repository.ts';
import type { Outbox, Outcome, TriedRow } from './outbox.ts';

/** The most rows that a sender works on at once. */
const AT_ONCE = 5;

/** A channel that can be used at this moment. */
export interface UsableChannel {
  readonly channel: string;
  /** How many of its rows may be sent now; infinite without a limit. */
  readonly most: number;
}

interface DispatcherOptions {
  readonly outbox: Pick<Outbox, 'advance'>;
  /** Sends the message of a row, and returns the outcome; it never throws. */
  readonly deliver: (row: OutboxRow) => Promise<Outcome>;
  readonly channels: () => Promise<readonly UsableChannel[]>;
}

/** Works on rows that are due until there are none, five at once, and stores the outcome of each. */
export function createDispatcher({ outbox, deliver, channels }: DispatcherOptions) {
  const underWay = new Map<number, { readonly row: OutboxRow; readonly done: Promise<void> }>();
  let tried: TriedRow[] = [];
  let isStopping = false;

  async function tryOne(row: OutboxRow): Promise<void> {
    const result = await deliver(row);
    tried.push({ row, result });
    underWay.delete(row.id);
  }

  const ended = () => [...underWay.values()].map(({ done }) => done);

  /** The channels that may send more, and how many rows may be taken now, of whichever channel. */
  function free(usable: readonly UsableChannel[], done: readonly TriedRow[]) {
    // Rows that were sent after the count are stored only now.
    const started = [...done, ...underWay.values()].map(({ row }) => row.channel);
    const left = usable
      .map(({ channel, most }) => ({
        channel,
        most: most - started.filter((one) => one === channel).length,
      }))
      .filter(({ most }) => most > 0);
    return {
      channels: left.map(({ channel }) => channel),
      most: Math.min(AT_ONCE - underWay.size, ...left.map(({ most }) => most)),
    };
  }

  async function advance(): Promise<number> {
    const done = tried;
    tried = [];
    try {
      const now = free(isStopping ? [] : await channels(), done);
      const rows = await outbox.advance(done, now.channels, now.most);
      for (const row of rows) underWay.set(row.id, { row, done: tryOne(row) });
      return rows.length;
    } catch (error) {
      // Their outcomes are stored with the next ones.
      tried = [...done, ...tried];
      throw error;
    }
  }

  return {
    /**
     * Sends all rows that are due.
     *
     * @throws the database's error; what was sent is stored by the next call
     */
    async run(): Promise<void> {
      let taken = await advance();
      while (taken > 0 || underWay.size > 0 || tried.length > 0) {
        if (tried.length === 0) await Promise.race(ended());
        taken = await advance();
      }
    },

    /** Takes no more rows, and stores the outcomes of those under way. */
    async stop(): Promise<void> {
      isStopping = true;
      await Promise.all(ended());
      await advance();
    },
  };
}
