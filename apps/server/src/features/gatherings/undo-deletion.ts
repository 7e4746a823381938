import { createAuditTrail } from '../audit/audit-trail.ts';
import type { UndoDeletion } from '../batches/batches.service.ts';
import { readSnapshot } from './gathering-snapshot.ts';
import { gatheringsOfBatch, insertGatheringAgain } from './gatherings.repository.ts';
import type { GatheringsDependencies } from './gatherings.service.ts';
import { saveProgramme } from './programmes/programmes.repository.ts';

type Dependencies = Pick<GatheringsDependencies, 'clock' | 'withChangesTold'>;

export function createUndoGatheringDeletion({
  clock,
  withChangesTold,
}: Dependencies): UndoDeletion {
  const trail = createAuditTrail('gathering', clock);
  return async (db, dialect, actor, batchId) => {
    const deleted = await gatheringsOfBatch(db, batchId);
    await withChangesTold(db, async () => {
      for (const { id, snapshot } of deleted) {
        const { gathering: stored, programmes } = readSnapshot(snapshot);
        const gathering = { id, ...stored };
        await insertGatheringAgain(db, dialect, gathering, clock.now());
        for (const row of programmes) await saveProgramme(db, { gathering_id: id, ...row });
        const { title: name } = gathering;
        await trail.other(db, actor, id, { action: 'gathering-restored', name });
      }
    });
    return { deleted: 0, restored: deleted.length, kept: 0 };
  };
}
