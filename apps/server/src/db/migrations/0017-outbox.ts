import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { autoIncrementId, codePointText, strictTable } from './column-types.ts';

/** The tables that public pages are made from. */
const PUBLIC_CONTENT = [
  'quotes',
  'quote_translations',
  'daily_quotes',
  'shown_quotes',
  'holy_days',
  'social_links',
  'settings',
];

/**
 * Counts the changes of public content. SQLite itself only tells that something was committed, but rows for sending
 * should not have pages made anew. PostgreSQL has triggers that notify.
 */
async function countContentChanges(db: Kysely<unknown>): Promise<void> {
  await sql`create table content_changes (
    only integer primary key check (only = 1),
    count integer not null
  ) strict`.execute(db);
  await sql`insert into content_changes (only, count) values (1, 0)`.execute(db);
  for (const table of PUBLIC_CONTENT) {
    for (const change of ['insert', 'update', 'delete']) {
      await sql`create trigger ${sql.id(`${table}_${change}_counted`)}
        after ${sql.raw(change)} on ${sql.table(table)}
        begin update content_changes set count = count + 1; end`.execute(db);
    }
  }
}

/** Messages to be sent, and the state of each. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  await sql`create table outbox (
    id ${autoIncrementId(dialect)},
    key ${text} not null unique,
    channel ${text} not null,
    kind ${text} not null,
    subject text not null,
    state ${text} not null,
    due_at ${text} not null,
    failures integer not null,
    takes integer not null,
    leased_until ${text},
    finished_at ${text}
  ) ${strictTable(dialect)}`.execute(db);
  await sql`create index outbox_due on outbox (state, due_at)`.execute(db);
  await sql`create index outbox_finished on outbox (finished_at)`.execute(db);
  await sql`create table outbox_channels (
    channel ${text} not null primary key,
    sent integer not null,
    failed integer not null,
    dropped integer not null,
    perhaps_sent integer not null,
    failures_in_row integer not null,
    failing_since ${text},
    last_sent_at ${text},
    last_error text
  ) ${strictTable(dialect)}`.execute(db);
  if (dialect === 'sqlite') await countContentChanges(db);
}
