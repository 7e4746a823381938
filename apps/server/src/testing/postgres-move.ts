import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../db/database.ts';
import { SQLITE_FILE } from '../db/open-database.ts';
import { openPostgres } from '../db/postgres/postgres-database.ts';
import { contentsOf } from './database-contents.ts';
import { fillEveryTable, openMigrated } from './full-database.ts';
import { databaseEnvironments, temporaryFolder } from './test-database.ts';

const [, postgres] = databaseEnvironments;

/** A PostgreSQL database with nothing in it. */
export const newTarget = () => postgres.make();

/** A full embedded database to move, closed. */
export async function fullEmbedded(
  change: (database: Database) => Promise<unknown> = async () => {},
) {
  const environment = { DATA_DIR: temporaryFolder() };
  const database = await openMigrated(environment);
  await fillEveryTable(database);
  await change(database);
  const contents = await contentsOf(database);
  await database.close();
  const bytes = readFileSync(join(environment.DATA_DIR, SQLITE_FILE));
  return {
    environment,
    contents,
    /** Expects the file to be byte for byte the same as before. */
    expectUntouched() {
      const files = [SQLITE_FILE, `${SQLITE_FILE}.lock`];
      expect(readdirSync(environment.DATA_DIR).sort()).toEqual(files);
      expect(readFileSync(join(environment.DATA_DIR, SQLITE_FILE)).equals(bytes)).toBe(true);
    },
  };
}

/** Opens a database for a moment: the command needs it for itself. */
export async function inPostgres<T>(
  url: string,
  look: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openPostgres(url, () => {});
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

/** Changes a database with SQL, without the program. */
export const alter = (url: string, statement: string) =>
  inPostgres(url, ({ writes }) => sql.raw(statement).execute(writes));

export const tablesOf = (url: string) =>
  inPostgres(url, ({ reads }) => reads.introspection.getTables({ withInternalKyselyTables: true }));

/** A PostgreSQL database with the product's tables and nothing in them. */
export async function emptyTarget(): Promise<string> {
  const environment = await newTarget();
  await (await openMigrated(environment)).close();
  return environment.DATABASE_URL;
}
