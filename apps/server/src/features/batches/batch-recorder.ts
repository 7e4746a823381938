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
   * Stores quotes as they are, so that undoing the batch can bring them back. It has to be called before these quotes
   * are changed or deleted, and before any quotes get their dates. Each quote is in one call only, and is then deleted,
   * or changed exactly once, so that its version grows by one.
   *
   * @param ids Unknown ones are ignored.
   */
  storeBefore(change: StoredChange, ids: readonly number[]): Promise<void>;
  /** @param ids The ids of quotes that this batch has added, each once; they were not changed since. */
  added(ids: readonly number[]): Promise<void>;
  /** Counts things other than quotes: their feature has stored under the batch's id how to restore them. */
  storedElsewhere(count: number): void;
  /** @returns The id of the batch, or null when it is empty: then it is deleted. */
  close(): Promise<number | null>;
}

interface BatchOrigin {
  readonly kind: BatchKind;
  /** The name of the uploaded file; it is shortened as in the audit trail. */
  readonly file: string | null;
}

/** Records changes of many quotes, so that they can be undone. */
interface BatchRecorder {
  /** @param transaction The transaction of the change, with locks on the tables that it changes. */
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
