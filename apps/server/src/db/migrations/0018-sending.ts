import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { autoIncrementId, codePointText, strictTable } from './column-types.ts';

/** Settings for sending, test messages that senders are asked for, and days that were sent. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  await sql`create table sending (
    id integer primary key default 1 check (id = 1),
    version integer not null,
    mail text,
    send_at text not null,
    weekly_on integer not null,
    since ${text} not null,
    paused_at ${text},
    updated_at ${text} not null
  ) ${strictTable(dialect)}`.execute(db);
  await sql`create table sending_tests (
    id ${autoIncrementId(dialect)},
    channel text not null,
    recipient text,
    asked_at ${text} not null,
    is_ok integer,
    said text
  ) ${strictTable(dialect)}`.execute(db);
  await sql`create table senders (
    id ${text} not null primary key,
    seen_at ${text} not null
  ) ${strictTable(dialect)}`.execute(db);
  await sql`create table sent_days (
    what ${text} not null,
    day ${text} not null,
    primary key (what, day)
  ) ${strictTable(dialect)}`.execute(db);
}
