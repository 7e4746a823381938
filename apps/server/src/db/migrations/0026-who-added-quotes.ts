import { type Kysely, sql } from 'kysely';

/**
 * Who has added each quote, as they were named then. What is known of those that are there is taken over from the
 * audit trail and from the uploads that are still kept; of others nobody knows it. Ids are never given again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotes add column added_by text`.execute(db);
  await sql`update quotes set added_by = audit_entries.actor_name from audit_entries
    where kind = 'quote' and action = 'created' and subject_id = quotes.id`.execute(db);
  await sql`update quotes set added_by = batches.actor_name from batch_quotes, batches
    where batch_quotes.quote_id = quotes.id and batch_quotes.change = 'added'
      and batches.id = batch_quotes.batch_id`.execute(db);
}
