import { sql } from 'kysely';
import { reasonOf } from '../errors/reason.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';

/**
 * Opens a PostgreSQL database that answers now.
 *
 * @throws StartupError when it does not; the message does not repeat the address, which may hold a
 *   password.
 */
export async function reachPostgres(url: string): Promise<Database> {
  const database = openPostgres(url, () => {});
  try {
    await sql`select 1`.execute(database.reads);
    return database;
  } catch (error) {
    await database.close();
    throw new StartupError(`The PostgreSQL database cannot be reached: ${reasonOf(error)}`);
  }
}
