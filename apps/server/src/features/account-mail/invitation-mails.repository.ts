import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteExpiredRows } from '../../db/expired-rows.ts';

/** Keeps what an invitation is mailed with, until it was. */
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

/** What an invitation that is not over is mailed with. */
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

/** Deletes what was asked for before an instant: it was mailed, or it failed. */
export const deletePastInvitationMails = (db: Queries, before: string): Promise<void> =>
  deleteExpiredRows(db, 'invitation_mails', ['invitation_id'], sql`asked_at <= ${before}`);
