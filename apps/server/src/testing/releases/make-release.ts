/*
 * Uses an empty site of this version on each database, and writes the resulting databases beside this file:
 *
 * POSTGRES_HOME=/usr/lib/postgresql/15 node apps/server/src/testing/releases/make-release.ts
 *
 * `POSTGRES_HOME` names the oldest PostgreSQL that is supported, with its `pg_dump`: newer ones load what it writes. A
 * folder that is there already is left as it is.
 */
import { deepStrictEqual } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { createApp } from '../../app.ts';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { openPostgres } from '../../db/postgres/postgres-database.ts';
import { openSqlite } from '../../db/sqlite/sqlite-database.ts';
import { readEnvironment } from '../../environment.ts';
import { addStarterContent } from '../../maintenance/starter-content.ts';
import { loadBuiltWebApp } from '../../pages/built-web-app.ts';
import { startPostgres } from '../postgres-server.ts';
import { TestClock } from '../test-clock.ts';
import { readAnswers } from './answers.ts';
import { FOUNDED_AT, LEFT_AT, MASTER_ADMIN, useSite } from './used-site.ts';

const WEB_BUILD = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const PACKAGE = new URL('../../../../../package.json', import.meta.url);

/** Uses a site on a database, closes it, and returns the responses that volunteers got at the end. */
async function use(database: Database) {
  const clock = new TestClock(FOUNDED_AT);
  await migrate(database);
  await addStarterContent(database, clock);
  const app = await createApp({
    environment: readEnvironment({}),
    database,
    clock,
    webApp: await loadBuiltWebApp(WEB_BUILD),
    logger: false,
  });
  const session = await useSite({ app, database, clock });
  const answers = await readAnswers(app, session);
  await app.close();
  await database.close();
  return { session, answers };
}

/** Writes a database as statements that any client can send, without commands of `psql`. */
function dumped(url: string): string {
  const program = join(process.env.POSTGRES_HOME ?? '/usr', 'bin', 'pg_dump');
  const options = ['--rows-per-insert=50', '--no-owner', '--no-privileges'];
  const dump = execFileSync(program, [...options, url], { encoding: 'utf8' });
  return dump.replaceAll(/^\\.*\n/gm, '');
}

async function make(folder: string): Promise<void> {
  const file = join(folder, 'site.sqlite');
  const sqlite = await use(openSqlite(file));
  const compact = new DatabaseSync(file);
  compact.exec('vacuum');
  compact.close();
  rmSync(`${file}.lock`);

  const server = await startPostgres();
  const postgres = await use(openPostgres(server.url, () => {}));
  writeFileSync(join(folder, 'site.sql'), dumped(server.url));
  await server.stop();

  deepStrictEqual(sqlite.answers, postgres.answers);
  const contents = {
    at: LEFT_AT,
    masterAdmin: MASTER_ADMIN,
    sessions: { SQLite: sqlite.session, PostgreSQL: postgres.session },
    answers: sqlite.answers,
  };
  writeFileSync(join(folder, 'contents.json'), `${JSON.stringify(contents, null, 2)}\n`);
}

const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8'));
// The site's processes do not keep this program running, and nothing listens here.
const alive = setInterval(() => {}, 60_000);
const made = mkdtempSync(join(tmpdir(), 'bahai-friends-release-'));
await make(made);
const target = fileURLToPath(new URL(`./${version}`, import.meta.url));
mkdirSync(target);
for (const name of ['site.sqlite', 'site.sql', 'contents.json']) {
  copyFileSync(join(made, name), join(target, name));
}
rmSync(made, { recursive: true });
clearInterval(alive);
