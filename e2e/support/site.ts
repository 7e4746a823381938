import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../apps/server/src/db/database.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { SQLITE_FILE } from '../../apps/server/src/db/open-database.ts';
import { openSqlite } from '../../apps/server/src/db/sqlite/sqlite-database.ts';
import { withoutSync } from '../../apps/server/src/testing/without-sync.ts';
import { runSite } from '../../scripts/running-site.ts';
import { inTime } from './in-time.ts';

/** Work on a database, which is complete when the promise resolves. */
export type Work = (database: Database) => Promise<unknown>;

/** A running site with its own data folder. */
export interface Site {
  readonly url: string;
  /** Works on the site's database from outside, as another process does. */
  change(work: Work): Promise<void>;
  stop(): Promise<void>;
}

/** Works on the database of a data folder, which is created when it is missing; it gets no tables. */
export async function changeDatabase(folder: string, work: Work): Promise<void> {
  const database = openSqlite(join(folder, SQLITE_FILE));
  try {
    await withoutSync(database);
    await inTime('A change of the site’s database', work(database));
  } finally {
    await inTime('Closing the site’s database', database.close());
  }
}

/** Makes a filled database in a data folder. */
export const createDatabase = (folder: string, fill: Work): Promise<void> =>
  changeDatabase(folder, async (database) => {
    await migrate(database);
    await fill(database);
  });

/** Starts the real program, or another one, on a database that `fill` has filled; no starter content. */
export async function startSite(
  fill: Work,
  environment: Record<string, string> = {},
  program?: string,
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-e2e-'));
  await createDatabase(folder, fill);
  const variables = {
    DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
    STARTER_CONTENT: 'off',
    ...environment,
  };
  const running = await inTime('The start of the program', runSite(variables, program));
  return {
    url: running.url,
    change: (work) => changeDatabase(folder, work),
    async stop() {
      await inTime('The end of the program', running.stop());
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
