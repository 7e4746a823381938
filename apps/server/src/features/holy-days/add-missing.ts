import { findSameHolyDay, type HolyDay } from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import { calendarYear } from './calendar-holy-days.ts';
import { insertHolyDay, listHolyDaysBetween } from './holy-days.repository.ts';

/**
 * Adds those of the calendar's eleven holy days that are missing in a Badí year, in a transaction that locks the table.
 *
 * @param now Instant, as a `Clock` gives it.
 */
export async function addMissing(db: Queries, year: number, now: string): Promise<HolyDay[]> {
  const { first, last, holyDays } = calendarYear(year);
  const sameYear = await listHolyDaysBetween(db, first, last);
  const missing = holyDays.filter((holyDay) => findSameHolyDay(holyDay, sameYear) === undefined);
  const created: HolyDay[] = [];
  for (const holyDay of missing) created.push(await insertHolyDay(db, holyDay, now));
  return created;
}
