import { sql } from 'kysely';
import { errorMessage } from '../../errors/error-message.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import type { Database } from '../database.ts';
import { openPostgres } from './postgres-database.ts';

/**
 * Opens a PostgreSQL database that answers now.
 *
 * @throws OperatorError when it does not; the message does not repeat the address, which may hold a
 *   password.
 */
export async function openExistingPostgres(url: string): Promise<Database> {
  const database = openPostgres(url, () => {});
  try {
    // A command's only transaction uses this connection, too. A second connection would look like somebody else's.
    await sql`select 1`.execute(database.writes);
    return database;
  } catch (error) {
    await database.close();
    throw new OperatorError(`The PostgreSQL database cannot be reached: ${errorMessage(error)}`);
  }
}
