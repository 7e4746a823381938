import { type PasswordByLink, RESETS_A_DAY, say } from '@bahai-friends/contract';
import type { Clock } from '../../clock.ts';
import type { CommunityDay } from '../../community-day.ts';
import type { Database, Queries } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Sealing } from '../../sealing/key-in-use.ts';
import { createAuditTrail } from '../audit/audit-trail.ts';
import type { TellNews } from '../users/account-news.ts';
import type { PasswordHasher } from '../users/password-hasher.ts';
import type { PasswordStrengthService } from '../users/password-strength.service.ts';
import { usernameKey } from '../users/username-key.ts';
import { changeUsers, updateUser } from '../users/users.repository.ts';
import { deleteLinksTo } from './account-links.repository.ts';
import { findGoodLink } from './account-links.ts';
import { ACCOUNT_MAIL_KINDS, ASKED_NAME } from './account-mail-rows.ts';

interface ResetDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly communityDay: Pick<CommunityDay, 'today'>;
  readonly outbox: Pick<Outbox, 'addAtMost'>;
  readonly sealing: Pick<Sealing, 'key'>;
  readonly hasher: Pick<PasswordHasher, 'hash'>;
  readonly strength: Pick<PasswordStrengthService, 'assertStrong'>;
  readonly tellNews: TellNews;
  readonly endSessionsOf: (db: Queries, userId: number, exceptTokenHash: null) => Promise<void>;
}

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

const notGood = () => new DomainError('not-found', say('link-over'));

/** Password resets: a link, mailed to the address of the account. */
export function createPasswordResetService({
  database,
  clock,
  communityDay,
  outbox,
  sealing,
  hasher,
  strength,
  tellNews,
  endSessionsOf,
}: ResetDependencies) {
  const trail = createAuditTrail('user', clock);
  const find = (db: Queries, token: string) => findGoodLink(db, 'reset', token, clock);

  return {
    /**
     * Has a link mailed to the owner of an account. The name is looked up by the sender, so that the same work is
     * done here for every name. It is stored as an HMAC, since it may be a password in the wrong field.
     *
     * @throws DomainError `unavailable` while nothing can be sealed
     */
    async ask(username: string): Promise<void> {
      const key = await sealing.key();
      const [account] = key.blindIndexes(ASKED_NAME, usernameKey(username));
      const row = {
        key: `${ACCOUNT_MAIL_KINDS.reset} ${account} ${communityDay.today()}`,
        channel: 'mail',
        kind: ACCOUNT_MAIL_KINDS.reset,
        subject: { account, at: clock.now() },
        urgent: true as const,
      };
      await database.writes.transaction().execute((db) => outbox.addAtMost(db, row, RESETS_A_DAY));
    },

    /** The name of the account for which a link sets a new password; null for an invalid link. */
    usernameOf: async (token: string): Promise<string | null> =>
      (await find(database.reads, token))?.username ?? null,

    /**
     * Sets the account's new password: its sessions end, and none begins. A second factor is needed as before.
     *
     * @throws DomainError `not-found` when the link is invalid or has expired; `invalid` for a password that is too
     *   easily guessed; `busy`
     */
    async accept({ token, password }: PasswordByLink): Promise<{ username: string }> {
      const open = await find(database.reads, token);
      if (open === null) throw notGood();
      await strength.assertStrong(password, open.username);
      const passwordHash = await hasher.hash(password);
      return changeUsers(database, async (db) => {
        const link = await find(db, token);
        if (link === null) throw notGood();
        const { user_id: userId, email_id: emailId, username: name } = link;
        await deleteLinksTo(db, emailId);
        const { username } = await updateUser(db, userId, { passwordHash }, clock.now());
        await endSessionsOf(db, userId, null);
        await trail.other(db, { userId, username }, userId, { action: 'password-reset', name });
        await tellNews(db, userId, { kind: 'password' });
        return { username };
      });
    },
  };
}
