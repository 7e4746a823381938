import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { autoIncrementId, codePointText, strictTable } from './column-types.ts';

/** What the home page shows, and the installation's own values. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  const id = autoIncrementId(dialect);
  const options = strictTable(dialect);
  const statements = [
    sql`create table installation (
      key ${text} primary key not null,
      value text not null
    ) ${options}`,
    sql`create table quotes (
      id ${id},
      text text not null,
      source text not null,
      display_date ${text},
      reference_url text,
      created_at ${text} not null,
      updated_at ${text} not null,
      version integer not null default 1
    ) ${options}`,
    sql`create index quotes_by_display_date on quotes (display_date)`,
    sql`create table daily_quotes (
      day ${text} primary key not null,
      quote_id integer not null references quotes (id) on delete cascade
    ) ${options}`,
    sql`create index daily_quotes_by_quote on daily_quotes (quote_id)`,
    sql`create table holy_days (
      id ${id},
      name ${text} not null,
      date ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      version integer not null default 1
    ) ${options}`,
    sql`create index holy_days_by_date on holy_days (date)`,
    sql`create table social_links (
      id ${id},
      platform text not null,
      url text not null,
      sort_order integer not null check (sort_order >= 0),
      created_at ${text} not null,
      updated_at ${text} not null,
      version integer not null default 1
    ) ${options}`,
  ];
  for (const statement of statements) await statement.execute(db);
}
