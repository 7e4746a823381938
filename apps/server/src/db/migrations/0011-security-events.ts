import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { autoIncrementId, codePointText, strictTable } from './column-types.ts';

/** Logins, failures and refusals, counted by hour. No foreign keys: they outlive whom they tell of. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  await sql`create table security_events (
    id ${autoIncrementId(dialect)},
    hour ${text} not null,
    event ${text} not null,
    username text not null,
    network text not null,
    count integer not null,
    first_at ${text} not null,
    last_at ${text} not null,
    unique (hour, event, username, network)
  ) ${strictTable(dialect)}`.execute(db);
  await sql`create index security_events_by_age on security_events (last_at)`.execute(db);
}
