import { createAuditTrail } from '../audit/audit-trail.ts';
import type { UndoDeletion } from '../batches/batches.service.ts';
import { recordedGathering } from './audited-gathering.ts';
import { readSnapshot } from './gathering-snapshot.ts';
import { gatheringsOfBatch, insertGatheringAgain } from './gatherings.repository.ts';
import type { GatheringsDependencies } from './gatherings.service.ts';
import { saveProgramme } from './programmes/programmes.repository.ts';

type Dependencies = Pick<GatheringsDependencies, 'clock' | 'whyNoAnswers' | 'withChangesTold'>;

export function createUndoGatheringDeletion({
  clock,
  whyNoAnswers,
  withChangesTold,
}: Dependencies): UndoDeletion {
  const trail = createAuditTrail('gathering', clock);
  return async (db, dialect, actor, batchId) => {
    const deleted = await gatheringsOfBatch(db, batchId);
    const answersCanBe = (await whyNoAnswers(db)).length === 0;
    await withChangesTold(db, async () => {
      for (const { id, snapshot } of deleted) {
        const { gathering: stored, programmes } = readSnapshot(snapshot);
        const before = { id, ...stored };
        const gathering = { ...before, answers: stored.answers && answersCanBe };
        await insertGatheringAgain(db, dialect, gathering, clock.now());
        for (const row of programmes) await saveProgramme(db, { gathering_id: id, ...row });
        const { title: name } = gathering;
        await trail.other(db, actor, id, { action: 'gathering-restored', name });
        if (before.answers === gathering.answers) continue;
        await trail.updated(db, actor, recordedGathering(before), recordedGathering(gathering));
      }
    });
    return { deleted: 0, restored: deleted.length, kept: 0 };
  };
}
