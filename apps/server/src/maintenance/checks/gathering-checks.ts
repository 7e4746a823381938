import {
  CivilDay,
  type Exception,
  endsBeforeStart,
  GatheringFields,
  NewException,
} from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import { readSnapshot } from '../../features/gatherings/gathering-snapshot.ts';
import { toException, toGathering } from '../../features/gatherings/stored-gathering.ts';
import { rowLabel } from './row-label.ts';
import { schemaViolation } from './schema-violation.ts';
import { unreadable } from './unreadable.ts';

function exceptionProblem({ day, moved, ...differs }: Exception): string | null {
  if (!CivilDay.safeParse(day).success) return `“${day}” is no day`;
  return schemaViolation(NewException, { ...differs, day: moved });
}

/** Gatherings that volunteers cannot have made, and exceptions of single days; a line for each. */
export async function gatheringViolations(db: Queries): Promise<string[]> {
  const rows = await db.selectFrom('gatherings').selectAll().orderBy('id').execute();
  const problems = rows.flatMap((row) => {
    const label = rowLabel(row.id, row.title);
    const problem = unreadable(() => toGathering(row));
    if (problem !== null) return [`${label}: repeat: ${problem}`];
    const { id, token, version, confirmedAt, sequence, revisedAt, createdAt, ...fields } =
      toGathering(row);
    const wrong =
      schemaViolation(GatheringFields, fields) ??
      (endsBeforeStart(fields) ? 'ends: is before it starts' : null);
    return wrong === null ? [] : [`${label}: ${wrong}`];
  });
  const exceptions = await db
    .selectFrom('gathering_exceptions')
    .leftJoin('gatherings', 'gatherings.id', 'gathering_id')
    .selectAll('gathering_exceptions')
    .select('gatherings.id as gathering')
    .orderBy('gathering_id')
    .orderBy('day')
    .execute();
  return [
    ...problems,
    ...exceptions.flatMap(({ gathering, ...row }) => {
      const problem =
        gathering === null ? 'the gathering is gone' : exceptionProblem(toException(row));
      return problem === null ? [] : [`${rowLabel(row.gathering_id, row.day)}: ${problem}`];
    }),
  ];
}

/** Deleted gatherings that an undo could not bring back. */
export async function deletedGatheringProblems(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('batch_gatherings')
    .leftJoin('batches', 'batches.id', 'batch_id')
    .selectAll('batch_gatherings')
    .select('batches.id as batch')
    .orderBy('batch_id')
    .orderBy('gathering_id')
    .execute();
  return rows.flatMap(({ batch, batch_id, gathering_id, snapshot }) => {
    const problem = batch === null ? 'the batch is gone' : unreadable(() => readSnapshot(snapshot));
    return problem === null ? [] : [`gathering ${gathering_id} of number ${batch_id}: ${problem}`];
  });
}
