import { join } from 'node:path';
import type { Database } from './database.ts';
import { openPostgres } from './postgres/postgres-database.ts';
import { openExistingPostgres } from './postgres/postgres-existing-database.ts';
import { openSqlite } from './sqlite/sqlite-database.ts';
import { openExistingSqlite } from './sqlite/sqlite-existing-database.ts';

export const SQLITE_FILE = 'bahai-friends.sqlite';

/** Which database is meant, by settings of these names. */
export interface DatabaseSettings {
  /** Of a PostgreSQL database; undefined for the embedded one. */
  readonly DATABASE_URL?: string | undefined;
  /** The absolute path of the folder with the embedded database. */
  readonly DATA_DIR: string;
}

/** Where the embedded database lies. */
export const sqlitePath = ({ DATA_DIR }: Pick<DatabaseSettings, 'DATA_DIR'>): string =>
  join(DATA_DIR, SQLITE_FILE);

/** Opens the database that the settings name. */
export function openDatabase(
  settings: DatabaseSettings,
  onIdleError: (error: Error) => void,
): Database {
  if (settings.DATABASE_URL !== undefined) return openPostgres(settings.DATABASE_URL, onIdleError);
  return openSqlite(sqlitePath(settings));
}

/**
 * Opens the database that the settings name as it is, for nothing but reading.
 *
 * @throws OperatorError when there is none, or it cannot be read.
 */
export async function openExistingDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.DATABASE_URL !== undefined) return openExistingPostgres(settings.DATABASE_URL);
  return openExistingSqlite(sqlitePath(settings));
}
