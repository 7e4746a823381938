import { systemClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { assertMigrated } from '../db/migrate.ts';
import { openDatabase, openExistingDatabase } from '../db/open-database.ts';
import type { Environment } from '../environment.ts';
import { upgrade } from '../maintenance/upgrade.ts';

/** @throws OperatorError when there is no database; opening it to write would make an empty one. */
async function assertDatabaseExists(environment: Environment): Promise<void> {
  const database = await openExistingDatabase(environment);
  try {
    await assertMigrated(database.reads, database.dialect);
  } finally {
    await database.close();
  }
}

/**
 * Opens the database of the environment, up to date, for as long as the work takes.
 *
 * @throws OperatorError when there is none
 */
export async function withDatabase(
  environment: Environment,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  await assertDatabaseExists(environment);
  const database = openDatabase(environment, () => {});
  try {
    await upgrade(database, environment, systemClock);
    await work(database);
  } finally {
    await database.close();
  }
}
