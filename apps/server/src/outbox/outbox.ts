import { CLOCKS_DIFFER_SECONDS, type Clock } from '../clock.ts';
import type { Database, Queries } from '../db/database.ts';
import {
  countByKey,
  deleteFinishedBefore,
  deleteWaiting,
  finishRow,
  holdUntaken,
  insertRows,
  markUnsure,
  type OutboxRow,
  retryRow,
  takeDueRows,
} from './outbox.repository.ts';
import { addFinished, type ChannelResults, listChannels } from './outbox-channels.repository.ts';
import { retrySeconds, WAIT_MAX_SECONDS } from './retry-times.ts';

/** A message to be sent: a reference to its subject, without the text. */
export interface OutboxItem {
  /** Unique, so that no second row is added, such as `letter 2026-03-21 daily 7`. */
  readonly key: string;
  readonly channel: string;
  readonly kind: string;
  /** The subject: ids and days. */
  readonly subject: unknown;
  /** Somebody waits for it: it comes before the letters of a day, which may take hours. */
  readonly urgent?: true;
}

/**
 * The outcome of a try. `perhaps-sent` means that nobody can tell, and that sending twice would be worse than not at
 * all.
 */
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
      /**
       * For how many seconds it may be tried again once nobody knows whether it was sent; without a limit when it is
       * missing.
       */
      readonly repeatSeconds?: number | undefined;
    };

/** A row that was tried. */
export interface TriedRow {
  readonly row: OutboxRow;
  readonly result: Outcome;
}

/** How long the rows of a killed sender stay leased. */
const LEASE_SECONDS = 5 * 60;
/** How long finished rows are kept, so that the same message is not sent again. */
const REMEMBERED_SECONDS = 3 * 24 * 60 * 60;
/** The most rows that one transaction writes: other writers get their turn in between. */
export const TRANSACTION_ROWS = 50;

/**
 * Whether a message that may have been sent is not to be tried again at an instant; null stands for never. After a clock
 * was set back nobody can tell since when it may have been sent.
 */
export const isTooLate = (
  clock: Pick<Clock, 'after'>,
  unsureSince: string,
  dueAt: string | null,
  repeatSeconds: number | undefined,
): boolean =>
  repeatSeconds !== undefined &&
  (dueAt === null ||
    Date.parse(dueAt) > Date.parse(unsureSince) + repeatSeconds * 1000 ||
    unsureSince > clock.after(CLOCKS_DIFFER_SECONDS));

const earlier = (one: string, other: string): string => (one < other ? one : other);

const NOTHING = { sent: 0, failed: 0, dropped: 0, perhapsSent: 0 };

export type Outbox = ReturnType<typeof createOutbox>;

/** The rows of messages to be sent, which several senders share. It knows neither channels nor texts. */
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

  /** Stores the outcome of a row, unless its lease has ended and another sender has it. */
  async function finish(db: Queries, { row, result }: TriedRow): Promise<ChannelResults | null> {
    const { channel } = row;
    const error = 'error' in result ? result.error : null;
    const done = { ...NOTHING, channel, at: clock.now(), error };
    if (result.outcome === 'failed') {
      const seconds = result.isFinal ? null : retrySeconds(row.failures + 1, result.retryAfter);
      const unsureSince = row.unsureSince ?? (result.isUnsure ? done.at : null);
      const dueAt = seconds === null ? null : clock.after(seconds);
      if (unsureSince !== null && isTooLate(clock, unsureSince, dueAt, result.repeatSeconds)) {
        const isDone = await finishRow(db, row, 'perhaps-sent', done.at);
        return isDone ? { ...done, perhapsSent: 1 } : null;
      }
      if (dueAt !== null) {
        const retry = { dueAt, unsureSince: unsureSince && earlier(unsureSince, done.at) };
        return (await retryRow(db, row, retry)) ? done : null;
      }
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
     * Adds messages in the transaction that causes them. A message whose key is stored already is left as it is.
     *
     * @param items At most 50.
     * @returns how many are new
     */
    add: (transaction: Queries, items: readonly OutboxItem[]): Promise<number> =>
      insertRows(transaction, items.map(rowOf)),

    /**
     * Adds messages, except those for which the same channel has a row of the same subject that no sender has taken
     * yet: its text will be made when it is sent. There is no limit on their number.
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
     * Adds a message of which there may be only so many among the rows that are kept. Their keys share a beginning.
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
     * Stores the outcomes of rows, and takes others that are due, for at most five minutes. A row belongs to one sender
     * at a time, even when several take rows at once.
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
          // No lease or wait is longer than this: with a later end, the clock was set back after it was stored.
          leaseMax: clock.after(LEASE_SECONDS),
          waitMax: clock.after(WAIT_MAX_SECONDS),
          unsureMax: clock.after(CLOCKS_DIFFER_SECONDS),
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

    /** Deletes the waiting rows of some channels or kinds, a part at a time. */
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

    /** How many of the rows whose keys begin the same are waiting, and how many were sent lately. */
    countByKey: (prefix: string) => countByKey(database.reads, prefix),

    /** Deletes rows that were finished days ago, a part at a time. */
    async forget(): Promise<void> {
      const before = clock.after(-REMEMBERED_SECONDS);
      const forgetsPart = async () =>
        (await deleteFinishedBefore(database.writes, before, TRANSACTION_ROWS)) ===
        TRANSACTION_ROWS;
      while (await forgetsPart());
    },

    /** The state of each channel that was ever used. */
    channels: () => listChannels(database.reads),
  };
}
