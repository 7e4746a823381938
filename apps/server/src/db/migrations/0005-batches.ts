import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { autoIncrementId, codePointText, strictTable } from './column-types.ts';

/**
 * What changes many quotes at once, and what is needed to undo it. No foreign keys to users or quotes:
 * a batch outlives whoever made it and what it deleted.
 */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  const options = strictTable(dialect);
  const statements = [
    sql`create table batches (
      id ${autoIncrementId(dialect)},
      kind ${text} not null check (kind in ('upload', 'bulk deletion', 'schedule')),
      at ${text} not null,
      actor_id integer,
      actor_name text not null,
      file text,
      count integer not null,
      until ${text} not null,
      undone_at ${text},
      undone_by text
    ) ${options}`,
    sql`create index batches_by_end on batches (until)`,
    sql`create table batch_quotes (
      batch_id integer not null references batches (id),
      quote_id integer not null,
      change ${text} not null check (change in ('added', 'deleted', 'changed', 'moved')),
      text text,
      source text,
      display_date ${text},
      reference_url text,
      created_at ${text},
      updated_at ${text},
      version integer,
      version_after integer,
      primary key (batch_id, quote_id)
    ) ${options}`,
    sql`create index batch_quotes_by_quote on batch_quotes (quote_id)`,
    sql`create table batch_siblings (
      batch_id integer not null references batches (id),
      quote_id integer not null,
      display_date ${text} not null,
      primary key (batch_id, quote_id)
    ) ${options}`,
    sql`create table batch_days (
      batch_id integer not null references batches (id),
      record ${text} not null check (record in ('chosen', 'shown')),
      day ${text} not null,
      quote_id integer not null,
      primary key (batch_id, record, day)
    ) ${options}`,
  ];
  for (const statement of statements) await statement.execute(db);
}
