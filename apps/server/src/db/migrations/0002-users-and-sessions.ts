import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { autoIncrementId, codePointText, strictTable } from './column-types.ts';

/** Users, who may change what the site shows, and their sessions. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  const options = strictTable(dialect);
  const statements = [
    sql`create table users (
      id ${autoIncrementId(dialect)},
      username ${text} not null,
      username_key ${text} not null unique,
      password_hash text not null,
      role text not null check (role in ('Admin', 'Master Admin')),
      last_modified ${text} not null,
      version integer not null default 1
    ) ${options}`,
    sql`create unique index one_master_admin on users (role) where role = 'Master Admin'`,
    sql`create table sessions (
      token_hash ${text} primary key not null,
      user_id integer not null references users (id) on delete cascade,
      created_at ${text} not null,
      expires_at ${text} not null
    ) ${options}`,
    sql`create index sessions_by_user on sessions (user_id)`,
    sql`create index sessions_by_expiry on sessions (expires_at)`,
    sql`create table login_attempts (
      account ${text} not null,
      address ${text} not null,
      window_ends_at ${text} not null,
      attempts integer not null,
      last_attempt_at ${text} not null,
      primary key (account, address)
    ) ${options}`,
    sql`create index login_attempts_by_end on login_attempts (window_ends_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
