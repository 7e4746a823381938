import { sqlitePath } from '../../db/open-database.ts';
import { postgresPlace } from '../../db/postgres/postgres-place.ts';
import type { Environment } from '../../environment.ts';
import { migrateDatabaseToPostgres } from '../../maintenance/migrate-to-postgres.ts';
import { terminalText } from '../../terminal-text.ts';

/** Copies the embedded database into an empty PostgreSQL database. The address is never printed. */
export async function migrateToPostgres(url: string, environment: Environment): Promise<void> {
  const path = sqlitePath(environment);
  const { result: copied, notes } = await migrateDatabaseToPostgres(path, url);
  for (const { table, rows } of copied) console.log(`${table}: ${rows}`);
  for (const note of notes) console.log(terminalText(note));
  console.log(
    `Everything was copied and compared, row by row, and is now in ${postgresPlace(url)}.`,
  );
  console.log('Set DATABASE_URL to it before you start the site again.');
  console.log(`The file ${path} is marked as moved: starts and commands refuse it from now on.`);
}
