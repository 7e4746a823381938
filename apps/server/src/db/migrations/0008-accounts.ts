import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { autoIncrementId, codePointText, strictTable } from './column-types.ts';

/**
 * The sessions that a volunteer sees, when the password was last entered in each, and links through which somebody
 * chooses a password.
 */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  const statements = [
    sql`alter table sessions add column password_entered_at ${text} not null default ''`,
    sql`alter table sessions add column last_used_at ${text} not null default ''`,
    sql`alter table sessions add column device text not null default ''`,
    sql`alter table sessions add column network text not null default ''`,
    // Earlier sessions began with a login, and nobody knows when they were last used.
    sql`update sessions set password_entered_at = created_at, last_used_at = created_at`,
    sql`create table invitations (
      id ${autoIncrementId(dialect)},
      token_hash text not null unique,
      username ${text} not null,
      username_key ${text} not null unique,
      invited_by integer references users (id) on delete cascade,
      user_id integer references users (id) on delete cascade,
      expires_at ${text} not null
    ) ${strictTable(dialect)}`,
  ];
  for (const statement of statements) await statement.execute(db);
}
