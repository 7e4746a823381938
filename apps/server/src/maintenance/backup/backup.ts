import type { LastBackup } from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import { assertMigrated, isNewer, migrate } from '../../db/migrate.ts';
import { type DatabaseLocation, sqlitePath } from '../../db/open-database.ts';
import { openExistingPostgres } from '../../db/postgres/postgres-existing-database.ts';
import { copySqlite, openSqliteCopy } from '../../db/sqlite/sqlite-copy.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { saveLastBackup } from '../../features/backups/backups.repository.ts';
import { assertRestorable } from './restorable.ts';
import { copyTables } from './table-copy.ts';
import { tableSchemas } from './table-schemas.ts';

/** The last migration that was applied to a PostgreSQL database, if this version knows it. */
async function lastMigration(db: Queries): Promise<string> {
  const applied = await assertMigrated(db, 'postgres');
  if (!isNewer(applied)) return String(applied.at(-1));
  throw new OperatorError(
    'The PostgreSQL database was written by a newer version: use that version.',
  );
}

/**
 * Writes all tables of a PostgreSQL database into an SQLite file, as they are before migrations that
 * are still to come.
 *
 * @param original A transaction that sees one state from its beginning to its end.
 * @param path An empty file.
 */
export async function copyPostgres(original: Queries, path: string): Promise<void> {
  const copy = openSqliteCopy(path);
  try {
    await migrate(copy, await lastMigration(original));
    await copy.writes.transaction().execute(async (transaction) => {
      await copyTables(
        { dialect: 'postgres', db: original },
        { dialect: 'sqlite', db: transaction },
        await tableSchemas(transaction),
      );
    });
  } finally {
    await copy.close();
  }
}

async function copySnapshot(url: string, path: string): Promise<void> {
  const original = await openExistingPostgres(url);
  try {
    const snapshot = original.reads.transaction().setIsolationLevel('repeatable read');
    await snapshot.setAccessMode('read only').execute((reads) => copyPostgres(reads, path));
  } finally {
    await original.close();
  }
}

/**
 * Reads all of a new copy, and stores the backup in it: a site that is restored from it knows of this backup.
 *
 * @throws OperatorError when it could not be restored
 */
async function finish(path: string, backup: LastBackup): Promise<void> {
  const copy = openSqliteCopy(path);
  try {
    await assertRestorable(copy, `${path}.tried`);
    await saveLastBackup(copy.writes, backup);
  } finally {
    await copy.close();
  }
}

/**
 * Copies the database of a location, as it is at one moment, into an SQLite file, while others go
 * on writing.
 *
 * @param path An empty file.
 * @throws OperatorError when there is nothing to copy, or the copy is not sound.
 */
export async function copyDatabase(
  location: DatabaseLocation,
  path: string,
  backup: LastBackup,
): Promise<void> {
  const { DATABASE_URL: url } = location;
  await (url === undefined ? copySqlite(sqlitePath(location), path) : copySnapshot(url, path));
  await finish(path, backup);
}
