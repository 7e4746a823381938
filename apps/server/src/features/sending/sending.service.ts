import {
  type ChannelState,
  type NewSending,
  type Sending,
  type SendingTest,
  say,
} from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import { type Clock, writeInstant } from '../../clock.ts';
import type { Database, Queries } from '../../db/database.ts';
import { withTableLock } from '../../db/table-lock.ts';
import { assertVersion, type ExpectedVersions } from '../../errors/assert-version.ts';
import type { DomainError } from '../../errors/domain-error.ts';
import { invalidAt } from '../../errors/invalid-at.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { markSentDay } from '../../outbox/sent-days.repository.ts';
import { assertCanChangeSettings } from '../../permissions.ts';
import { assertRecentPassword } from '../../recent-password.ts';
import type { Sealing } from '../../sealing/key-in-use.ts';
import { SENDING_SECRET } from '../../sealing/sealed-columns.ts';
import type { SealingKey } from '../../sealing/sealing-key.ts';
import { createAuditTrail } from '../audit/audit-trail.ts';
import { findActingUser } from '../users/acting-user.ts';
import { type AskedTest, askSender } from './ask-sender.ts';
import { assertUsable } from './assert-usable.ts';
import { changedParts } from './audited-sending.ts';
import { dueDay, nextDueAt } from './due-day.ts';
import { hasNewSecret, type NewSecrets, newSecrets } from './new-secrets.ts';
import { newStored } from './new-stored.ts';
import {
  deleteSecret,
  listSecrets,
  readSending,
  type StoredSending,
  saveSecret,
  saveSending,
  setUpChannels,
} from './sending.repository.ts';

interface SendingDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealing: Sealing;
  readonly outbox: Outbox;
  readonly allowLocalTargets: boolean;
  /** Whether a feature that is on needs a mail account, read in a transaction. */
  readonly isMailNeeded: (db: Queries) => Promise<boolean>;
  /** Called when there is no mail account any more, after the waiting messages were dropped. */
  readonly onMailOff: () => Promise<void>;
  /** The community's time zone. */
  readonly timeZone: () => string;
  /** The name, in the table of sent days, of the weekly message. */
  readonly weekly: string;
  /** The names, in the same table, of each day's posts. */
  readonly posted: Readonly<Record<PostingKind, string>>;
}

const POSTING_KINDS = ['telegram', 'mastodon', 'webhooks'] as const;
/** The kinds of channels that post by themselves. */
type PostingKind = (typeof POSTING_KINDS)[number];

export type SendingService = ReturnType<typeof createSendingService>;

function neededMail(): DomainError {
  const said = say('needed-by-feature');
  return invalidAt('mail', said);
}

