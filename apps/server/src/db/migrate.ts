import { Migrator } from 'kysely/migration';
import { StartupError } from '../errors/startup-error.ts';
import type { Database } from './database.ts';
import { migrationProvider } from './migrations/index.ts';

/**
 * Brings the tables up to date; instances that start at once wait for each other.
 *
 * @throws StartupError when a migration fails; none of it is then kept.
 */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database.writes,
    provider: migrationProvider(database.dialect),
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartupError(`The database could not be brought up to date: ${reason}`);
}
