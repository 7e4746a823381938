import { type Kysely, sql } from 'kysely';

/** In which language each user reads the dashboard; null for the community's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column language text`.execute(db);
}
