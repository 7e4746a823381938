import { addDays } from '@bahai-friends/badi-calendar';
import type { Queries } from '../../db/database.ts';

/** Volunteers look in once a week: two of their visits are left. */
const DAYS_LEFT_MAX = 14;

/** How many days in a row have a quote from today on, and since when they are few. */
export interface QuotesLeft {
  readonly daysLeft: number;
  /** Civil day. */
  readonly since: string;
}

/** The day after the last one before today that has a quote; today where none has. */
async function emptySince(db: Queries, today: string): Promise<string> {
  const row = await db
    .selectFrom('quotes')
    .select(({ fn }) => fn.max('display_date').as('last'))
    .where('display_date', '<', today)
    .executeTakeFirst();
  return row?.last ? addDays(row.last, 1) : today;
}

/**
 * Tells that the days with a quote end within two weeks; null while they do not, while the rotation fills the days
 * that have none, and where no quote was ever added.
 *
 * @param today Civil day of the community.
 * @param rotation Whether quotes without a day are shown on days without a quote.
 */
export async function quotesRunOut(
  db: Queries,
  today: string,
  rotation: boolean,
): Promise<QuotesLeft | null> {
  if (rotation) {
    const unscheduled = await db
      .selectFrom('quotes')
      .select('id')
      .where('display_date', 'is', null)
      .limit(1)
      .executeTakeFirst();
    if (unscheduled) return null;
  }
  const scheduled = await db
    .selectFrom('quotes')
    .select('display_date')
    .distinct()
    .where('display_date', '>=', today)
    .where('display_date', '<=', addDays(today, DAYS_LEFT_MAX))
    .execute();
  const days = new Set(scheduled.map((row) => row.display_date));
  let daysLeft = 0;
  while (days.has(addDays(today, daysLeft))) daysLeft += 1;
  if (daysLeft > DAYS_LEFT_MAX) return null;
  if (daysLeft > 0) return { daysLeft, since: addDays(today, daysLeft - DAYS_LEFT_MAX) };
  const any = await db.selectFrom('quotes').select('id').limit(1).executeTakeFirst();
  return any ? { daysLeft, since: await emptySince(db, today) } : null;
}
