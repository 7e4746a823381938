import type { OutboxRow } from './outbox.repository.ts';
import type { Outbox, Outcome, TriedRow } from './outbox.ts';

/** Rows that a sender has under way at most. */
const AT_ONCE = 5;

interface Usable {
  readonly channels: readonly string[];
  readonly most: number;
}

const NOTHING: Usable = { channels: [], most: 0 };

interface DispatcherOptions {
  readonly outbox: Pick<Outbox, 'advance'>;
  /** Sends what a row is about, and says how it went; it never throws. */
  readonly deliver: (row: OutboxRow) => Promise<Outcome>;
  /** The channels that can be used at this moment, and how many rows may be under way by them. */
  readonly channels: () => Promise<Usable>;
}

/** Works on what is due until nothing is, five rows at once, and forgets nothing that was under way. */
export function createDispatcher({ outbox, deliver, channels }: DispatcherOptions) {
  const underWay = new Map<number, Promise<void>>();
  let tried: TriedRow[] = [];
  let isStopping = false;

  async function tryOne(row: OutboxRow): Promise<void> {
    const result = await deliver(row);
    tried.push({ row, result });
    underWay.delete(row.id);
  }

  async function advance(): Promise<number> {
    const done = tried;
    tried = [];
    try {
      const usable = isStopping ? NOTHING : await channels();
      // What was sent since it was counted is stored only now.
      const allowed = usable.most - done.length;
      const free = Math.min(AT_ONCE, allowed) - underWay.size;
      const rows = await outbox.advance(done, usable.channels, free);
      for (const row of rows) underWay.set(row.id, tryOne(row));
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
        if (tried.length === 0) await Promise.race(underWay.values());
        taken = await advance();
      }
    },

    /** Takes nothing more, and stores how what is under way went. */
    async stop(): Promise<void> {
      isStopping = true;
      await Promise.all(underWay.values());
      await advance();
    },
  };
}
