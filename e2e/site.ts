import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../apps/server/src/db/database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { SQLITE_FILE } from '../apps/server/src/db/open.ts';
import { openSqlite } from '../apps/server/src/db/sqlite.ts';

const MAIN = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));

/** A running site with a data folder of its own. */
export interface Site {
  readonly url: string;
  /** Works on the site's database from outside, as another process does. */
  change(work: (database: Database) => Promise<unknown>): Promise<void>;
  stop(): Promise<void>;
}

async function withDatabase(folder: string, work: (database: Database) => Promise<unknown>) {
  const database = openSqlite(join(folder, SQLITE_FILE));
  try {
    await migrate(database);
    await work(database);
  } finally {
    await database.close();
  }
}

/** Starts the real program on a database that `fill` has filled; no starter content. */
export async function startSite(
  fill: (database: Database) => Promise<unknown>,
  environment: Record<string, string> = {},
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-e2e-'));
  await withDatabase(folder, fill);
  const child = spawn(process.execPath, [MAIN], {
    env: {
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'fatal',
      STARTER_CONTENT: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const address = /is ready: (\S+)/.exec(String(chunk))?.[1];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error('The site did not start')));
  });
  return {
    url,
    change: (work) => withDatabase(folder, work),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