/** The settings for sending, which the Master Admin sets; secrets are stored and never returned. */
export function createSendingService({
  database,
  clock,
  sealing,
  outbox,
  allowLocalTargets,
  isMailNeeded,
  onMailOff,
  timeZone,
  weekly,
  posted,
}: SendingDependencies) {
  const trail = createAuditTrail('settings', clock);

  async function shown(stored: StoredSending): Promise<Sending> {
    const secrets = await listSecrets(database.reads);
    const { version, mail, telegram, mastodon, webhooks, sendAt, weeklyOn, pausedAt } = stored;
    return {
      mail: mail && {
        ...mail,
        hasPassword: secrets.has('mail'),
        dkim: mail.dkim && { ...mail.dkim, hasPrivateKey: secrets.has('dkim') },
      },
      telegram: telegram && { ...telegram, hasToken: secrets.has('telegram') },
      mastodon: mastodon && { ...mastodon, hasToken: secrets.has('mastodon') },
      webhooks: webhooks.map((webhook) => ({ ...webhook, hasSecret: secrets.has(webhook.id) })),
      sendAt,
      weeklyOn,
      key: await sealing.state(),
      paused: pausedAt !== null,
      version,
    };
  }

  async function storeSecrets(db: Queries, secrets: NewSecrets, key: SealingKey | null) {
    for (const [name, secret] of secrets) {
      if (secret === null) await deleteSecret(db, name);
      else if (secret !== undefined && key !== null) {
        await saveSecret(db, name, key.seal(SENDING_SECRET, secret));
      }
    }
  }

  /** Marks today as sent for messages that are set up, or become due, after the time of sending. */
  async function passOverToday(
    db: Queries,
    after: StoredSending,
    works: readonly string[],
  ): Promise<void> {
    const day = dueDay({ now: clock.epochMilliseconds(), timeZone: timeZone(), ...after });
    if (day !== null) for (const what of works) await markSentDay(db, what, day);
  }

  /** The kinds of channels that can post from now on, and could not before. */
  async function newPosting(db: Queries, before: StoredSending, after: StoredSending) {
    const secrets = await listSecrets(db);
    const canPost = (sending: StoredSending, kind: PostingKind): boolean =>
      kind === 'webhooks'
        ? sending.webhooks.some(({ id }) => secrets.has(id))
        : sending[kind] !== null && secrets.has(kind);
    const isThere = (sending: StoredSending, kind: PostingKind): boolean =>
      kind === 'webhooks' ? sending.webhooks.length > 0 : sending[kind] !== null;
    return POSTING_KINDS.filter((kind) => isThere(after, kind) && !canPost(before, kind));
  }

  return {
    /** @throws DomainError `forbidden` for anybody but the Master Admin */
    async get(actor: Actor): Promise<Sending> {
      assertCanChangeSettings(actor);
      return shown(await readSending(database.reads));
    },

    /**
     * @throws DomainError `forbidden`, `invalid` with an issue for each field, `changed-meanwhile`, `unavailable` when a
     *   secret is given and the sealing key is lost
     */
    async update(actor: Actor, given: NewSending, expected?: ExpectedVersions): Promise<Sending> {
      assertCanChangeSettings(actor);
      assertRecentPassword(actor, clock);
      assertUsable(given, (await listSecrets(database.reads)).has('dkim'), {
        allowLocal: allowLocalTargets,
      });
      // This comes before the transaction, since it may make the key.
      const key = hasNewSecret(given) ? await sealing.key() : null;
      const { saved, removed } = await withTableLock(
        database,
        ['sending', 'sending_secrets'],
        async (db) => {
          assertCanChangeSettings(await findActingUser(db, actor));
          const before = await readSending(db);
          assertVersion(before, expected);
          if (given.mail === null && (await isMailNeeded(db))) throw neededMail();
          const stored = newStored(given, before);
          const isDueAnew =
            given.sendAt !== before.sendAt || (before.mail === null && stored.mail !== null);
          const after = {
            version: before.version + 1,
            ...stored,
            sendAt: given.sendAt,
            weeklyOn: given.weeklyOn,
            since: isDueAnew ? clock.now() : before.since,
            pausedAt: before.pausedAt,
          };
          const secrets = newSecrets(given, before, after);
          await saveSending(db, after, clock.now());
          if (after.weeklyOn !== before.weeklyOn) await passOverToday(db, after, [weekly]);
          const posting = await newPosting(db, before, after);
          await passOverToday(
            db,
            after,
            posting.map((kind) => posted[kind]),
          );
          await storeSecrets(db, secrets, key);
          await trail.other(db, actor, null, {
            action: 'sending-changed',
            parts: changedParts(before, after, secrets),
          });
          const still = new Set(setUpChannels(after));
          return {
            saved: after,
            removed: setUpChannels(before).filter((name) => !still.has(name)),
          };
        },
      );
      await outbox.drop('channel', removed);
      if (saved.mail === null) await onMailOff();
      return shown(saved);
    },

    /** Has a sender test a channel. @throws DomainError `forbidden`, `invalid` when it is not set up, `unavailable` */
    async test(actor: Actor, asked: AskedTest): Promise<SendingTest> {
      assertCanChangeSettings(actor);
      return askSender({ database, clock, sealing }, asked);
    },

    /** The state of each channel. @throws DomainError `forbidden` */
    async state(actor: Actor): Promise<Record<string, ChannelState>> {
      assertCanChangeSettings(actor);
      const [states, sending] = await Promise.all([outbox.channels(), readSending(database.reads)]);
      const nothing = { waiting: 0, sent: 0, failed: 0, dropped: 0, perhapsSent: 0 };
      const never = { ...nothing, lastSentAt: null, lastError: null };
      const shown = ['mail', 'telegram', 'mastodon', 'push', ...setUpChannels(sending)];
      return {
        ...Object.fromEntries(shown.map((channel) => [channel, never])),
        ...Object.fromEntries(
          states
            // Webhooks that are there no more have a state, too.
            .filter(({ channel }) => shown.includes(channel))
            .map(({ channel, failuresInRow, failingSince, ...state }) => [channel, state]),
        ),
      };
    },

    /** When messages are next sent; null while none are. */
    async nextAt(): Promise<string | null> {
      const { mail, pausedAt, sendAt } = await readSending(database.reads);
      const state = await sealing.state();
      if (mail === null || pausedAt !== null || state === 'missing' || state === 'unfit')
        return null;
      const now = clock.epochMilliseconds();
      return writeInstant(nextDueAt({ now, timeZone: timeZone(), sendAt }));
    },

    /**
     * Resumes sending after a restore; messages that were due meanwhile are not sent. @throws DomainError `forbidden`
     */
    async resume(actor: Actor): Promise<void> {
      assertRecentPassword(actor, clock);
      await withTableLock(database, 'sending', async (db) => {
        assertCanChangeSettings(await findActingUser(db, actor));
        const before = await readSending(db);
        if (before.pausedAt === null) return;
        const now = clock.now();
        await saveSending(db, { ...before, pausedAt: null, since: now }, now);
        await trail.other(db, actor, null, { action: 'sending-resumed' });
      });
    },

    /** Goes on without the texts that a lost key has sealed. @throws DomainError `forbidden`, `unavailable` */
    async beginAnew(actor: Actor): Promise<void> {
      assertRecentPassword(actor, clock);
      await database.writes.transaction().execute(async (db) => {
        assertCanChangeSettings(await findActingUser(db, actor));
        await trail.other(db, actor, null, { action: 'sending-begun-anew' });
      });
      await sealing.beginAnew();
    },
  };
}
