import {
  BATCH_DAYS,
  type Batch,
  isQuoteBatch,
  say,
  type UndoResult,
} from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Dialect, Queries } from '../../db/database.ts';
import { withTableLock } from '../../db/table-lock.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { createAuditTrail } from '../audit/audit-trail.ts';
import {
  findBatch,
  listBatches,
  markUndone,
  quotesOfBatch,
  type StoredBatch,
} from './batches.repository.ts';
import { toBatch } from './stored-batch.ts';
import { undoBatch } from './undo-batch.ts';

/** Changes of many quotes, which can be undone as a whole. */
export interface BatchesService {
  /** The batches that are not too old to be undone, newest first. */
  list(): Promise<Batch[]>;
  /**
   * The ids of the quotes that a batch added, changed or moved and that still exist, ascending.
   *
   * @throws DomainError `not-found`, also when it is too old: what was recorded of it is then deleted
   */
  quotesOf(id: number): Promise<number[]>;
  /**
   * Undoes a batch, except for what was changed since.
   *
   * @throws DomainError `not-found`, or `conflict` when it is undone already or too old
   */
  undo(actor: Actor, id: number): Promise<UndoResult>;
}

/** Restores what a batch of another feature has deleted, in the transaction of its undo. */
export type UndoDeletion = (
  db: Queries,
  dialect: Dialect,
  actor: Actor,
  batchId: number,
) => Promise<UndoResult>;

/** What the gatherings were called that were deleted by batches which can be undone until after an instant, by batch. */
export type DeletedTitles = (db: Queries, now: string) => Promise<ReadonlyMap<number, string>>;

interface BatchesDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Undoes a batch that deleted a gathering. */
  readonly undoGatheringDeletion: UndoDeletion;
  readonly deletedTitles: DeletedTitles;
  /** Whether the community has gatherings. */
  readonly hasGatherings: () => Promise<boolean>;
}

/** The tables that an undo changes, and holy days, which tell when a restored gathering is held. */
const TABLES = ['quotes', 'gatherings', 'holy_days'] as const;

const isTooOld = ({ until }: StoredBatch, now: string): boolean => until <= now;

function assertCanBeUndone(batch: StoredBatch, now: string): void {
  if (batch.undone_by !== null) {
    throw new DomainError('conflict', say('already-undone', { by: batch.undone_by }));
  }
  if (isTooOld(batch, now)) {
    throw new DomainError('conflict', say('too-old-to-undo', { days: BATCH_DAYS }));
  }
}

export function createBatchesService({
  database,
  clock,
  undoGatheringDeletion,
  deletedTitles,
  hasGatherings,
}: BatchesDependencies): BatchesService {
  const trail = createAuditTrail('quote', clock);

  /** A batch; one about gatherings is found only while the community has them. */
  async function found(db: Queries, id: number): Promise<StoredBatch> {
    const batch = await findBatch(db, id);
    if (batch === null || !(isQuoteBatch(toBatch(batch)) || (await hasGatherings()))) {
      throw new DomainError('not-found', say('no-such-batch'));
    }
    return batch;
  }

  return {
    async list() {
      const now = clock.now();
      const batches = await listBatches(database.reads, now);
      if (!(await hasGatherings())) return batches.map((row) => toBatch(row)).filter(isQuoteBatch);
      const titles = await deletedTitles(database.reads, now);
      return batches.map((row) => toBatch(row, titles.get(row.id)));
    },

    async quotesOf(id) {
      const batch = await found(database.reads, id);
      if (isTooOld(batch, clock.now())) throw new DomainError('not-found', say('no-such-batch'));
      return quotesOfBatch(database.reads, id);
    },

    undo: (actor, id) =>
      withTableLock(database, TABLES, async (transaction) => {
        const now = clock.now();
        const batch = await found(transaction, id);
        assertCanBeUndone(batch, now);
        await markUndone(transaction, id, { undone_at: now, undone_by: actor.username });
        if (batch.kind === 'gathering deletion') {
          return undoGatheringDeletion(transaction, database.dialect, actor, id);
        }
        const result = await undoBatch(transaction, database.dialect, id, now);
        const change = { action: 'undone', batch: id, kind: batch.kind, ...result } as const;
        await trail.other(transaction, actor, null, change);
        return result;
      }),
  };
}
