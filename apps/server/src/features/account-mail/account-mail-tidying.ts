import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { deleteEmails } from './account-emails.repository.ts';
import { deleteAllLinks, deletePastLinks } from './account-links.repository.ts';
import { UNCONFIRMED_SECONDS } from './account-links.ts';
import { INVITATION_MAIL_SECONDS, NEWS_SECONDS } from './account-mail-times.ts';
import { deletePastInvitationMails } from './invitation-mails.repository.ts';

/** Deletes rows that mails to volunteers do not need any more. */
export function createAccountMailTidying({
  database: { writes: db },
  clock,
}: {
  readonly database: Pick<Database, 'writes'>;
  readonly clock: Clock;
}) {
  return {
    async tidy(): Promise<void> {
      await deletePastLinks(db, clock.now());
      await deleteEmails(db, 'given', clock.after(-UNCONFIRMED_SECONDS));
      await deleteEmails(db, 'former', clock.after(-NEWS_SECONDS));
      await deletePastInvitationMails(db, clock.after(-INVITATION_MAIL_SECONDS));
    },

    /** Deletes mails that wait, and the links in mails that were sent: the site sends no mail any more. */
    async onMailOff(): Promise<void> {
      await deleteAllLinks(db);
      await deleteEmails(db, 'former', clock.now());
      await deletePastInvitationMails(db, clock.now());
    },
  };
}
