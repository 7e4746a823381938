import type { PushTopic } from '@bahai-friends/contract';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { type DuePart, isChosenInTime } from '../../db/chosen-topics.ts';
import type { Queries } from '../../db/database.ts';
import { deleteExpiredRows } from '../../db/expired-rows.ts';
import type { PushSubscriptionsTable } from '../../db/tables/notifications/push-subscriptions.table.ts';

export type PushSubscriptionRow = Selectable<PushSubscriptionsTable>;

/** The instant since which each topic is sent; null for one that is not. */
export type Topics = Readonly<Record<PushTopic, string | null>>;

const SINCE = {
  daily: 'daily_since',
  reminders: 'reminders_since',
} as const satisfies Record<PushTopic, keyof PushSubscriptionRow>;

export const topicsOf = (row: PushSubscriptionRow): Topics => ({
  daily: row.daily_since,
  reminders: row.reminders_since,
});

export const topicColumns = ({ daily, reminders }: Topics) => ({
  daily_since: daily,
  reminders_since: reminders,
});

export const findByToken = (
  db: Queries,
  tokenHash: string,
): Promise<PushSubscriptionRow | undefined> =>
  db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

export const findById = (db: Queries, id: number): Promise<PushSubscriptionRow | undefined> =>
  db.selectFrom('push_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();

/** The next ids, after a given one, of subscriptions that have chosen a topic before an instant. */
export async function listDuePushSubscriptions(
  db: Queries,
  topic: PushTopic,
  { after, most, ...due }: DuePart,
): Promise<number[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('id', '>', after)
    .where(isChosenInTime(SINCE[topic], due))
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether any browser gets notifications. */
export async function isAnybodySubscribed(db: Queries): Promise<boolean> {
  const row = await db.selectFrom('push_subscriptions').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function insertPushSubscription(
  db: Queries,
  row: Insertable<PushSubscriptionsTable>,
): Promise<void> {
  await db.insertInto('push_subscriptions').values(row).execute();
}

export async function changePushSubscription(
  db: Queries,
  id: number,
  changed: Updateable<PushSubscriptionsTable>,
): Promise<void> {
  await db.updateTable('push_subscriptions').set(changed).where('id', '=', id).execute();
}

/**
 * Deletes subscriptions with an address at a push service.
 *
 * @param indexes The blind indexes of the address.
 * @param except The id of one that stays.
 */
export async function deleteByEndpoint(
  db: Queries,
  indexes: readonly string[],
  except = 0,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint_index', 'in', indexes)
    .where('id', '<>', except)
    .execute();
}

/** Deletes a subscription, unless its address has changed meanwhile, and records that it has ended. */
export async function endPushSubscription(
  db: Queries,
  { id, endpoint_index }: Pick<PushSubscriptionRow, 'id' | 'endpoint_index'>,
  now: string,
): Promise<void> {
  const deleted = await db
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('endpoint_index', '=', endpoint_index)
    .returning('id')
    .execute();
  if (deleted.length === 0) return;
  await db
    .insertInto('ended_subscriptions')
    .values({ address_index: endpoint_index, ended_at: now })
    .onConflict((conflict) => conflict.column('address_index').doUpdateSet({ ended_at: now }))
    .execute();
}

/** Deletes the record that notifications to an address had ended: they have begun again. */
export async function forgetPushEnd(db: Queries, indexes: readonly string[]): Promise<void> {
  await db.deleteFrom('ended_subscriptions').where('address_index', 'in', indexes).execute();
}

/** Deletes every subscription: notifications were switched off long ago. */
export const deleteAllPushSubscriptions = (db: Queries): Promise<void> =>
  deleteExpiredRows(db, 'push_subscriptions', ['id'], sql`1 = 1`);
