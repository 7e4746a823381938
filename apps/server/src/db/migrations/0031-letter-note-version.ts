import { type Kysely, sql } from 'kysely';

/** The note of the weekly letter has a version, so that a volunteer never replaces another's unseen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table letter_note add column version integer not null default 1`.execute(db);
}
