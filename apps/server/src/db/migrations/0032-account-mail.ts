import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { autoIncrementId, codePointText, strictTable } from './column-types.ts';

/** E-mail addresses of volunteers, the links in mails to them, and invitations to be mailed. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  const statements = [
    sql`create table account_emails (
      id ${autoIncrementId(dialect)},
      user_id integer not null references users (id) on delete cascade,
      address ${text} not null,
      state ${text} not null check (state in ('given', 'confirmed', 'former')),
      since ${text} not null
    ) ${strictTable(dialect)}`,
    sql`create unique index account_emails_of_user on account_emails (user_id, state)
      where state <> 'former'`,
    sql`create table account_links (
      token_hash ${text} not null primary key,
      email_id integer not null references account_emails (id) on delete cascade,
      purpose ${text} not null check (purpose in ('confirm', 'reset')),
      password_mark ${text} not null,
      expires_at ${text} not null
    ) ${strictTable(dialect)}`,
    sql`create index account_links_of_email on account_links (email_id)`,
    sql`create table invitation_mails (
      invitation_id integer not null primary key references invitations (id) on delete cascade,
      mail ${text} not null,
      asked_at ${text} not null
    ) ${strictTable(dialect)}`,
  ];
  for (const statement of statements) await statement.execute(db);
}
