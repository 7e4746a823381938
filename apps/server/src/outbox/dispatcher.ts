import type { OutboxRow } from './outbox.repository.ts';
import type { Outbox, Outcome, TriedRow } from './outbox.ts';

/** Rows that a sender has under way at most. */
const AT_ONCE = 5;

/** A channel that can be used at this moment. */
export interface UsableChannel {
  readonly channel: string;
  /** How many of its rows may be sent now; infinite where nobody counts. */
  readonly most: number;
}

interface DispatcherOptions {
  readonly outbox: Pick<Outbox, 'advance'>;
  /** Sends what a row is about, and says how it went; it never throws. */
  readonly deliver: (row: OutboxRow) => Promise<Outcome>;
  readonly channels: () => Promise<readonly UsableChannel[]>;
}

/** Works on what is due until nothing is, five rows at once, and forgets nothing that was under way. */
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

  /** Those of which more may be sent, and how many rows may be taken now, whichever they are of. */
  function free(usable: readonly UsableChannel[], done: readonly TriedRow[]) {
    // What was sent since it was counted is stored only now.
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
      // What is known of them is stored with the next ones.
      tried = [...done, ...tried];
      throw error;
    }
  }

  return {
    /**
     * Sends all that is due.
     *
     * @throws what the database throws; what was sent is stored by the next call
     */
    async run(): Promise<void> {
      let taken = await advance();
      while (taken > 0 || underWay.size > 0 || tried.length > 0) {
        if (tried.length === 0) await Promise.race(ended());
        taken = await advance();
      }
    },

    /** Takes nothing more, and stores how what is under way went. */
    async stop(): Promise<void> {
      isStopping = true;
      await Promise.all(ended());
      await advance();
    },
  };
}
