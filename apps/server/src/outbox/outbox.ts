import type { Clock } from '../clock.ts';
import type { Database, Queries } from '../db/database.ts';
import {
  addFinished,
  type ChannelResults,
  countByKey,
  deleteFinishedBefore,
  deleteWaiting,
  finishRow,
  holdUntaken,
  insertRows,
  listChannels,
  markUnsure,
  type OutboxRow,
  retryRow,
  takeDueRows,
} from './outbox.repository.ts';
import { retrySeconds, WAIT_MAX_SECONDS } from './retry-times.ts';

/** What is to be sent: what, not the words. */
export interface OutboxItem {
  /** Makes a second one impossible, such as `letter 2026-03-21 daily 7`. */
  readonly key: string;
  readonly channel: string;
  readonly kind: string;
  /** What it is about: ids and days. */
  readonly subject: unknown;
  /** Somebody waits for it: it comes before the letters of a day, which may take hours. */
  readonly urgent?: true;
}

/** How a try went. `perhaps-sent` when nobody can tell, and a second time would be worse than none. */
export type Outcome =
  | { readonly outcome: 'sent'; readonly said?: string }
  | { readonly outcome: 'pointless' }
  | { readonly outcome: 'perhaps-sent'; readonly error: string }
  | {
      readonly outcome: 'failed';
      readonly error: string;
      /** Trying again would change nothing. */
      readonly isFinal?: boolean;
      /** Seconds that the other side asks to be left alone. */
      readonly retryAfter?: number;
      /** Nobody knows whether it was sent. */
      readonly isUnsure?: boolean;
      /** For how long it may be tried again once nobody knows; for any time where it is missing. */
      readonly repeatSeconds?: number | undefined;
    };

/** A row that was tried. */
export interface TriedRow {
  readonly row: OutboxRow;
  readonly result: Outcome;
}

/** A sender that is killed leaves its rows alone for so long. */
const LEASE_SECONDS = 5 * 60;
/** How long what is finished is remembered, so that the same thing is not sent again. */
const REMEMBERED_SECONDS = 3 * 24 * 60 * 60;
/** Rows that one transaction touches at most: others write meanwhile. */
export const TRANSACTION_ROWS = 50;

/** Whether what may have been sent is not to be tried again at an instant; null stands for never. */
export const isTooLate = (
  unsureSince: string,
  dueAt: string | null,
  repeatSeconds: number | undefined,
): boolean =>
  repeatSeconds !== undefined &&
  (dueAt === null || Date.parse(dueAt) > Date.parse(unsureSince) + repeatSeconds * 1000);

const NOTHING = { sent: 0, failed: 0, dropped: 0, perhapsSent: 0 };

export type Outbox = ReturnType<typeof createOutbox>;

