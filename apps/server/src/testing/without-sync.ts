import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Has changes of an embedded database wait for no disk: it does not outlive the test that it is for. */
export async function withoutSync(database: Database): Promise<void> {
  await sql`pragma synchronous = off`.execute(database.writes);
}
