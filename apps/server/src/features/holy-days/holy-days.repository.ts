import type { HolyDay, NewHolyDay } from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';

/** By date, then by name in code point order, so that both databases answer alike. */
const byDate = (db: Queries) =>
  db
    .selectFrom('holy_days')
    .select(['id', 'name', 'date', 'version'])
    .orderBy('date')
    .orderBy('name')
    .orderBy('id');

export function listHolyDays(db: Queries): Promise<HolyDay[]> {
  return byDate(db).execute();
}

/** @param day Civil day; holy days on it are included. */
export function listHolyDaysFrom(db: Queries, day: string, count: number): Promise<HolyDay[]> {
  return byDate(db).where('date', '>=', day).limit(count).execute();
}

export async function insertHolyDays(
  db: Queries,
  holyDays: readonly NewHolyDay[],
  now: string,
): Promise<void> {
  const rows = holyDays.map(({ name, date }) => ({ name, date, created_at: now, updated_at: now }));
  if (rows.length > 0) await db.insertInto('holy_days').values(rows).execute();
}
