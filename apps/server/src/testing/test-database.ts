import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres/postgres-database.ts';
import { openSqlite } from '../db/sqlite/sqlite-database.ts';

/** An empty folder that is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function emptySqlite(): Database {
  return openSqlite(join(temporaryFolder(), 'test.sqlite'));
}

async function withPostgres(url: string, use: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

/** The address of a new PostgreSQL database; it goes away with the server, at the end of the run. */
async function newPostgresUrl(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withPostgres(server, (client) => client.query(`create database ${name}`));
  return server.replace(/postgres$/, name);
}

const EMPTY_ALL_TABLES = `do $$ begin execute (
  select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity'
  from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'
); end $$`;

/** Databases of finished tests, emptied: making a new one takes longer than most tests. */
const idle: string[] = [];

async function emptyPostgres(): Promise<Database> {
  const url = idle.pop() ?? (await newPostgresUrl());
  onTestFinished(async () => {
    await withPostgres(url, (client) => client.query(EMPTY_ALL_TABLES));
    idle.push(url);
  });
  return openPostgres(url, () => {});
}

async function prepared(database: Database): Promise<Database> {
  onTestFinished(() => database.close());
  await migrate(database);
  return database;
}

/**
 * Both databases, for `describe.each`: every test of a repository, service or route runs its one
 * text on each. `open` makes an empty, migrated database that goes away with the test.
 */
export const databases = [
  { name: 'SQLite', open: async () => prepared(emptySqlite()) },
  { name: 'PostgreSQL', open: async () => prepared(await emptyPostgres()) },
] as const;

/**
 * Both databases as settings, for tests that run the real program: `make` answers the environment
 * of an empty one, not even migrated, that goes away with the test.
 */
export const databaseEnvironments = [
  { name: 'SQLite', make: async () => ({ DATA_DIR: temporaryFolder() }) },
  { name: 'PostgreSQL', make: async () => ({ DATABASE_URL: await newPostgresUrl() }) },
] as const;
