import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { autoIncrementId, codePointText, strictTable } from './column-types.ts';

/** The tables that public pages and feeds are made from. */
const PUBLIC_CONTENT = ['gatherings', 'gathering_exceptions', 'withdrawn_occurrences'];

/** Has changes of these tables counted like those of all public content. */
async function tellChanges(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  for (const table of PUBLIC_CONTENT) {
    if (dialect === 'postgres') {
      await sql`create trigger ${sql.id(`${table}_changed`)}
        after insert or update or delete or truncate on ${sql.table(table)}
        for each statement execute function notify_content_changed()`.execute(db);
      continue;
    }
    for (const change of ['insert', 'update', 'delete']) {
      await sql`create trigger ${sql.id(`${table}_${change}_counted`)}
        after ${sql.raw(change)} on ${sql.table(table)}
        begin update content_changes set count = count + 1; end`.execute(db);
    }
  }
}

const BATCH_KINDS = sql`kind in ('upload', 'bulk deletion', 'schedule', 'gathering deletion')`;

/**
 * Lets a batch be the deletion of a gathering. SQLite cannot change the condition of a column: the table is made anew,
 * with the rows and the last id that it had.
 */
async function allowGatheringDeletions(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') {
    await sql`alter table batches drop constraint batches_kind_check,
      add constraint batches_kind_check check (${BATCH_KINDS})`.execute(db);
    return;
  }
  const statements = [
    sql`pragma defer_foreign_keys = on`,
    sql`create table former_batches as select * from batches`,
    sql`create table former_sequence as select seq from sqlite_sequence where name = 'batches'`,
    sql`drop table batches`,
    sql`create table batches (
      id ${autoIncrementId(dialect)},
      kind text not null check (${BATCH_KINDS}),
      at text not null,
      actor_id integer,
      actor_name text not null,
      file text,
      count integer not null,
      until text not null,
      undone_at text,
      undone_by text
    ) strict`,
    sql`create index batches_by_end on batches (until)`,
    sql`insert into batches select * from former_batches`,
    sql`delete from sqlite_sequence where name = 'batches'`,
    sql`insert into sqlite_sequence (name, seq) select 'batches', seq from former_sequence`,
    sql`drop table former_batches`,
    sql`drop table former_sequence`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Gatherings: series, exceptions for single occurrences, and occurrences that feeds still have to withdraw. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  const statements = [
    sql`create table gatherings (
      id ${autoIncrementId(dialect)},
      kind ${text} not null,
      title text not null,
      description text not null,
      place text not null,
      online text,
      online_for ${text} not null,
      audience ${text} not null,
      language ${text},
      starts ${text} not null,
      time ${text} not null,
      minutes integer not null,
      repeat text,
      ends ${text},
      capacity integer,
      answers integer not null,
      token ${text} not null unique,
      confirmed_at ${text} not null,
      sequence integer not null,
      revised_at ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      version integer not null default 1
    ) ${strictTable(dialect)}`,
    sql`create table gathering_exceptions (
      gathering_id integer not null references gatherings (id) on delete cascade,
      day ${text} not null,
      cancelled integer not null,
      moved ${text},
      time ${text},
      place text,
      online text,
      note text,
      primary key (gathering_id, day)
    ) ${strictTable(dialect)}`,
    sql`create table withdrawn_occurrences (
      gathering_id integer not null,
      day ${text} not null,
      title text,
      starts_at ${text} not null,
      ends_at ${text} not null,
      sequence integer not null,
      withdrawn_at ${text} not null,
      primary key (gathering_id, day)
    ) ${strictTable(dialect)}`,
    sql`create index withdrawn_occurrences_withdrawn_at on withdrawn_occurrences (withdrawn_at)`,
    sql`create table batch_gatherings (
      batch_id integer not null references batches (id),
      gathering_id integer not null,
      snapshot text not null,
      primary key (batch_id, gathering_id)
    ) ${strictTable(dialect)}`,
  ];
  for (const statement of statements) await statement.execute(db);
  await allowGatheringDeletions(db, dialect);
  await tellChanges(db, dialect);
}
