import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Sealing } from '../../sealing/key-in-use.ts';
import { INVITATION_MAIL } from '../../sealing/sealed-columns.ts';
import { ACCOUNT_MAIL_KINDS } from './account-mail-rows.ts';
import { insertInvitationMail } from './invitation-mails.repository.ts';

const InvitationMail = z.object({ to: z.string(), token: z.string() });
type InvitationMail = z.infer<typeof InvitationMail>;

/** Reads the sealed address and token of an invitation. */
export const readInvitation = (opened: string): InvitationMail =>
  InvitationMail.parse(JSON.parse(opened));

interface InvitationMailDependencies {
  readonly clock: Clock;
  readonly sealing: Pick<Sealing, 'key'>;
  readonly outbox: Pick<Outbox, 'add'>;
}

/** Has an invitation mailed, in the transaction that makes it. */
export type MailInvitation = (
  db: Queries,
  invitation: number,
  mail: InvitationMail,
) => Promise<void>;

/**
 * Prepares to mail an invitation; to be called before the transaction, since it may make the key.
 *
 * @throws DomainError `unavailable` while nothing can be sealed
 */
export const createInvitationMails =
  ({ clock, sealing, outbox }: InvitationMailDependencies) =>
  async (): Promise<MailInvitation> => {
    const key = await sealing.key();
    return async (db, invitation, mail) => {
      const sealed = key.seal(INVITATION_MAIL, JSON.stringify(mail));
      await insertInvitationMail(db, invitation, sealed, clock.now());
      await outbox.add(db, [
        {
          key: `${ACCOUNT_MAIL_KINDS.invitation} ${invitation}`,
          channel: 'mail',
          kind: ACCOUNT_MAIL_KINDS.invitation,
          subject: { invitation },
          urgent: true,
        },
      ]);
    };
  };