/** Rows of what is to be sent, which several senders share; it knows no channel, and no words. */
export function createOutbox({
  database,
  clock,
}: {
  readonly database: Pick<Database, 'dialect' | 'reads' | 'writes'>;
  readonly clock: Clock;
}) {
  const rowOf = ({ subject, urgent, ...item }: OutboxItem) => ({
    ...item,
    subject: JSON.stringify(subject),
    urgent: urgent ? (1 as const) : (0 as const),
    due_at: clock.now(),
  });

  /** Stores how a row went, unless its lease was over and another sender has it. */
  async function finish(db: Queries, { row, result }: TriedRow): Promise<ChannelResults | null> {
    const { channel } = row;
    const error = 'error' in result ? result.error : null;
    const done = { ...NOTHING, channel, at: clock.now(), error };
    if (result.outcome === 'failed') {
      const seconds = result.isFinal ? null : retrySeconds(row.failures + 1, result.retryAfter);
      const unsureSince = row.unsureSince ?? (result.isUnsure ? done.at : null);
      const dueAt = seconds === null ? null : clock.after(seconds);
      if (unsureSince !== null && isTooLate(unsureSince, dueAt, result.repeatSeconds)) {
        const isDone = await finishRow(db, row, 'perhaps-sent', done.at);
        return isDone ? { ...done, perhapsSent: 1 } : null;
      }
      if (dueAt !== null) return (await retryRow(db, row, { dueAt, unsureSince })) ? done : null;
      return (await finishRow(db, row, 'failed', done.at)) ? { ...done, failed: 1 } : null;
    }
    if (result.outcome === 'pointless') {
      return (await finishRow(db, row, 'dropped', done.at)) ? { ...done, dropped: 1 } : null;
    }
    const isSent = result.outcome === 'sent';
    if (!(await finishRow(db, row, result.outcome, done.at))) return null;
    return { ...done, sent: isSent ? 1 : 0, perhapsSent: isSent ? 0 : 1 };
  }

  return {
    /**
     * Adds what is to be sent, in the transaction of what causes it. What was added before, by its key, is left as it
     * is.
     *
     * @param items At most 50.
     * @returns how many are new
     */
    add: (transaction: Queries, items: readonly OutboxItem[]): Promise<number> =>
      insertRows(transaction, items.map(rowOf)),

    /**
     * Adds what is to be sent, unless the same channel is to get something of the same subject that no sender has taken
     * yet: its words will be those of the moment at which it is sent. Any number may be added.
     */
    async addUnlessWaiting(transaction: Queries, items: readonly OutboxItem[]): Promise<void> {
      for (let from = 0; from < items.length; from += TRANSACTION_ROWS) {
        const rows = items.slice(from, from + TRANSACTION_ROWS).map(rowOf);
        const waiting = await holdUntaken(transaction, rows);
        const isNew = ({ channel, subject }: (typeof rows)[number]) =>
          !waiting.some((row) => row.channel === channel && row.subject === subject);
        await insertRows(transaction, rows.filter(isNew));
      }
    },

    /**
     * Adds something of which there are so many at most, as long as they are remembered. Its key is what they share.
     *
     * @returns false when there are as many already
     */
    async addAtMost(transaction: Queries, item: OutboxItem, most: number): Promise<boolean> {
      for (let count = 1; count <= most; count += 1) {
        const row = rowOf({ ...item, key: `${item.key} ${count}` });
        if ((await insertRows(transaction, [row])) > 0) return true;
      }
      return false;
    },

    /**
     * Stores how rows went, and takes others that are due, for at most five minutes: a row belongs to one sender at a
     * time, also while several take some.
     *
     * @param channels Those that can be used now.
     */
    advance: (
      tried: readonly TriedRow[],
      channels: readonly string[],
      most: number,
    ): Promise<readonly OutboxRow[]> =>
      database.writes.transaction().execute(async (transaction) => {
        for (const each of tried) {
          const results = await finish(transaction, each);
          if (results !== null) await addFinished(transaction, results);
        }
        if (most <= 0 || channels.length === 0) return [];
        return takeDueRows(transaction, database.dialect, {
          channels,
          most,
          now: clock.now(),
          leasedUntil: clock.after(LEASE_SECONDS),
          // Nothing is leased or waits for longer: the clock has been set back since.
          leaseMax: clock.after(LEASE_SECONDS),
          waitMax: clock.after(WAIT_MAX_SECONDS),
        });
      }),

    /**
     * Stores that from now on nobody knows whether a row was sent: a sender that is killed then must not send it again.
     *
     * @throws Error when the row is another sender's by now
     */
    async markUnsure(row: OutboxRow): Promise<void> {
      if (await markUnsure(database.writes, row, clock.now())) return;
      throw new Error('Another sender has it');
    },

    /** Drops what waits for channels, or is of some kinds, a part at a time. */
    async drop(by: 'channel' | 'kind', values: readonly string[]): Promise<void> {
      if (values.length === 0) return;
      let dropped = TRANSACTION_ROWS;
      while (dropped === TRANSACTION_ROWS) {
        dropped = await database.writes.transaction().execute(async (transaction) => {
          const rows = await deleteWaiting(transaction, by, values, TRANSACTION_ROWS);
          for (const [channel, { length }] of Map.groupBy(rows, (row) => row)) {
            const done = { ...NOTHING, channel, at: clock.now(), error: null };
            await addFinished(transaction, { ...done, dropped: length });
          }
          return rows.length;
        });
      }
    },

    /** How many rows are waiting and how many were sent lately, of those whose keys begin alike. */
    countByKey: (prefix: string) => countByKey(database.reads, prefix),

    /** Forgets what was finished days ago, a part at a time. */
    async forget(): Promise<void> {
      const before = clock.after(-REMEMBERED_SECONDS);
      const forgetsPart = async () =>
        (await deleteFinishedBefore(database.writes, before, TRANSACTION_ROWS)) ===
        TRANSACTION_ROWS;
      while (await forgetsPart());
    },

    /** How it goes with each channel that was ever used. */
    channels: () => listChannels(database.reads),
  };
}
