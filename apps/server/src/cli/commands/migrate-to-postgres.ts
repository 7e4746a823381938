import { sqlitePath } from '../../db/open-database.ts';
import { migrateDatabaseToPostgres } from '../../maintenance/migrate-to-postgres.ts';
import type { Settings } from '../../settings.ts';

/** Copies the embedded database into an empty PostgreSQL database. The address is never printed. */
export async function migrateToPostgres(url: string, settings: Settings): Promise<void> {
  const path = sqlitePath(settings);
  for (const { table, rows } of await migrateDatabaseToPostgres(path, url))
    console.log(`${table}: ${rows}`);
  console.log(
    'Everything was copied and compared, row by row. Set DATABASE_URL to this PostgreSQL database',
  );
  console.log(`before you start the site again. The file ${path} was left as it is.`);
}
