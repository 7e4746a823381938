import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres/postgres-database.ts';
import { openExistingPostgres } from './postgres/postgres-existing.ts';
import { openExistingSqlite } from './sqlite/sqlite-copy.ts';
import { openSqlite } from './sqlite/sqlite-database.ts';

export const SQLITE_FILE = 'bahai-friends.sqlite';

/** Where the embedded database lies. */
export const sqlitePath = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string =>
  join(DATA_DIR, SQLITE_FILE);

/** Opens the database that the settings name. */
export function openDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
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
export async function openExistingDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
): Promise<Database> {
  if (settings.DATABASE_URL !== undefined) return openExistingPostgres(settings.DATABASE_URL);
  return openExistingSqlite(sqlitePath(settings));
}
