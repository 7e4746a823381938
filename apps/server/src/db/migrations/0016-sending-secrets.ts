import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { codePointText, strictTable } from './column-types.ts';

/** Passwords and tokens for sending, sealed with a key that is not in the database. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await sql`create table sending_secrets (
    name ${codePointText(dialect)} not null primary key,
    secret text not null
  ) ${strictTable(dialect)}`.execute(db);
}
