import {
  type ChangedPushSubscription,
  type NewPushSubscription,
  PUSH_TOPICS,
  type PushChoice,
  type PushTopic,
  say,
} from '@bahai-friends/contract';
import { vapidPublicKey } from '../../channels/push/vapid-token.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../db/database.ts';
import { featureOffSince, isOffForLong } from '../../db/features-off.ts';
import { withTableLock } from '../../db/table-lock.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidAt } from '../../errors/invalid-at.ts';
import type { Sealing } from '../../sealing/key-in-use.ts';
import { isLinkToken, linkTokenHash, newLinkToken } from '../../sealing/link-tokens.ts';
import { PUSH_SUBSCRIPTION } from '../../sealing/sealed-columns.ts';
import { isPushKey, isPushSecret, type PushRules, pushAddress } from './push-address.ts';
import {
  changePushSubscription,
  deleteAllPushSubscriptions,
  deleteByEndpoint,
  endPushSubscription,
  findByToken,
  forgetPushEnd,
  insertPushSubscription,
  type PushSubscriptionRow,
  type Topics,
  topicColumns,
  topicsOf,
} from './push-subscriptions.repository.ts';
import { vapidKeysOf } from './vapid-keys.ts';

interface SubscriptionsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealing: Pick<Sealing, 'key'>;
  /** Whether the community has notifications. */
  readonly isSwitchedOn: () => Promise<boolean>;
  /** Whether notifications can work with the server's settings: otherwise they pause. */
  readonly canWork: boolean;
  readonly rules: PushRules;
}

export type PushSubscriptionsService = ReturnType<typeof createPushSubscriptionsService>;

type BrowserSubscription = NewPushSubscription['subscription'];

const TOKEN = 'notifications';

/** @param since The instant from which on newly chosen topics are sent. */
const chosen = (topics: readonly PushTopic[], since: string, before?: Topics): Topics => {
  const of = (topic: PushTopic) => (topics.includes(topic) ? (before?.[topic] ?? since) : null);
  return { daily: of('daily'), reminders: of('reminders') };
};

const choiceOf = (row: PushSubscriptionRow): PushChoice => ({
  topics: PUSH_TOPICS.filter((topic) => topicsOf(row)[topic] !== null),
  language: row.language,
  discreet: row.discreet === 1,
});

const flag = (isSet: boolean): 0 | 1 => (isSet ? 1 : 0);

const nothingHere = () => new DomainError('not-found', say('nothing-here'));
const gone = () => new DomainError('not-found', say('push-subscription-gone'));

/** Browsers' subscriptions, with their topics and language. Nobody can list them. */
export function createPushSubscriptionsService({
  database,
  clock,
  sealing,
  isSwitchedOn,
  canWork,
  rules,
}: SubscriptionsDependencies) {
  const inTransaction = <T>(change: (db: Queries) => Promise<T>): Promise<T> =>
    withTableLock(database, 'push_subscriptions', change);

  /** @throws DomainError `invalid` for a wrong subscription, or one of an unknown push service */
  function assertUsable({ endpoint, keys }: BrowserSubscription): string {
    const address = pushAddress(endpoint, rules);
    if (address === null) throw invalidAt('subscription.endpoint', say('not-a-push-endpoint'));
    const wrong = [
      ...(isPushKey(keys.p256dh) ? [] : ['p256dh']),
      ...(isPushSecret(keys.auth) ? [] : ['auth']),
    ];
    const [key] = wrong;
    if (key !== undefined) {
      throw invalidAt(`subscription.keys.${key}`, say('not-a-push-key', { key }));
    }
    return address;
  }

  /** A browser's subscription, sealed. @throws DomainError `invalid`, `unavailable` while nothing can be sealed */
  async function sealed(subscription: BrowserSubscription) {
    const endpoint = assertUsable(subscription);
    const { p256dh, auth } = subscription.keys;
    const key = await sealing.key();
    const indexes = key.blindIndexes(PUSH_SUBSCRIPTION, endpoint);
    const text = JSON.stringify({ endpoint, p256dh, auth });
    return {
      indexes,
      columns: { subscription: key.seal(PUSH_SUBSCRIPTION, text), endpoint_index: indexes[0] },
    };
  }

  const find = async (db: Queries, token: string): Promise<PushSubscriptionRow | undefined> =>
    isLinkToken(token) ? findByToken(db, linkTokenHash(TOKEN, token)) : undefined;

  /** @throws DomainError `not-found` while notifications pause */
  function assertCanWork(): void {
    if (!canWork) throw nothingHere();
  }

  return {
    /** The public key by which push services know this site. @throws DomainError `not-found`, `unavailable` */
    async key(): Promise<string> {
      assertCanWork();
      return vapidPublicKey(await vapidKeysOf(database, sealing));
    },

    /**
     * Subscribes a browser; an earlier choice of the same browser is replaced.
     *
     * @returns the token by which the subscription is changed and ended
     * @throws DomainError `invalid`, `not-found`, `unavailable` while nothing can be sealed
     */
    async subscribe({ subscription, topics, language, discreet }: NewPushSubscription) {
      assertCanWork();
      const { indexes, columns } = await sealed(subscription);
      const token = newLinkToken();
      const now = clock.now();
      await inTransaction(async (db) => {
        await deleteByEndpoint(db, indexes);
        await forgetPushEnd(db, indexes);
        await insertPushSubscription(db, {
          ...columns,
          ...topicColumns(chosen(topics, now)),
          token_hash: linkTokenHash(TOKEN, token),
          language,
          discreet: flag(discreet),
          created_at: now,
        });
      });
      return token;
    },

    /**
     * Changes a subscription's topics or its address: push services may give the browser another one.
     *
     * @throws DomainError `invalid`, `not-found`, `unavailable` while nothing can be sealed
     */
    async change(
      token: string,
      { subscription, topics, language, discreet }: ChangedPushSubscription,
    ): Promise<PushChoice> {
      assertCanWork();
      const moved = subscription && (await sealed(subscription));
      return inTransaction(async (db) => {
        const found = await find(db, token);
        if (found === undefined) throw gone();
        if (moved) {
          await deleteByEndpoint(db, moved.indexes, found.id);
          await forgetPushEnd(db, moved.indexes);
        }
        const changed = {
          ...moved?.columns,
          ...(topics && topicColumns(chosen(topics, clock.now(), topicsOf(found)))),
          ...(language && { language }),
          ...(discreet !== undefined && { discreet: flag(discreet) }),
        };
        if (Object.keys(changed).length > 0) await changePushSubscription(db, found.id, changed);
        return choiceOf({ ...found, ...changed });
      });
    },

    /**
     * Ends a subscription at once; an invalid token does nothing. For a while this works also after notifications were
     * switched off.
     *
     * @throws DomainError `not-found` where there are none
     */
    async end(token: string): Promise<void> {
      if (!(await isSwitchedOn())) {
        const since = await featureOffSince(database.reads, 'notifications');
        if (since === null || isOffForLong(since, clock)) throw nothingHere();
      }
      await inTransaction(async (db) => {
        const found = await find(db, token);
        if (found !== undefined) await endPushSubscription(db, found, clock.now());
      });
    },

    /** Deletes everything where notifications were switched off long ago. */
    async tidy(): Promise<void> {
      const since = (await isSwitchedOn())
        ? null
        : await featureOffSince(database.reads, 'notifications');
      if (isOffForLong(since, clock)) await deleteAllPushSubscriptions(database.writes);
    },
  };
}
