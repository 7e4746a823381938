import { type Kysely, sql } from 'kysely';

/** What volunteers note of a quote. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotes add column note text`.execute(db);
}
