import { readFileSync } from 'node:fs';
import { holyDaysOf, LAST_YEAR, toBadiDate } from '@bahai-friends/badi-calendar';
import { en } from '@bahai-friends/badi-calendar/names/en';
import { NewQuote } from '@bahai-friends/contract';
import { parse } from 'csv-parse/sync';
import type { Clock } from '../clock.ts';
import type { Database, Queries } from '../db/database.ts';
import { insertInstallationValue } from '../db/installation-values.ts';
import { insertHolyDays } from '../features/holy-days/holy-days.repository.ts';
import { insertQuotes } from '../features/quotes/quotes.repository.ts';

const STARTER_QUOTES = new URL('../../content/starter-quotes.csv', import.meta.url);
/** The current Badí year and the next two. */
const YEARS = 3;

/** The quotes that the product brings along, unscheduled. */
export function starterQuotes(): NewQuote[] {
  const rows: unknown[] = parse(readFileSync(STARTER_QUOTES), { columns: true, bom: true });
  return rows.map((row) => NewQuote.parse(row));
}

function starterHolyDays(today: string) {
  const { year } = toBadiDate(today);
  return Array.from({ length: YEARS }, (_, index) => year + index)
    .filter((each) => each <= LAST_YEAR)
    .flatMap((each) => holyDaysOf(each, en))
    .map(({ name, civilDay }) => ({ name, date: civilDay }));
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
 * @param more What comes on top of the quotes and holy days, in the same transaction.
 */
export async function addStarterContent(
  database: Database,
  clock: Clock,
  more: (transaction: Queries) => Promise<void> = async () => {},
): Promise<void> {
  await database.writes.transaction().execute(async (transaction) => {
    const first = await insertInstallationValue(transaction, 'starter-content', clock.today());
    if (!first || !(await isEmpty(transaction))) return;
    await insertQuotes(transaction, starterQuotes(), clock.now());
    await insertHolyDays(transaction, starterHolyDays(clock.today()), clock.now());
    await more(transaction);
  });
}
