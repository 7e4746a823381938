import { CivilDay, NewProgramme } from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import { readItems } from '../../features/gatherings/programmes/stored-items.ts';
import { rowLabel } from './row-label.ts';
import { schemaViolation } from './schema-violation.ts';
import { unreadable } from './unreadable.ts';

function itemsProblem(json: string): string | null {
  const problem = unreadable(() => readItems(json));
  if (problem !== null) return problem;
  const items = readItems(json).map((item) => ({ ...item, reader: '' }));
  return schemaViolation(NewProgramme, { items });
}

/**
 * Programmes that the program cannot have stored, and readers' names without a gathering; a line for each, without
 * names.
 */
export async function programmeViolations(db: Queries): Promise<string[]> {
  const programmes = await db
    .selectFrom('gathering_programmes')
    .leftJoin('gatherings', 'gatherings.id', 'gathering_id')
    .select(['gathering_id', 'day', 'items', 'gatherings.id as gathering'])
    .orderBy('gathering_id')
    .orderBy('day')
    .execute();
  const readers = await db
    .selectFrom('programme_readers')
    .leftJoin('gatherings', 'gatherings.id', 'gathering_id')
    .select(['gathering_id', 'day', 'held_on', 'gatherings.id as gathering'])
    .orderBy('programme_readers.id')
    .execute();
  const problems = [
    ...programmes.map((row) => ({ ...row, days: [row.day], problem: itemsProblem(row.items) })),
    ...readers.map((row) => ({ ...row, days: [row.day, row.held_on], problem: null })),
  ];
  return problems.flatMap(({ gathering, gathering_id, day, days, problem }) => {
    const wrong = days.find((text) => !CivilDay.safeParse(text).success);
    const said =
      gathering === null
        ? 'the gathering is gone'
        : wrong !== undefined
          ? `“${wrong}” is no day`
          : problem;
    return said === null ? [] : [`${rowLabel(gathering_id, day)}: ${said}`];
  });
}
