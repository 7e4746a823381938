import { join } from 'node:path';
import type { Database } from './database.ts';
import { openPostgres } from './postgres/postgres-database.ts';
import { openExistingPostgres } from './postgres/postgres-existing-database.ts';
import { postgresPlace } from './postgres/postgres-place.ts';
import { openSqlite } from './sqlite/sqlite-database.ts';
import { openExistingSqlite } from './sqlite/sqlite-existing-database.ts';

export const SQLITE_FILE = 'bahai-friends.sqlite';

/** The location of a database, by variables of the environment. */
export interface DatabaseLocation {
  /** The address of a PostgreSQL database; undefined for the embedded one. */
  readonly DATABASE_URL?: string | undefined;
  /** The absolute path of the folder with the embedded database. */
  readonly DATA_DIR: string;
}

/** The path of the embedded database. */
export const sqlitePath = ({ DATA_DIR }: Pick<DatabaseLocation, 'DATA_DIR'>): string =>
  join(DATA_DIR, SQLITE_FILE);

/** A name of the database at a location, for a line on the terminal; it has no secrets. */
export const databaseName = (location: DatabaseLocation): string =>
  location.DATABASE_URL === undefined
    ? `the database ${sqlitePath(location)}`
    : postgresPlace(location.DATABASE_URL);

/** Opens the database of a location. */
export function openDatabase(
  location: DatabaseLocation,
  onIdleError: (error: Error) => void,
): Database {
  if (location.DATABASE_URL !== undefined) return openPostgres(location.DATABASE_URL, onIdleError);
  return openSqlite(sqlitePath(location));
}

/**
 * Opens the database of a location as it is, read-only.
 *
 * @throws OperatorError when there is none, or it cannot be read.
 */
export async function openExistingDatabase(location: DatabaseLocation): Promise<Database> {
  if (location.DATABASE_URL !== undefined) return openExistingPostgres(location.DATABASE_URL);
  return openExistingSqlite(sqlitePath(location));
}
