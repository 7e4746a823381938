import { type Kysely, sql } from 'kysely';

/** The features that a community has switched on: none at first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table settings add column gatherings integer not null default 0`,
    sql`alter table settings add column letters integer not null default 0`,
    sql`alter table settings add column notifications integer not null default 0`,
  ];
  for (const statement of statements) await statement.execute(db);
}
