import { systemClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { assertMigrated } from '../db/migrate.ts';
import { openDatabase, openExistingDatabase } from '../db/open-database.ts';
import { upgrade } from '../maintenance/upgrade.ts';
import type { Settings } from '../settings.ts';

/** @throws OperatorError when there is no database; opening it to write would make an empty one. */
async function assertDatabaseExists(settings: Settings): Promise<void> {
  const database = await openExistingDatabase(settings);
  try {
    await assertMigrated(database.reads, database.dialect);
  } finally {
    await database.close();
  }
}

/**
 * Opens the database of the settings, up to date, for as long as the work takes.
 *
 * @throws OperatorError when there is none
 */
export async function withDatabase(
  settings: Settings,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  await assertDatabaseExists(settings);
  const database = openDatabase(settings, () => {});
  try {
    await upgrade(database, settings, systemClock);
    await work(database);
  } finally {
    await database.close();
  }
}
