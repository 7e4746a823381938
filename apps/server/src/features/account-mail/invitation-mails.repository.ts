import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteExpiredRows } from '../../db/expired-rows.ts';

/** Stores the address and token of an invitation until it is mailed. */
export async function insertInvitationMail(
  db: Queries,
  invitationId: number,
  mail: string,
  now: string,
): Promise<void> {
  await db
    .insertInto('invitation_mails')
    .values({ invitation_id: invitationId, mail, asked_at: now })
    .execute();
}

/** The address and token of an invitation that has not expired. */
export const findInvitationMail = (db: Queries, invitationId: number, now: string) =>
  db
    .selectFrom('invitation_mails')
    .innerJoin('invitations', 'invitations.id', 'invitation_mails.invitation_id')
    .select(['invitation_mails.mail', 'invitations.username'])
    .where('invitation_id', '=', invitationId)
    .where('invitations.expires_at', '>', now)
    .executeTakeFirst();

export async function deleteInvitationMail(db: Queries, invitationId: number): Promise<void> {
  await db.deleteFrom('invitation_mails').where('invitation_id', '=', invitationId).execute();
}

/** Deletes rows from before an instant: their mails were sent, or have failed. */
export const deletePastInvitationMails = (db: Queries, before: string): Promise<void> =>
  deleteExpiredRows(db, 'invitation_mails', ['invitation_id'], sql`asked_at <= ${before}`);
