import { type AccountEmail, say } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import type { CommunityDay } from '../../community-day.ts';
import type { Database, Queries } from '../../db/database.ts';
import { withTableLock } from '../../db/table-lock.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { maskedAddress, requireMailAddress } from '../../mails/mail-address.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Sealing } from '../../sealing/key-in-use.ts';
import { ACCOUNT_EMAIL } from '../../sealing/sealed-columns.ts';
import { createAuditTrail } from '../audit/audit-trail.ts';
import { findActingUser } from '../users/acting-user.ts';
import {
  type AccountEmailRow,
  changeState,
  deleteEmail,
  findEmail,
  saveGiven,
} from './account-emails.repository.ts';
import { findGoodLink, UNCONFIRMED_SECONDS } from './account-links.ts';
import { ACCOUNT_MAIL_KINDS } from './account-mail-rows.ts';
import { createNewsMails } from './account-news.ts';

/** How many mails with a confirmation link a user can have sent on a civil day, so that nobody is flooded with mail. */
const CONFIRMATIONS_A_DAY = 5;
const HOUR_SECONDS = 60 * 60;

interface EmailDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly communityDay: Pick<CommunityDay, 'today'>;
  readonly outbox: Pick<Outbox, 'add' | 'addAtMost'>;
  readonly sealing: Pick<Sealing, 'key' | 'find'>;
}

export type AccountEmailService = ReturnType<typeof createAccountEmailService>;

/** Shown in place of an address that cannot be read. */
const UNREADABLE = '…';

const TABLES = ['users', 'account_emails', 'account_links'] as const;

/**
 * E-mail addresses for messages about accounts; users manage their own. Every change throws DomainError
 * `unauthenticated` when the actor was deleted meanwhile.
 */
export function createAccountEmailService({
  database,
  clock,
  communityDay,
  outbox,
  sealing,
}: EmailDependencies) {
  const trail = createAuditTrail('user', clock);
  const mailNews = createNewsMails({ clock, outbox });

  const change = <T>(actor: Actor, make: (db: Queries, username: string) => Promise<T>) =>
    withTableLock(database, TABLES, async (db) => {
      const { username } = await findActingUser(db, actor);
      return make(db, username);
    });

  async function masked({ address }: AccountEmailRow): Promise<string> {
    const key = await sealing.find();
    try {
      return key === null ? UNREADABLE : maskedAddress(key.open(ACCOUNT_EMAIL, address));
    } catch {
      return UNREADABLE;
    }
  }

  /** The address that was given last, unless it was not confirmed in time. */
  async function current(db: Queries, userId: number): Promise<AccountEmailRow | undefined> {
    const given = await findEmail(db, userId, 'given');
    if (given !== undefined && given.since > clock.after(-UNCONFIRMED_SECONDS)) return given;
    return findEmail(db, userId, 'confirmed');
  }

  async function shown({ userId }: Actor): Promise<AccountEmail> {
    const row = await current(database.reads, userId);
    if (row === undefined) return { email: null, confirmed: false };
    return { email: await masked(row), confirmed: row.state === 'confirmed' };
  }

  /** Tells a former address that it is not used any more; the sender deletes it once it has been told everything. */
  async function retire(db: Queries, userId: number, why: 'replaced' | 'removed') {
    const before = await findEmail(db, userId, 'confirmed');
    if (before === undefined) return false;
    await changeState(db, before.id, 'former', clock.now());
    await mailNews(db, before.id, { kind: 'address', change: why });
    return true;
  }

  return {
    get: shown,

    /**
     * Takes an address. It is used from when the link in the mail to it was opened; until then the former one is used.
     *
     * @throws DomainError `invalid`, `too-many-attempts`, `unavailable` while nothing can be sealed
     */
    async give(actor: Actor, typed: string): Promise<AccountEmail> {
      const address = requireMailAddress(typed);
      const key = await sealing.key();
      await change(actor, async (db) => {
        const sealed = key.seal(ACCOUNT_EMAIL, address);
        const email = await saveGiven(db, actor.userId, sealed, clock.now());
        const row = {
          key: `${ACCOUNT_MAIL_KINDS.confirm} ${actor.userId} ${communityDay.today()}`,
          channel: 'mail',
          kind: ACCOUNT_MAIL_KINDS.confirm,
          subject: { email },
          urgent: true as const,
        };
        if (await outbox.addAtMost(db, row, CONFIRMATIONS_A_DAY)) return;
        throw new DomainError('too-many-attempts', say('too-many-links'), {
          retryAfter: HOUR_SECONDS,
        });
      });
      return shown(actor);
    },

    /** Confirms the actor's own address. @throws DomainError `not-found` when the link is invalid, or another user's */
    async confirm(actor: Actor, token: string): Promise<AccountEmail> {
      await change(actor, async (db, name) => {
        const link = await findGoodLink(db, 'confirm', token, clock);
        if (link?.user_id !== actor.userId) {
          throw new DomainError('not-found', say('link-over'));
        }
        const isAnother = await retire(db, actor.userId, 'replaced');
        await changeState(db, link.email_id, 'confirmed', clock.now());
        const news = isAnother ? 'replaced' : 'added';
        await mailNews(db, link.email_id, { kind: 'address', change: news });
        await trail.other(db, actor, actor.userId, { action: 'email-changed', name });
      });
      return shown(actor);
    },

    /** Removes the actor's address, confirmed or not; there may be none. */
    async remove(actor: Actor): Promise<void> {
      await change(actor, async (db, name) => {
        const given = await findEmail(db, actor.userId, 'given');
        if (given !== undefined) await deleteEmail(db, given.id, 'given');
        if (!(await retire(db, actor.userId, 'removed'))) return;
        await trail.other(db, actor, actor.userId, { action: 'email-removed', name });
      });
    },
  };
}
