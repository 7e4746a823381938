import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { autoIncrementId, codePointText, strictTable } from './column-types.ts';

/** Who changed what and when. No foreign keys: entries outlive what they tell of. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  const statements = [
    sql`create table audit_entries (
      id ${autoIncrementId(dialect)},
      at ${text} not null,
      actor_id integer,
      actor_name text not null,
      kind ${text} not null,
      subject_id integer,
      action ${text} not null,
      details text not null
    ) ${strictTable(dialect)}`,
    sql`create index audit_entries_by_kind on audit_entries (kind, id)`,
    sql`create index audit_entries_by_actor on audit_entries (actor_id, id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
