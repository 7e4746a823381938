import { readFileSync } from 'node:fs';
import { NewQuote } from '@bahai-friends/contract';
import { parse } from 'csv-parse/sync';
import type { Clock } from '../clock.ts';
import { civilDayIn } from '../community-day.ts';
import type { Database, Queries } from '../db/database.ts';
import { insertInstallationValue } from '../db/installation-values.ts';
import { calendarYear } from '../features/holy-days/calendar-holy-days.ts';
import { recordHolyDayYear } from '../features/holy-days/holy-day-years.repository.ts';
import { insertHolyDays } from '../features/holy-days/holy-days.repository.ts';
import { yearsAhead } from '../features/holy-days/holy-days-ahead.ts';
import { insertQuotes } from '../features/quotes/quotes.repository.ts';
import { readStoredSettings } from '../features/settings/settings.repository.ts';

const STARTER_QUOTES = new URL('../../content/starter-quotes.csv', import.meta.url);
/** The quotes that come with the product, unscheduled. */
export function starterQuotes(): NewQuote[] {
  const rows: unknown[] = parse(readFileSync(STARTER_QUOTES), { columns: true, bom: true });
  return rows.map((row) => NewQuote.parse(row));
}

/** Inserts the holy days of the years around today. */
async function insertStarterHolyDays(db: Queries, today: string, now: string): Promise<void> {
  const years = yearsAhead(today);
  await insertHolyDays(
    db,
    years.flatMap((year) => calendarYear(year).holyDays),
    now,
  );
  for (const year of years) await recordHolyDayYear(db, year);
}

async function isEmpty(db: Queries): Promise<boolean> {
  const filled = await db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('quotes').select('id')).as('quotes'),
      exists(selectFrom('holy_days').select('id')).as('holy_days'),
      exists(selectFrom('social_links').select('id')).as('social_links'),
    ])
    .executeTakeFirstOrThrow();
  return !Object.values(filled).some(Boolean);
}

/**
 * Fills an empty database, once: content that was deleted later never comes back.
 *
 * @param more Adds further content in the same transaction, by the community's civil day.
 */
export async function addStarterContent(
  database: Database,
  clock: Clock,
  more: (transaction: Queries, today: string) => Promise<void> = async () => {},
): Promise<void> {
  await database.writes.transaction().execute(async (transaction) => {
    const { timeZone } = await readStoredSettings(transaction);
    const today = civilDayIn(timeZone, clock);
    const first = await insertInstallationValue(transaction, 'starter-content', today);
    if (!first || !(await isEmpty(transaction))) return;
    await insertQuotes(transaction, starterQuotes(), { by: null, at: clock.now() });
    await insertStarterHolyDays(transaction, today, clock.now());
    await more(transaction, today);
  });
}
