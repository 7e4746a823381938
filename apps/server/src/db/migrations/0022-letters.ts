import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { autoIncrementId, codePointText, strictTable } from './column-types.ts';

/** Subscriptions to letters: sealed addresses and, for a year after the end, the blind index of an address. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  const statements = [
    sql`create table letter_subscriptions (
      id ${autoIncrementId(dialect)},
      address ${text} not null,
      address_index ${text} not null unique,
      token ${text} not null,
      token_hash ${text} not null unique,
      language ${text} not null,
      daily_since ${text},
      weekly_since ${text},
      reminders_since ${text},
      created_at ${text} not null,
      confirmed_at ${text},
      link_sent_on ${text},
      refused_on ${text},
      refusals integer not null default 0
    ) ${strictTable(dialect)}`,
    sql`create index letter_subscriptions_created_at on letter_subscriptions (created_at)
      where confirmed_at is null`,
    sql`create table ended_subscriptions (
      address_index ${text} not null primary key,
      ended_at ${text} not null
    ) ${strictTable(dialect)}`,
    sql`create index ended_subscriptions_ended_at on ended_subscriptions (ended_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
