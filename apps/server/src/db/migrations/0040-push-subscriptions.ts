import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { autoIncrementId, codePointText, strictTable } from './column-types.ts';

/** Browsers that get notifications: sealed subscriptions, each found by a blind index. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  await sql`create table push_subscriptions (
    id ${autoIncrementId(dialect)},
    subscription ${text} not null,
    endpoint_index ${text} not null unique,
    token_hash ${text} not null unique,
    language ${text} not null,
    discreet integer not null,
    daily_since ${text},
    reminders_since ${text},
    created_at ${text} not null
  ) ${strictTable(dialect)}`.execute(db);
}
