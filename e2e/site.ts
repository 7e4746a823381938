import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../apps/server/src/db/database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { SQLITE_FILE } from '../apps/server/src/db/open-database.ts';
import { openSqlite } from '../apps/server/src/db/sqlite/sqlite-database.ts';
import { runSite } from '../scripts/running-site.ts';

/** A running site with a data folder of its own. */
export interface Site {
  readonly url: string;
  /** Works on the site's database from outside, as another process does. */
  change(work: (database: Database) => Promise<unknown>): Promise<void>;
  stop(): Promise<void>;
}

/** Works on the database of a data folder; makes it first where there is none. */
export async function withDatabase(
  folder: string,
  work: (database: Database) => Promise<unknown>,
): Promise<void> {
  const database = openSqlite(join(folder, SQLITE_FILE));
  try {
    await migrate(database);
    await work(database);
  } finally {
    await database.close();
  }
}

/** Starts the real program, or another one, on a database that `fill` has filled; no starter content. */
export async function startSite(
  fill: (database: Database) => Promise<unknown>,
  environment: Record<string, string> = {},
  program?: string,
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-e2e-'));
  await withDatabase(folder, fill);
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'fatal', STARTER_CONTENT: 'off', ...environment };
  const running = await runSite(settings, program);
  return {
    url: running.url,
    change: (work) => withDatabase(folder, work),
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
