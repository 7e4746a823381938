import { sql } from 'kysely';
import { errorMessage } from '../errors/error-message.ts';
import { OperatorError } from '../errors/operator-error.ts';
import type { Database, Dialect, Queries } from './database.ts';
import { migrationNames, migrationProvider } from './migrations/index.ts';

/** The tables in which Kysely stores the applied migrations. */
export const MIGRATION_TABLES: readonly string[] = ['kysely_migration', 'kysely_migration_lock'];

const NAMES: Readonly<Record<Dialect, string>> = { postgres: 'PostgreSQL', sqlite: 'SQLite' };
const SETTINGS: Readonly<Record<Dialect, string>> = {
  postgres: 'DATABASE_URL',
  sqlite: 'DATA_DIR',
};

/**
 * Brings the tables up to date; instances that start at once wait for each other.
 *
 * @param last The last migration to apply, when it is not the newest; only for an empty database.
 * @throws OperatorError when a migration fails; all of them are then rolled back.
 */
export async function migrate(
  database: Pick<Database, 'dialect' | 'writes'>,
  last?: string,
): Promise<void> {
  // Most starts apply none.
  const { Migrator } = await import('kysely/migration');
  const migrator = new Migrator({
    db: database.writes,
    provider: migrationProvider(database.dialect),
  });
  const { error, results = [] } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error === undefined) return;
  const failed = results.find(({ status }) => status === 'Error');
  // The first migration creates the first tables.
  if (failed?.migrationName === migrationNames[0] && /already exists/.test(errorMessage(error))) {
    throw new OperatorError(
      `The ${NAMES[database.dialect]} database has tables that this program did not make: it is older than version 0.1.0, or another program's. Nothing was changed; let ${SETTINGS[database.dialect]} name another one.`,
      { cause: error },
    );
  }
  throw new OperatorError(`The database could not be brought up to date: ${errorMessage(error)}`, {
    cause: error,
  });
}

/** The migrations that were applied to a database, in order, also those of a newer version. */
export async function appliedMigrations(db: Queries, dialect: Dialect): Promise<string[]> {
  const table = await (dialect === 'postgres'
    ? sql`select 1 where to_regclass('kysely_migration') is not null`
    : sql`select 1 from sqlite_schema where name = 'kysely_migration'`
  ).execute(db);
  if (table.rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * The migrations that were applied to a database, at least one.
 *
 * @throws OperatorError when there are none: nobody has used it yet.
 */
export async function assertMigrated(db: Queries, dialect: Dialect): Promise<string[]> {
  const applied = await appliedMigrations(db, dialect);
  if (applied.length > 0) return applied;
  throw new OperatorError(
    `The ${NAMES[dialect]} database holds nothing yet: start the site once, or let ${SETTINGS[dialect]} name the one that is meant.`,
  );
}

/** Whether exactly the migrations of this version were applied to a database. */
export const isUpToDate = (applied: readonly string[]): boolean =>
  applied.length === migrationNames.length &&
  migrationNames.every((name, position) => name === applied[position]);

/** Whether migrations were applied to a database, but not all of this version. */
export const isOutdated = (applied: readonly string[]): boolean =>
  applied.length > 0 && migrationNames.some((name) => !applied.includes(name));

/** Whether migrations were applied to a database that this version does not know. */
export const isNewer = (applied: readonly string[]): boolean =>
  applied.some((name) => !migrationNames.includes(name));
