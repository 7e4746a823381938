import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { codePointText, strictTable } from './column-types.ts';

/** The language of a quote, whose translation it is, and its published translations to other languages. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  await sql`alter table quotes add column language ${text}`.execute(db);
  await sql`alter table quotes add column credit text`.execute(db);
  await sql`create table quote_translations (
    quote_id integer not null references quotes (id) on delete cascade,
    language ${text} not null,
    text text not null,
    source text,
    reference_url text,
    credit text,
    primary key (quote_id, language)
  ) ${strictTable(dialect)}`.execute(db);
  if (dialect === 'sqlite') return;
  // Tells all instances that public content has changed, as with the quotes.
  await sql`create trigger quote_translations_changed
    after insert or update or delete or truncate on quote_translations
    for each statement execute function notify_content_changed()`.execute(db);
}
