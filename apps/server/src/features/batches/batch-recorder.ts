import { BATCH_DAYS, type BatchKind } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import { truncate } from '../audit/truncate.ts';
import { deleteEmptyBatch, deleteExpired, insertBatch, saveCount } from './batches.repository.ts';
import { type StoredChange, storeAdded, storeQuotes } from './recorded-quotes.repository.ts';

const BATCH_SECONDS = BATCH_DAYS * 86_400;

/** A batch that is being recorded in the transaction of the change. */
export interface OpenBatch {
  readonly id: number;
  /**
   * Stores quotes as they are, so that undoing the batch can bring them back. To be called before the
   * quotes, or any others, get the dates that these have, and before these are changed or deleted. Each
   * quote stands in one call, and is then deleted, or changed exactly once: its version grows by one.
   *
   * @param ids Unknown ones are passed over.
   */
  storeBefore(change: StoredChange, ids: readonly number[]): Promise<void>;
  /** @param ids Of quotes that this batch has added, each once; nothing has changed them yet. */
  added(ids: readonly number[]): Promise<void>;
  /** Counts what is no quote: its feature has stored under the batch's id what brings it back. */
  storedElsewhere(count: number): void;
  /** @returns The id of the batch, or null when nothing has happened in it: then nothing is kept. */
  close(): Promise<number | null>;
}

interface BatchOrigin {
  readonly kind: BatchKind;
  /** The name of the uploaded file; it is shortened as in the audit trail. */
  readonly file: string | null;
}

/** Records changes of many quotes, so that they can be undone. */
interface BatchRecorder {
  /** @param transaction That of the change, with the tables locked that it changes. */
  open(transaction: Queries, actor: Actor, origin: BatchOrigin): Promise<OpenBatch>;
}

export function createBatchRecorder(clock: Clock): BatchRecorder {
  return {
    async open(transaction, actor, { kind, file }) {
      const now = clock.now();
      await deleteExpired(transaction, now);
      const id = await insertBatch(transaction, {
        kind,
        at: now,
        actor_id: actor.userId,
        actor_name: actor.username,
        file: file === null ? null : truncate(file),
        until: clock.after(BATCH_SECONDS),
      });
      let count = 0;
      return {
        id,
        async storeBefore(change, ids) {
          count += await storeQuotes(transaction, id, change, ids);
        },
        async added(ids) {
          await storeAdded(transaction, id, ids);
          count += ids.length;
        },
        storedElsewhere(others) {
          count += others;
        },
        async close() {
          if (count === 0) {
            await deleteEmptyBatch(transaction, id);
            return null;
          }
          await saveCount(transaction, id, count);
          return id;
        },
      };
    },
  };
}
