import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { CONTENT_CHANNEL } from '../postgres/content-channel.ts';

const PUBLIC_CONTENT = ['quotes', 'daily_quotes', 'holy_days', 'social_links'];

/**
 * PostgreSQL notifies all instances when public content changes, whoever changes it. With SQLite the file itself tells.
 */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') return;
  await sql`create function notify_content_changed() returns trigger language plpgsql as
    ${sql.lit(`begin perform pg_notify('${CONTENT_CHANNEL}', ''); return null; end`)}`.execute(db);
  for (const table of PUBLIC_CONTENT) {
    await sql`create trigger ${sql.id(`${table}_changed`)}
      after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function notify_content_changed()`.execute(db);
  }
}
