import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Has changes of an embedded database not wait for the disk: the database is deleted after the test. */
export async function withoutSync(database: Database): Promise<void> {
  await sql`pragma synchronous = off`.execute(database.writes);
}
