import { type Language, PUSH_TOPICS, type PushTopic } from '@bahai-friends/contract';
import type { PushMessage } from '../../../channels/push/push-channel.ts';
import { CLOCKS_DIFFER_SECONDS, type Clock } from '../../../clock.ts';
import type { CommunityDay } from '../../../community-day.ts';
import type { Database } from '../../../db/database.ts';
import { type Outbox, TRANSACTION_ROWS } from '../../../outbox/outbox.ts';
import type { Sealing } from '../../../sealing/key-in-use.ts';
import { PUSH_SUBSCRIPTION } from '../../../sealing/sealed-columns.ts';
import type { DailyWork, Make } from '../../../sender/sender-work.ts';
import { type PushRules, pushAddress } from '../push-address.ts';
import { PUSH, PUSH_KINDS, pushKey, readPushSubject } from '../push-rows.ts';
import {
  endPushSubscription,
  findById,
  listDuePushSubscriptions,
  topicsOf,
} from '../push-subscriptions.repository.ts';
import { composeNotification, type NotificationSources } from './compose-notification.ts';

/** The values of the community that notifications use. */
interface NotifyingSite {
  readonly language: Language;
  /** Whether notifications are switched on, and can work. */
  readonly isOn: boolean;
}

interface MessagesDependencies {
  readonly database: Pick<Database, 'reads' | 'writes'>;
  readonly clock: Pick<Clock, 'now' | 'epochMilliseconds'>;
  readonly communityDay: CommunityDay;
  readonly sealing: Pick<Sealing, 'find'>;
  readonly sources: NotificationSources;
  readonly site: () => Promise<NotifyingSite>;
  readonly rules: PushRules;
}

/** The subscription that the browser has given. */
interface Stored {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Makes notifications, with the values of the moment at which they are sent. */
export function createPushMessages({
  database,
  clock,
  communityDay,
  sealing,
  sources,
  site: readSite,
  rules,
}: MessagesDependencies): Readonly<Record<string, Make<PushMessage>>> {
  /** Seconds until the end of the notification's day. */
  const secondsLeft = () =>
    Math.max(
      0,
      Math.floor((Date.parse(communityDay.nextDayAt()) - clock.epochMilliseconds()) / 1000),
    );

  const maker =
    (topic: PushTopic): Make<PushMessage> =>
    async (row) => {
      const { subscription: id, day } = readPushSubject(row.subject);
      const site = await readSite();
      if (!site.isOn || day !== communityDay.today()) return null;
      const found = await findById(database.reads, id);
      if (found === undefined || topicsOf(found)[topic] === null) return null;
      const key = await sealing.find();
      if (key === null) throw new Error('The key that opens subscriptions is not there');
      const stored: Stored = JSON.parse(key.open(PUSH_SUBSCRIPTION, found.subscription));
      // The operator may have changed since then which hosts the site may send to.
      const endpoint = pushAddress(stored.endpoint, rules);
      if (endpoint === null) return null;
      const { language, discreet } = found;
      const order = { topic, day, language, discreet: discreet === 1 };
      const composed = await composeNotification(order, site.language, sources);
      if (composed === null) return null;
      const { text, tag } = composed;
      const { p256dh, auth } = stored;
      return {
        message: { endpoint, keys: { p256dh, auth }, text, ttl: secondsLeft(), topic: tag },
        async settle(result) {
          if (result.outcome === 'failed' && result.isGone) {
            await endPushSubscription(database.writes, found, clock.now());
          }
        },
      };
    };

  return { [PUSH_KINDS.daily]: maker('daily'), [PUSH_KINDS.reminders]: maker('reminders') };
}

interface DaysDependencies {
  readonly database: Pick<Database, 'reads' | 'writes'>;
  readonly clock: Pick<Clock, 'after'>;
  readonly outbox: Pick<Outbox, 'add'>;
  readonly sources: NotificationSources;
  readonly site: () => Promise<NotifyingSite>;
  /** The instant at which a civil day's messages are due: a topic that is chosen later begins with its next one. */
  readonly dueAt: (day: string) => Promise<string>;
}

/** Adds each day's notifications to the outbox, a part at a time. */
export function createPushDays({
  database,
  clock,
  outbox,
  sources,
  site: readSite,
  dueAt: dueAtOf,
}: DaysDependencies): readonly DailyWork[] {
  async function prepare(topic: PushTopic, day: string): Promise<void> {
    const { isOn, language } = await readSite();
    if (!isOn) return;
    const due = {
      dueAt: await dueAtOf(day),
      latest: clock.after(CLOCKS_DIFFER_SECONDS),
      most: TRANSACTION_ROWS,
    };
    const next = (after: number) =>
      listDuePushSubscriptions(database.reads, topic, { ...due, after });
    let ids = await next(0);
    if (ids.length === 0) return;
    const order = { topic, day, language, discreet: false };
    if ((await composeNotification(order, language, sources)) === null) return;
    while (ids.length > 0) {
      const rows = ids.map((subscription) => ({
        key: pushKey(day, topic, subscription),
        channel: PUSH,
        kind: PUSH_KINDS[topic],
        subject: { subscription, day },
      }));
      await database.writes.transaction().execute((transaction) => outbox.add(transaction, rows));
      ids = await next(ids.at(-1) ?? 0);
    }
  }

  return PUSH_TOPICS.map((topic) => ({
    what: PUSH_KINDS[topic],
    channel: PUSH,
    prepare: (day) => prepare(topic, day),
  }));
}
