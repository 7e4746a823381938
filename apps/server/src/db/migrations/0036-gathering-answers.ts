import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { autoIncrementId, codePointText, strictTable } from './column-types.ts';

/** Answers to gatherings. They are no public content: an answer of a visitor makes no page anew. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  const statements = [
    sql`create table gathering_answers (
      id ${autoIncrementId(dialect)},
      gathering_id integer not null references gatherings (id) on delete cascade,
      day ${text} not null,
      held_on ${text} not null,
      name ${text},
      people integer not null,
      token_hash ${text} not null unique,
      answered_at ${text} not null
    ) ${strictTable(dialect)}`,
    sql`create index gathering_answers_of_day on gathering_answers (gathering_id, day)`,
    sql`create index gathering_answers_held_on on gathering_answers (held_on)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
