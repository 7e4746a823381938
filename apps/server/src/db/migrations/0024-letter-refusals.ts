import { type Kysely, sql } from 'kysely';

/** Whether it is still unknown if a day's refusal was about the address, or about all letters of the day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table letter_subscriptions
    add column refusal_open integer not null default 0`.execute(db);
  await sql`create index letter_subscriptions_refused_on on letter_subscriptions (refused_on)
    where refused_on is not null`.execute(db);
}
