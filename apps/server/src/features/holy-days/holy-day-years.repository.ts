import type { Queries } from '../../db/database.ts';

/** Records that a Badí year was added; false when that was recorded already. */
export async function recordHolyDayYear(db: Queries, year: number): Promise<boolean> {
  const inserted = await db
    .insertInto('holy_day_years')
    .values({ year })
    .onConflict((conflict) => conflict.column('year').doNothing())
    .returning('year')
    .execute();
  return inserted.length > 0;
}

/** Those of some Badí years that were added already. */
export async function recordedHolyDayYears(
  db: Queries,
  years: readonly number[],
): Promise<ReadonlySet<number>> {
  if (years.length === 0) return new Set();
  const rows = await db
    .selectFrom('holy_day_years')
    .select('year')
    .where('year', 'in', years)
    .execute();
  return new Set(rows.map(({ year }) => year));
}
