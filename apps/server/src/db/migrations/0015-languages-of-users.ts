import { type Kysely, sql } from 'kysely';

/** The language in which each user reads the dashboard; null for the community's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column language text`.execute(db);
}
