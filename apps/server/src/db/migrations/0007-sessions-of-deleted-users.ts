import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { codePointText, strictTable } from './column-types.ts';

/** Has a browser whose account was deleted told so, instead of asking for a password. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  await sql`create table sessions_of_deleted_users (
    token_hash ${text} primary key not null,
    expires_at ${text} not null
  ) ${strictTable(dialect)}`.execute(db);
}
