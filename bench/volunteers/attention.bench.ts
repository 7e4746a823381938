// The list of what needs a volunteer, which each opening of the dashboard loads, with 10,000 quotes, compared with the
// request for the session.
import { join } from 'node:path';
import { addDays } from '@bahai-friends/badi-calendar';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { SQLITE_FILE } from '../../apps/server/src/db/open-database.ts';
import { openSqlite } from '../../apps/server/src/db/sqlite/sqlite-database.ts';
import { insertQuotes } from '../../apps/server/src/features/quotes/quotes.repository.ts';
import { median, type Row, report, timeOf } from '../support/measure.ts';
import { sampleQuotes } from '../support/sample-quotes.ts';
import { inFolder, loggedIn, startSite } from '../support/servers.ts';

const QUOTES = 10_000;
/** Fewer than two weeks, so that the list has an item. */
const DAYS_AHEAD = 10;
const CALLS = 300;
const GOAL_MS = 5;
const PATH = '/api/attention';

/** A quote for each day up to some days ahead. */
async function fill(folder: string): Promise<void> {
  const database = openSqlite(join(folder, SQLITE_FILE));
  await migrate(database);
  const last = addDays(new Date().toISOString().slice(0, 10), DAYS_AHEAD);
  const quotes = sampleQuotes(QUOTES).map((quote, index) => ({
    ...quote,
    displayDate: addDays(last, -index),
  }));
  await insertQuotes(database.writes, quotes, { by: null, at: '2026-01-01T00:00:00.000Z' });
  await database.close();
}

export function measureAttention(): Promise<Row[]> {
  return inFolder(async (folder) => {
    await fill(folder);
    const site = await startSite(folder);
    try {
      const volunteer = await loggedIn(site.url);
      const entries = await volunteer.read<readonly unknown[]>(PATH);
      if (entries.length === 0) throw new Error('nothing needs a volunteer');
      const times = { attention: [] as number[], session: [] as number[] };
      for (let call = 0; call < CALLS; call += 1) {
        times.attention.push(await timeOf(() => volunteer.read(PATH)));
        times.session.push(await timeOf(() => volunteer.read('/api/session')));
      }
      const [figure, baseline] = [median(times.attention), median(times.session)];
      return [
        {
          name: 'GET /api/attention with 10,000 quotes, ms; the session',
          figure,
          baseline,
          ratio: figure / baseline,
          goal: `at most ${GOAL_MS} ms`,
          met: figure <= GOAL_MS,
        },
      ];
    } finally {
      await site.stop();
    }
  });
}

if (import.meta.main) report(await measureAttention());
