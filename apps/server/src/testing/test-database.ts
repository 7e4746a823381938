import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { openSqlite } from '../db/sqlite.ts';

/** An empty folder that is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function emptySqlite(): Database {
  return openSqlite(join(temporaryFolder(), 'test.sqlite'));
}

/** The address of a PostgreSQL database of the test's own. */
async function emptyPostgresUrl(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const maintenance = new pg.Client(server);
  await maintenance.connect();
  await maintenance.query(`create database ${name}`);
  onTestFinished(async () => {
    await maintenance.query(`drop database ${name} with (force)`);
    await maintenance.end();
  });
  return server.replace(/postgres$/, name);
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
  {
    name: 'PostgreSQL',
    open: async () => prepared(openPostgres(await emptyPostgresUrl(), () => {})),
  },
] as const;

/**
 * Both databases as settings, for tests that run the real program: `make` answers the environment
 * of an empty one, not even migrated, that goes away with the test.
 */
export const databaseEnvironments = [
  { name: 'SQLite', make: async () => ({ DATA_DIR: temporaryFolder() }) },
  { name: 'PostgreSQL', make: async () => ({ DATABASE_URL: await emptyPostgresUrl() }) },
] as const;
