import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../db/database.ts';
import { SQLITE_FILE } from '../db/open-database.ts';
import { openSqlite } from '../db/sqlite/sqlite-database.ts';
import { type KeptConnections, keepConnections } from './kept-connections.ts';
import { withPostgres } from './postgres-client.ts';
import { schemaMark } from './schema-mark.ts';
import { withoutSync } from './without-sync.ts';

/** An empty folder that is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function emptySqlite(): Promise<Database> {
  const path = join(temporaryFolder(), 'test.sqlite');
  copyFileSync(inject('sqliteTemplate'), path);
  const database = openSqlite(path);
  await withoutSync(database);
  return database;
}

/**
 * The address of a new PostgreSQL database; it is deleted with the server, at the end of the run.
 *
 * @param template The database that it is a copy of; by default an empty one.
 * @param server The address of the server, which may be by a socket.
 */
async function newPostgresUrl(
  template = 'template1',
  server = inject('postgresUrl'),
): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withPostgres(server, (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  return server.replace(/postgres$/, name);
}

/** Empties all tables like TRUNCATE, which would make new files for every table and index, even an empty one. */
const EMPTY_ALL_TABLES = `do $$ declare emptied name; begin
  set local session_replication_role = replica;
  for emptied in
    select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'
  loop
    execute format('delete from %I', emptied);
  end loop;
  perform setval(format('%I', sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null;
end $$`;

/**
 * Emptied databases of finished tests, for the tests of all files that a worker runs: making a new one takes longer
 * than most tests. A database whose tables a test has changed is not used again.
 */
const idle: KeptConnections[] = [];

async function emptyPostgres(): Promise<Database> {
  const connections =
    idle.pop() ??
    keepConnections(await newPostgresUrl(inject('postgresTemplate'), inject('postgresSocketUrl')));
  onTestFinished(async () => {
    const isAsMade = await connections.use(async (client) => {
      if ((await schemaMark(client)) !== inject('postgresSchemaMark')) return false;
      await client.query(EMPTY_ALL_TABLES);
      return true;
    });
    if (isAsMade) idle.push(connections);
    else await connections.end();
  });
  return connections.open();
}

function closedAtEnd(database: Database): Database {
  onTestFinished(() => database.close());
  return database;
}

/**
 * Both databases, for `describe.each`: every test of a repository, service or route runs its one text on each. `open`
 * makes an empty, migrated database that is deleted after the test.
 */
export const databases = [
  { name: 'SQLite', open: async () => closedAtEnd(await emptySqlite()) },
  { name: 'PostgreSQL', open: async () => closedAtEnd(await emptyPostgres()) },
] as const;

/** A folder with the file of an embedded database, migrated. */
function migratedFolder(): string {
  const folder = temporaryFolder();
  copyFileSync(inject('sqliteTemplate'), join(folder, SQLITE_FILE));
  return folder;
}

/**
 * Both databases as variables of the environment, for tests that run the real program: `make` returns the environment
 * of an empty one, without tables, that is deleted after the test. That of `migrated` has its tables.
 */
export const databaseEnvironments = [
  {
    name: 'SQLite',
    make: async () => ({ DATA_DIR: temporaryFolder() }),
    migrated: async () => ({ DATA_DIR: migratedFolder() }),
  },
  {
    name: 'PostgreSQL',
    make: async () => ({ DATABASE_URL: await newPostgresUrl() }),
    migrated: async () => ({ DATABASE_URL: await newPostgresUrl(inject('postgresTemplate')) }),
  },
] as const;
