import type { Clock } from '../clock.ts';
import { civilDayIn } from '../community-day.ts';
import type { Database } from '../db/database.ts';
import { createYearlyAddition } from '../features/holy-days/holy-days-ahead.ts';
import { readStoredSettings } from '../features/settings/settings.repository.ts';

/** Adds the holy days of the coming years where the community wants them. */
export async function addComingHolyDays(database: Database, clock: Clock): Promise<void> {
  const { holyDaysAhead, timeZone } = await readStoredSettings(database.reads);
  if (holyDaysAhead) await createYearlyAddition(database, clock)(civilDayIn(timeZone, clock));
}
