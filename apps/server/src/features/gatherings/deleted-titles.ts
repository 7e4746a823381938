import type { DeletedTitles } from '../batches/batches.service.ts';
import { readSnapshot } from './gathering-snapshot.ts';
import { listDeletedGatherings } from './gatherings.repository.ts';

/** What deleted gatherings were called, by the batch that deleted them. */
export const deletedTitles: DeletedTitles = async (db, now) => {
  const deleted = await listDeletedGatherings(db, now);
  return new Map(
    deleted.map(({ batch, snapshot }) => [batch, readSnapshot(snapshot).gathering.title]),
  );
};
