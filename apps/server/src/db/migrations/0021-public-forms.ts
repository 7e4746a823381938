import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { codePointText, strictTable } from './column-types.ts';

/** Used stamps of public forms, for as long as they would otherwise be valid. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  const statements = [
    sql`create table used_stamps (
      id ${text} not null primary key,
      expires_at ${text} not null
    ) ${strictTable(dialect)}`,
    sql`create index used_stamps_expires_at on used_stamps (expires_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
