import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { codePointText } from './column-types.ts';

/** Networks that a day's quote is posted to, and posts of which nobody knows whether they were sent. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  await sql`alter table sending add column telegram text`.execute(db);
  await sql`alter table sending add column mastodon text`.execute(db);
  await sql`alter table sending add column webhooks text not null default '[]'`.execute(db);
  await sql`alter table outbox add column unsure_since ${text}`.execute(db);
}
