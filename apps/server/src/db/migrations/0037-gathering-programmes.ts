import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { autoIncrementId, codePointText, strictTable } from './column-types.ts';

const TABLE = 'gathering_programmes';

/** Has changes of programmes counted like those of all public content. */
async function tellChanges(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') {
    await sql`create trigger ${sql.id(`${TABLE}_changed`)}
      after insert or update or delete or truncate on ${sql.table(TABLE)}
      for each statement execute function notify_content_changed()`.execute(db);
    return;
  }
  for (const change of ['insert', 'update', 'delete']) {
    await sql`create trigger ${sql.id(`${TABLE}_${change}_counted`)}
      after ${sql.raw(change)} on ${sql.table(TABLE)}
      begin update content_changes set count = count + 1; end`.execute(db);
  }
}

/**
 * Programmes of single meetings and, in a table apart, the readers' names. These are no public content: no cached page
 * shows them.
 */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  const statements = [
    sql`create table gathering_programmes (
      gathering_id integer not null references gatherings (id) on delete cascade,
      day ${text} not null,
      items text not null,
      updated_at ${text} not null,
      version integer not null,
      primary key (gathering_id, day)
    ) ${strictTable(dialect)}`,
    sql`create table programme_readers (
      id ${autoIncrementId(dialect)},
      gathering_id integer not null references gatherings (id) on delete cascade,
      day ${text} not null,
      held_on ${text} not null,
      names ${text} not null,
      unique (gathering_id, day)
    ) ${strictTable(dialect)}`,
    sql`create index programme_readers_held_on on programme_readers (held_on)`,
  ];
  for (const statement of statements) await statement.execute(db);
  await tellChanges(db, dialect);
}
