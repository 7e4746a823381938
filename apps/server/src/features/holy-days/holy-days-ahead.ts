import {
  FIRST_CIVIL_DAY,
  LAST_CIVIL_DAY,
  LAST_YEAR,
  toBadiDate,
} from '@bahai-friends/badi-calendar';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../db/database.ts';
import { withTableLock } from '../../db/table-lock.ts';
import { type AuditActor, createAuditTrail } from '../audit/audit-trail.ts';
import { addMissing } from './add-missing.ts';
import { recordedHolyDayYears, recordHolyDayYear } from './holy-day-years.repository.ts';

/** The current Badí year and the next two. */
const YEARS = 3;

/** The actor of an automatic change at the beginning of a year. */
const THE_SITE: AuditActor = { userId: null, username: 'the site itself' };

/**
 * The Badí years whose holy days should be stored: the current one and the next two, within the calendar.
 *
 * @param today Civil day; beyond the calendar there are none.
 */
export function yearsAhead(today: string): number[] {
  if (today < FIRST_CIVIL_DAY || today > LAST_CIVIL_DAY) return [];
  const { year } = toBadiDate(today);
  return Array.from({ length: YEARS }, (_, index) => year + index).filter(
    (each) => each <= LAST_YEAR,
  );
}

/**
 * Adds the holy days of those years, each year once: what volunteers delete or change later stays so. It is called in a
 * transaction.
 */
export async function addHolyDaysAhead(
  db: Queries,
  clock: Clock,
  by: AuditActor,
  today: string,
): Promise<void> {
  const trail = createAuditTrail('holy-day', clock);
  for (const year of yearsAhead(today)) {
    if (!(await recordHolyDayYear(db, year))) continue;
    const { length: count } = await addMissing(db, year, clock.now());
    const change = { action: 'added-from-calendar', count, year } as const;
    if (count > 0) await trail.other(db, by, null, change);
  }
}

/**
 * Makes a function that adds the years when it is time: it does so once for each Badí year, and again after a failure.
 * Readers of holy days do not learn of a failure.
 */
export function createYearlyAddition(
  database: Database,
  clock: Clock,
): (today: string) => Promise<void> {
  let lookedUpFor: number | undefined;
  return async (today) => {
    const years = yearsAhead(today);
    const [current] = years;
    if (current === lookedUpFor) return;
    try {
      const recorded = await recordedHolyDayYears(database.reads, years);
      if (years.some((year) => !recorded.has(year))) {
        await withTableLock(database, 'holy_days', (transaction) =>
          addHolyDaysAhead(transaction, clock, THE_SITE, today),
        );
      }
      lookedUpFor = current;
    } catch {
      // Readers get the holy days that are stored.
    }
  };
}
