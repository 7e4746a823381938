import { StartupError } from '../../errors/startup-error.ts';
import type { Settings } from '../../settings.ts';
import { storageProblems } from '../checks/storage-problems.ts';
import type { Database, Queries } from '../database.ts';
import { appliedMigrations, isNewer, migrate } from '../migrate.ts';
import { openDatabase, sqlitePath } from '../open.ts';
import { copySqlite, openSqliteCopy } from '../sqlite.ts';
import { copyTables } from './table-copy.ts';
import { tableShapes } from './table-shapes.ts';

/** The last migration that a database has had, when it is one of this version's. */
async function lastMigration(db: Queries): Promise<string> {
  const applied = await appliedMigrations(db, 'postgres');
  const last = applied.at(-1);
  if (last === undefined) throw new StartupError('The PostgreSQL database holds nothing yet.');
  if (!isNewer(applied)) return last;
  throw new StartupError(
    'The PostgreSQL database was written by a newer version: use that version.',
  );
}

/** Writes what one read-only transaction sees into tables as SQLite has them. */
async function copyPostgres(original: Database, path: string): Promise<void> {
  const copy = openSqliteCopy(path);
  try {
    const snapshot = original.reads.transaction().setIsolationLevel('repeatable read');
    await snapshot.setAccessMode('read only').execute(async (reads) => {
      await migrate(copy, await lastMigration(reads));
      await copy.writes.transaction().execute(async (writes) => {
        const shapes = await tableShapes(writes);
        await copyTables(
          { dialect: 'postgres', db: reads },
          { dialect: 'sqlite', db: writes },
          shapes,
        );
      });
    });
  } finally {
    await copy.close();
  }
}

/** Reads all of a fresh copy. */
async function verify(path: string): Promise<void> {
  const copy = openSqliteCopy(path);
  try {
    const [problem] = await storageProblems(copy);
    if (problem === undefined) return;
    throw new StartupError(
      `The database is damaged (${problem}), and so would be its copy: no backup was written.`,
    );
  } finally {
    await copy.close();
  }
}

/**
 * Copies the database of the settings, as it is at one moment, into an SQLite file, while others go
 * on writing.
 *
 * @param path An empty file.
 * @throws StartupError when there is nothing to copy, or the copy is not sound.
 */
export async function copyDatabase(settings: Settings, path: string): Promise<void> {
  if (settings.DATABASE_URL === undefined) {
    await copySqlite(sqlitePath(settings), path);
  } else {
    const original = openDatabase(settings, () => {});
    try {
      await copyPostgres(original, path);
    } finally {
      await original.close();
    }
  }
  await verify(path);
}
