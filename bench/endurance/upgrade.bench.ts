// A database of version 0.1.0 with 20,000 quotes: how long this version takes to upgrade it, compared with a start that
// finds nothing to upgrade; and whether any data are lost when the upgrade is killed.
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { systemClock } from '../../apps/server/src/clock.ts';
import { openDatabase, SQLITE_FILE } from '../../apps/server/src/db/open-database.ts';
import { readEnvironment } from '../../apps/server/src/environment.ts';
import { upgrade } from '../../apps/server/src/maintenance/upgrade.ts';
import { startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import { type Row, report, timeOf } from '../support/measure.ts';
import { inFolder } from '../support/servers.ts';

const RELEASE = fileURLToPath(
  new URL('../../apps/server/src/testing/releases/0.1.0', import.meta.url),
);
const CUT_OFF = fileURLToPath(
  new URL('../../apps/server/src/testing/cut-off-upgrade.ts', import.meta.url),
);
const QUOTES = 20_000;
const GOAL_MS = 5000;
const KILLS = 20;
/** More statements than an upgrade has. */
const NEVER = 1_000_000;

const QUOTE = `'Quote ' || n, 'Somebody ' || (n % 40), '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'`;

/** The database as 0.1.0 left it, with many more quotes. */
function fillSqlite(folder: string): void {
  const path = join(folder, SQLITE_FILE);
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(RELEASE, 'site.sqlite'), path);
  const database = new DatabaseSync(path);
  database.exec(`insert into quotes (text, source, created_at, updated_at)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${QUOTES})
    select ${QUOTE} from numbers`);
  database.close();
}

async function inPostgres<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function fillPostgres(server: string, name: string): Promise<string> {
  const url = server.replace(/\/[^/]*$/, `/${name}`);
  await inPostgres(server, (client) => client.query(`create database ${name}`));
  await inPostgres(url, async (client) => {
    await client.query(readFileSync(join(RELEASE, 'site.sql'), 'utf8'));
    await client.query('set search_path = public');
    await client.query(`insert into quotes (text, source, created_at, updated_at)
      select ${QUOTE} from generate_series(1, ${QUOTES}) as n`);
  });
  return url;
}

/** Milliseconds of an upgrade, its copy included, and of a second start when there is nothing to upgrade. */
async function timesOf(environment: Record<string, string>): Promise<number[]> {
  const location = readEnvironment(environment);
  const times: number[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    times.push(
      await timeOf(async () => {
        const database = openDatabase(location, () => {});
        await upgrade(database, location, systemClock);
        await database.close();
      }),
    );
  }
  return times;
}

function row(database: string, [first = 0, second = 0]: readonly number[]): Row {
  return {
    name: `upgrade of 0.1.0 with ${QUOTES} quotes, ${database}, ms`,
    figure: first,
    baseline: second,
    ratio: first / second,
    goal: `under ${GOAL_MS} ms`,
    met: first < GOAL_MS,
  };
}

export function measureUpgrade(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const server = await startPostgres();
    try {
      fillSqlite(folder);
      const sqlite = await timesOf({ DATA_DIR: folder });
      const url = await fillPostgres(server.url, 'upgraded');
      return [row('SQLite', sqlite), row('PostgreSQL', await timesOf({ DATABASE_URL: url }))];
    } finally {
      await server.stop();
    }
  });
}

/** Upgrades in a process that is killed before a statement; returns the number of statements if it was not killed. */
async function cutOff(environment: Record<string, string>, statement: number): Promise<number> {
  const child = spawn(process.execPath, [CUT_OFF, String(statement)], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = (await child.stdout.toArray()).join('');
  return Number(printed);
}

/** The number of quotes, and of migrations that were applied. */
const STATE =
  'select (select count(*) from quotes) as quotes, (select count(*) from kysely_migration) as steps';

interface State {
  readonly quotes: unknown;
  readonly steps: unknown;
}

function sqliteState(folder: string): State {
  const database = new DatabaseSync(join(folder, SQLITE_FILE));
  const [{ integrity_check: integrity } = {}] = database.prepare('pragma integrity_check').all();
  const state = database.prepare(STATE).get();
  database.close();
  if (integrity !== 'ok') throw new Error(`The file is damaged: ${integrity}`);
  return state as unknown as State;
}

interface Site {
  readonly environment: Record<string, string>;
  readonly state: () => Promise<State>;
}

/** Kills upgrades of one database at several statements: it is then as before, or upgraded. Prints the result. */
async function tellKills(name: string, makeSite: (label: string) => Promise<Site>): Promise<void> {
  const statements = await cutOff((await makeSite('counted')).environment, NEVER);
  const { environment, state } = await makeSite('killed');
  const before = await state();
  let torn = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await cutOff(environment, Math.ceil((statements * kill) / (KILLS + 2)));
    if (!isDeepStrictEqual(await state(), before)) torn += 1;
  }
  await cutOff(environment, NEVER);
  const after = await state();
  console.log(
    `${name}: killed ${KILLS} times before one of ${statements} statements; ${torn} times not as ` +
      `before; then ${after.steps} migrations in place of ${before.steps}, ${after.quotes} quotes of ${before.quotes}`,
  );
  if (torn > 0 || String(after.quotes) !== String(before.quotes)) process.exitCode = 1;
}

async function tellUpgradeKills(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-upgrade-'));
  const server = await startPostgres();
  try {
    await tellKills('SQLite', async (label) => {
      const data = join(folder, label);
      fillSqlite(data);
      return { environment: { DATA_DIR: data }, state: async () => sqliteState(data) };
    });
    await tellKills('PostgreSQL', async (label) => {
      const url = await fillPostgres(server.url, label);
      const state = () =>
        inPostgres(url, async (client) => (await client.query<State>(STATE)).rows[0] as State);
      return { environment: { DATABASE_URL: url }, state };
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  report(await measureUpgrade());
  await tellUpgradeKills();
}
