import { type Kysely, sql } from 'kysely';

/** Has messages that somebody waits for sent before the letters of a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column urgent integer not null default 0`.execute(db);
  await sql`drop index outbox_due`.execute(db);
  await sql`create index outbox_due on outbox (state, urgent desc, due_at)`.execute(db);
}
