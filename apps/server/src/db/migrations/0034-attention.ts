import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { strictTable } from './column-types.ts';

/** Notices that volunteers have put off, and until when. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await sql`create table attention_put_off (
      user_id integer not null references users (id) on delete cascade,
      kind text not null,
      until text not null,
      primary key (user_id, kind)
    ) ${strictTable(dialect)}`.execute(db);
}
