import { type Kysely, sql } from 'kysely';

/** Which features a community has switched on: none of them in the beginning. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table settings add column gatherings integer not null default 0`,
    sql`alter table settings add column letters integer not null default 0`,
    sql`alter table settings add column notifications integer not null default 0`,
  ];
  for (const statement of statements) await statement.execute(db);
}
