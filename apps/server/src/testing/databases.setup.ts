import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres/postgres-database.ts';
import { openSqlite } from '../db/sqlite/sqlite-database.ts';
import { withPostgres } from './postgres-client.ts';
import { startPostgres } from './postgres-server.ts';
import { schemaMark } from './schema-mark.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server's maintenance database. */
    postgresUrl: string;
    /** The same by a socket of the file system, for connections within a test. */
    postgresSocketUrl: string;
    /** The name of a migrated database on that server, to be copied; nobody has it open. */
    postgresTemplate: string;
    /** The result of `schemaMark` for that database, and for a copy whose tables were not changed. */
    postgresSchemaMark: string;
    /** The path of a migrated SQLite file, to be copied; nobody has it open. */
    sqliteTemplate: string;
  }
}

const POSTGRES_TEMPLATE = 'migrated';

async function migrateAndClose(database: Database): Promise<void> {
  await migrate(database);
  await database.close();
}

/** @returns the template's schema mark */
async function makePostgresTemplate(server: string): Promise<string> {
  await withPostgres(server, (client) => client.query(`create database ${POSTGRES_TEMPLATE}`));
  const template = server.replace(/postgres$/, POSTGRES_TEMPLATE);
  await migrateAndClose(openPostgres(template, () => {}));
  return withPostgres(template, schemaMark);
}

/**
 * Starts one PostgreSQL server for the whole run, on which each test makes its own database, and makes a migrated
 * database of both kinds: migrating takes longer than most tests.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const postgresSchemaMark = await makePostgresTemplate(server.url);
  const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-templates-'));
  const sqliteTemplate = join(folder, 'migrated.sqlite');
  await migrateAndClose(openSqlite(sqliteTemplate));
  project.provide('postgresUrl', server.url);
  project.provide('postgresSocketUrl', server.socketUrl);
  project.provide('postgresTemplate', POSTGRES_TEMPLATE);
  project.provide('postgresSchemaMark', postgresSchemaMark);
  project.provide('sqliteTemplate', sqliteTemplate);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
