import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { autoIncrementId, codePointText, strictTable } from './column-types.ts';

/** Second factors, and logins and setups that are not finished. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  const options = strictTable(dialect);
  const userId = sql`user_id integer not null references users (id) on delete cascade`;
  const statements = [
    sql`create table passkeys (
      id ${autoIncrementId(dialect)},
      ${userId},
      credential_id ${text} not null unique,
      public_key text not null,
      counter text not null,
      transports text not null,
      host text not null,
      name text not null,
      backup_eligible integer not null check (backup_eligible in (0, 1)),
      backed_up integer not null check (backed_up in (0, 1)),
      created_at ${text} not null,
      last_used_at ${text}
    ) ${options}`,
    sql`create index passkeys_by_user on passkeys (user_id)`,
    sql`create table totp_factors (
      user_id integer primary key not null references users (id) on delete cascade,
      secret text not null,
      last_step integer not null,
      created_at ${text} not null
    ) ${options}`,
    sql`create table recovery_codes (
      ${userId},
      code_hash ${text} not null,
      primary key (user_id, code_hash)
    ) ${options}`,
    sql`create table factor_setups (
      session_hash ${text} not null references sessions (token_hash)
        on delete cascade on update cascade,
      kind ${text} not null check (kind in ('passkey', 'totp')),
      value ${text} not null,
      expires_at ${text} not null,
      primary key (session_hash, kind)
    ) ${options}`,
    sql`create table pending_logins (
      token_hash ${text} primary key not null,
      ${userId},
      password_mark text not null,
      challenge ${text},
      expires_at ${text} not null
    ) ${options}`,
    sql`create index pending_logins_by_user on pending_logins (user_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
