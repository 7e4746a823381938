import { createAuditTrail } from '../audit/audit-trail.ts';
import type { UndoDeletion } from '../batches/batches.service.ts';
import { readSnapshot } from './gathering-snapshot.ts';
import { gatheringsOfBatch, insertGatheringAgain } from './gatherings.repository.ts';
import type { GatheringsDependencies } from './gatherings.service.ts';
import { withWithdrawals } from './withdrawals.ts';

type Dependencies = Pick<GatheringsDependencies, 'clock' | 'communityDay' | 'timeZone'>;

export function createUndoGatheringDeletion({
  clock,
  communityDay,
  timeZone,
}: Dependencies): UndoDeletion {
  const trail = createAuditTrail('gathering', clock);
  return async (db, dialect, actor, batchId) => {
    const deleted = await gatheringsOfBatch(db, batchId);
    const days = { timeZone: timeZone(), today: communityDay.today() };
    await withWithdrawals(db, clock, days, async () => {
      for (const { id, snapshot } of deleted) {
        const gathering = { id, ...readSnapshot(snapshot) };
        await insertGatheringAgain(db, dialect, gathering, clock.now());
        const { title: name } = gathering;
        await trail.other(db, actor, id, { action: 'gathering-restored', name });
      }
    });
    return { deleted: 0, restored: deleted.length, kept: 0 };
  };
}
