import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteExpiredRows } from '../../db/expired-rows.ts';
import type { WithdrawnOccurrencesTable } from '../../db/tables/gatherings/gatherings.table.ts';

export type WithdrawnOccurrence = Selectable<WithdrawnOccurrencesTable>;

/** @param since Instant: earlier withdrawals are not in the calendars any more. */
export function listWithdrawn(db: Queries, since: string): Promise<WithdrawnOccurrence[]> {
  return db
    .selectFrom('withdrawn_occurrences')
    .selectAll()
    .where('withdrawn_at', '>=', since)
    .orderBy('gathering_id')
    .orderBy('day')
    .execute();
}

/** Adds occurrences that were removed from the public calendar, and deletes old ones. */
export async function addWithdrawn(
  db: Queries,
  withdrawn: readonly WithdrawnOccurrence[],
  since: string,
): Promise<void> {
  await deleteExpiredRows(
    db,
    'withdrawn_occurrences',
    ['gathering_id', 'day'],
    sql`withdrawn_at < ${since}`,
  );
  for (const occurrence of withdrawn) {
    await deleteWithdrawn(db, occurrence);
    await db.insertInto('withdrawn_occurrences').values(occurrence).execute();
  }
}

export async function deleteWithdrawn(
  db: Queries,
  { gathering_id, day }: Pick<WithdrawnOccurrence, 'gathering_id' | 'day'>,
): Promise<void> {
  await db
    .deleteFrom('withdrawn_occurrences')
    .where('gathering_id', '=', gathering_id)
    .where('day', '=', day)
    .execute();
}

/** Removes the texts from withdrawn occurrences of gatherings that are now only for people with the link. */
export async function silenceWithdrawn(db: Queries): Promise<void> {
  await db
    .updateTable('withdrawn_occurrences')
    .set({ title: null })
    .where('title', 'is not', null)
    .where('gathering_id', 'in', (query) =>
      query.selectFrom('gatherings').select('id').where('audience', '=', 'link'),
    )
    .execute();
}
