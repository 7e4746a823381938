import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { codePointText, strictTable } from './column-types.ts';

/** The volunteers' note for the next weekly letter, and the one of the last letter. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  await sql`create table letter_note (
    id integer primary key default 1 check (id = 1),
    text ${text} not null,
    sent_on ${text},
    sent_text ${text} not null
  ) ${strictTable(dialect)}`.execute(db);
}
