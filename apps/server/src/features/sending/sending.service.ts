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
import {
  deleteSecret,
  listSecrets,
  readSending,
  type SecretName,
  type StoredSending,
  saveSecret,
  saveSending,
} from './sending.repository.ts';

interface SendingDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealing: Sealing;
  readonly outbox: Outbox;
  readonly allowLocalTargets: boolean;
  /** Whether something that is switched on needs a mail account, as part of a transaction. */
  readonly isMailNeeded: (db: Queries) => Promise<boolean>;
  /** Is told that there is no mail account any more, after what waited for it was dropped. */
  readonly onMailOff: () => Promise<void>;
  /** The community's. */
  readonly timeZone: () => string;
  /** The name by which the database knows what is sent on one weekday. */
  readonly weekly: string;
}

export type SendingService = ReturnType<typeof createSendingService>;

/** What becomes of a secret: a text is the new one, null removes it, undefined leaves it. */
type NewSecrets = Readonly<Record<SecretName, string | null | undefined>>;

/** A password for one server is not shown to another. */
function newSecrets(given: NewSending['mail'], before: StoredSending['mail']): NewSecrets {
  if (given === null) return { mail: null, dkim: null };
  const stays = before?.host === given.host ? undefined : null;
  return {
    mail: given.password === undefined ? stays : given.password,
    dkim: given.dkim === null ? null : given.dkim.privateKey,
  };
}

function withoutSecrets(given: NewSending['mail']): StoredSending['mail'] {
  if (given === null) return null;
  const { password, dkim, ...mail } = given;
  return {
    ...mail,
    dkim: dkim === null ? null : { domain: dkim.domain, selector: dkim.selector },
  };
}

function neededMail(): DomainError {
  const said = say('needed-by-feature');
  return invalidAt('mail', said);
}

/** Through what the site sends: set up by the Master Admin, with secrets that go in and never come out. */
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
}: SendingDependencies) {
  const trail = createAuditTrail('settings', clock);

  async function shown(stored: StoredSending): Promise<Sending> {
    const secrets = await listSecrets(database.reads);
    const { version, mail, sendAt, weeklyOn, pausedAt } = stored;
    return {
      mail: mail && {
        ...mail,
        hasPassword: secrets.has('mail'),
        dkim: mail.dkim && { ...mail.dkim, hasPrivateKey: secrets.has('dkim') },
      },
      telegram: null,
      mastodon: null,
      webhooks: [],
      sendAt,
      weeklyOn,
      key: await sealing.state(),
      paused: pausedAt !== null,
      version,
    };
  }

  async function storeSecrets(db: Queries, secrets: NewSecrets, key: SealingKey | null) {
    for (const [name, secret] of Object.entries(secrets) as [SecretName, string | null][]) {
      if (secret === null) await deleteSecret(db, name);
      else if (secret !== undefined && key !== null) {
        await saveSecret(db, name, key.seal(SENDING_SECRET, secret));
      }
    }
  }

  /** A weekday that becomes today's after the time of sending is not sent today. */
  async function passOverToday(db: Queries, after: StoredSending): Promise<void> {
    const day = dueDay({ now: clock.epochMilliseconds(), timeZone: timeZone(), ...after });
    if (day !== null) await markSentDay(db, weekly, day);
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
      const isSecret = Boolean(given.mail?.password || given.mail?.dkim?.privateKey);
      assertUsable(given, (await listSecrets(database.reads)).has('dkim'), {
        allowLocal: allowLocalTargets,
      });
      // Before the transaction, since it may make the key.
      const key = isSecret ? await sealing.key() : null;
      const saved = await withTableLock(database, ['sending', 'sending_secrets'], async (db) => {
        assertCanChangeSettings(await findActingUser(db, actor));
        const before = await readSending(db);
        assertVersion(before, expected);
        if (given.mail === null && (await isMailNeeded(db))) throw neededMail();
        const secrets = newSecrets(given.mail, before.mail);
        const mail = withoutSecrets(given.mail);
        const isDueAnew = given.sendAt !== before.sendAt || (before.mail === null && mail !== null);
        const after = {
          version: before.version + 1,
          mail,
          sendAt: given.sendAt,
          weeklyOn: given.weeklyOn,
          since: isDueAnew ? clock.now() : before.since,
          pausedAt: before.pausedAt,
        };
        await saveSending(db, after, clock.now());
        if (after.weeklyOn !== before.weeklyOn) await passOverToday(db, after);
        await storeSecrets(db, secrets, key);
        await trail.other(db, actor, null, {
          action: 'sending-changed',
          parts: changedParts(before, after, secrets),
        });
        return after;
      });
      if (saved.mail === null) {
        await outbox.drop('channel', ['mail']);
        await onMailOff();
      }
      return shown(saved);
    },

    /** Has a sender try a channel. @throws DomainError `forbidden`, `invalid` when it is not set up, `unavailable` */
    async test(actor: Actor, asked: AskedTest): Promise<SendingTest> {
      assertCanChangeSettings(actor);
      return askSender({ database, clock, sealing }, asked);
    },

    /** How it goes with each channel. @throws DomainError `forbidden` */
    async state(actor: Actor): Promise<Record<string, ChannelState>> {
      assertCanChangeSettings(actor);
      const states = await outbox.channels();
      const nothing = { waiting: 0, sent: 0, failed: 0, dropped: 0, perhapsSent: 0 };
      const never = { ...nothing, lastSentAt: null, lastError: null };
      return {
        mail: never,
        ...Object.fromEntries(
          states.map(({ channel, failuresInRow, failingSince, ...state }) => [channel, state]),
        ),
      };
    },

    /** When a day's messages are sent next; null while nothing is. */
    async nextAt(): Promise<string | null> {
      const { mail, pausedAt, sendAt } = await readSending(database.reads);
      const state = await sealing.state();
      if (mail === null || pausedAt !== null || state === 'missing' || state === 'unfit')
        return null;
      const now = clock.epochMilliseconds();
      return writeInstant(nextDueAt({ now, timeZone: timeZone(), sendAt }));
    },

    /** Sends again after a restore; what was due meanwhile is not sent. @throws DomainError `forbidden` */
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

    /** Goes on without what a lost key has sealed. @throws DomainError `forbidden`, `unavailable` */
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
