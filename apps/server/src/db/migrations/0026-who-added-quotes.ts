import { type Kysely, sql } from 'kysely';

/**
 * The user who added each quote, by the name at the time. For stored quotes it is taken from the audit trail and from
 * the uploads that are still kept; where these have nothing it stays unknown. Ids are never used again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotes add column added_by text`.execute(db);
  await sql`update quotes set added_by = audit_entries.actor_name from audit_entries
    where kind = 'quote' and action = 'created' and subject_id = quotes.id`.execute(db);
  await sql`update quotes set added_by = batches.actor_name from batch_quotes, batches
    where batch_quotes.quote_id = quotes.id and batch_quotes.change = 'added'
      and batches.id = batch_quotes.batch_id`.execute(db);
}
