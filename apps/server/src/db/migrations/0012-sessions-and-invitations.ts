import { type Kysely, sql } from 'kysely';

/**
 * Counts how often a session was used to guess its user's password; ends invitations of users who may not invite any
 * more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table sessions add column password_tries integer not null default 0`,
    sql`delete from invitations
      where invited_by in (select id from users where role <> 'Master Admin')`,
  ];
  for (const statement of statements) await statement.execute(db);
}
