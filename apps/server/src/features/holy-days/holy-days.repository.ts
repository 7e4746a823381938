import type { HolyDay, NewHolyDay } from '@bahai-friends/contract';
import { ID_MAX, type Queries } from '../../db/database.ts';

const COLUMNS = ['id', 'name', 'date', 'version'] as const;

/** By date, then by name in code point order, so that both databases return the same order. */
const byDate = (db: Queries) =>
  db.selectFrom('holy_days').select(COLUMNS).orderBy('date').orderBy('name').orderBy('id');

/** All holy days. */
export function listHolyDays(db: Queries): Promise<HolyDay[]> {
  return byDate(db).execute();
}

/** @param day Civil day; holy days on it are included. */
export function listHolyDaysFrom(db: Queries, day: string, count: number): Promise<HolyDay[]> {
  return byDate(db).where('date', '>=', day).limit(count).execute();
}

/** The holy days from one civil day to another, both included. */
export function listHolyDaysBetween(db: Queries, first: string, last: string): Promise<HolyDay[]> {
  return byDate(db).where('date', '>=', first).where('date', '<=', last).execute();
}

/** A holy day with the instant of its last change. */
export interface RevisedHolyDay extends HolyDay {
  /** ISO 8601 in UTC with milliseconds. */
  readonly revisedAt: string;
}

/** The same, each with the instant of its last change. */
export function listRevisedHolyDaysBetween(
  db: Queries,
  first: string,
  last: string,
): Promise<RevisedHolyDay[]> {
  return byDate(db)
    .select('updated_at as revisedAt')
    .where('date', '>=', first)
    .where('date', '<=', last)
    .execute();
}

export async function findHolyDay(db: Queries, id: number): Promise<HolyDay | null> {
  if (id > ID_MAX) return null;
  const row = await byDate(db).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** @param now Instant, as a `Clock` gives it. */
export function insertHolyDay(db: Queries, holyDay: NewHolyDay, now: string): Promise<HolyDay> {
  return db
    .insertInto('holy_days')
    .values({ ...holyDay, created_at: now, updated_at: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** @param now Instant, as a `Clock` gives it. */
export async function insertHolyDays(
  db: Queries,
  holyDays: readonly NewHolyDay[],
  now: string,
): Promise<void> {
  const rows = holyDays.map(({ name, date }) => ({ name, date, created_at: now, updated_at: now }));
  if (rows.length > 0) await db.insertInto('holy_days').values(rows).execute();
}

/**
 * @param now Instant, as a `Clock` gives it.
 *
 * @throws NoResultError for an unknown id: the caller has to look it up in the same transaction.
 */
export function updateHolyDay(
  db: Queries,
  id: number,
  holyDay: NewHolyDay,
  now: string,
): Promise<HolyDay> {
  return db
    .updateTable('holy_days')
    .set({ ...holyDay, updated_at: now })
    .set(({ eb, ref }) => ({ version: eb(ref('version'), '+', 1) }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteHolyDay(db: Queries, id: number): Promise<void> {
  await db.deleteFrom('holy_days').where('id', '=', id).execute();
}
