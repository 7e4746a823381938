// The list of 10,000 quotes, each translated to eleven languages, that the dashboard reads, compared with a bare server
// that sends the same bytes.
import { join } from 'node:path';
import type { NewQuote } from '@bahai-friends/contract';
import { LANGUAGES } from '@bahai-friends/languages';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { SQLITE_FILE } from '../../apps/server/src/db/open-database.ts';
import { openSqlite } from '../../apps/server/src/db/sqlite/sqlite-database.ts';
import { insertQuotes } from '../../apps/server/src/features/quotes/quotes.repository.ts';
import { median, type Row, report } from '../support/measure.ts';
import { sampleQuotes } from '../support/sample-quotes.ts';
import {
  ACCEPT,
  capture,
  inFolder,
  loggedIn,
  requestsPerSecond,
  startBare,
  startSite,
} from '../support/servers.ts';

const QUOTES = 10_000;
const SECONDS = 3;
const ROUNDS = 5;
const GOAL = 0.5;
const PATH = '/api/quotes';

const [, ...OTHERS] = LANGUAGES;

const translated = (quote: NewQuote) => ({
  ...quote,
  translations: OTHERS.map((language) => ({
    language,
    text: `${quote.text} (${language})`,
    source: null,
    referenceUrl: null,
    credit: null,
  })),
});

async function fill(folder: string): Promise<void> {
  const database = openSqlite(join(folder, SQLITE_FILE));
  await migrate(database);
  const quotes = sampleQuotes(QUOTES).map(translated);
  await insertQuotes(database.writes, quotes, {
    by: null,
    at: '2026-01-01T00:00:00.000Z',
  });
  await database.close();
}

/** Measures the whole list, and a list that has not changed. */
export function measureQuoteList(): Promise<Row[]> {
  return inFolder(async (folder) => {
    await fill(folder);
    const site = await startSite(folder);
    const volunteer = await loggedIn(site.url);
    const cookie = volunteer.cookies;
    const response = await capture(site.url + PATH, { cookie });
    const bare = await startBare(folder, { [PATH]: response });
    try {
      const etag = response.headers.etag ?? '';
      const again = await volunteer.send(PATH, { headers: { ...ACCEPT, 'if-none-match': etag } });
      if (again.status !== 304) throw new Error(`unchanged quotes are answered ${again.status}`);
      const figures = { bare: [] as number[], site: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        figures.bare.push(await requestsPerSecond(bare.url + PATH, SECONDS, { cookie }));
        figures.site.push(await requestsPerSecond(site.url + PATH, SECONDS, { cookie }));
      }
      const [figure, baseline] = [median(figures.site), median(figures.bare)];
      const ratio = figure / baseline;
      return [
        {
          name: 'GET /api/quotes with 10,000 quotes, requests a second',
          figure,
          baseline,
          ratio,
          goal: `ratio of at least ${GOAL}`,
          met: ratio >= GOAL,
        },
      ];
    } finally {
      await bare.stop();
      await site.stop();
    }
  });
}

if (import.meta.main) report(await measureQuoteList());
