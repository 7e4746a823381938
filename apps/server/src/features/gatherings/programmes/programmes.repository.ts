import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../db/database.ts';
import type {
  GatheringProgrammesTable,
  ProgrammeReadersTable,
} from '../../../db/tables/gatherings/gathering-programmes.table.ts';
import type { Meeting } from '../names.repository.ts';

export type ProgrammeRow = Selectable<GatheringProgrammesTable>;
type ReadersRow = Selectable<ProgrammeReadersTable>;

export const findProgramme = (
  db: Queries,
  { id, day }: Meeting,
): Promise<ProgrammeRow | undefined> =>
  db
    .selectFrom('gathering_programmes')
    .selectAll()
    .where('gathering_id', '=', id)
    .where('day', '=', day)
    .executeTakeFirst();

/** Whether the programme of one meeting has items. */
export async function isProgrammeStored(db: Queries, { id, day }: Meeting): Promise<boolean> {
  const row = await db
    .selectFrom('gathering_programmes')
    .select('version')
    .where('gathering_id', '=', id)
    .where('day', '=', day)
    .where('items', '<>', '[]')
    .executeTakeFirst();
  return row !== undefined;
}

/** The programmes of all days of a gathering. */
export const listProgrammes = (db: Queries, gathering: number): Promise<ProgrammeRow[]> =>
  db
    .selectFrom('gathering_programmes')
    .selectAll()
    .where('gathering_id', '=', gathering)
    .orderBy('day')
    .execute();

/** Stores a programme, replacing an earlier one. */
export async function saveProgramme(db: Queries, row: ProgrammeRow): Promise<void> {
  const { items, updated_at, version } = row;
  await db
    .insertInto('gathering_programmes')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['gathering_id', 'day']).doUpdateSet({ items, updated_at, version }),
    )
    .execute();
}

export const findReaders = (db: Queries, { id, day }: Meeting): Promise<ReadersRow | undefined> =>
  db
    .selectFrom('programme_readers')
    .selectAll()
    .where('gathering_id', '=', id)
    .where('day', '=', day)
    .executeTakeFirst();

/** Stores the readers, replacing earlier ones; without names none are stored. */
export async function replaceReaders(
  db: Queries,
  { id, day }: Meeting,
  readers: Pick<Insertable<ProgrammeReadersTable>, 'held_on' | 'names'> | null,
): Promise<void> {
  await db
    .deleteFrom('programme_readers')
    .where('gathering_id', '=', id)
    .where('day', '=', day)
    .execute();
  if (readers === null) return;
  await db
    .insertInto('programme_readers')
    .values({ gathering_id: id, day, ...readers })
    .execute();
}
