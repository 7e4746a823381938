import type { Language, LetterTopic } from '@bahai-friends/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import { type DuePart, isChosenInTime } from '../../db/chosen-topics.ts';
import type { Queries } from '../../db/database.ts';
import { deleteExpiredRows } from '../../db/expired-rows.ts';
import type { LetterSubscriptionsTable } from '../../db/tables/letters/letter-subscriptions.table.ts';

export type SubscriptionRow = Selectable<LetterSubscriptionsTable>;

/** The instant since which each topic is sent; null for one that is not. */
export type Topics = Readonly<Record<LetterTopic, string | null>>;

export const topicsOf = (row: SubscriptionRow): Topics => ({
  daily: row.daily_since,
  weekly: row.weekly_since,
  reminders: row.reminders_since,
});

const topicColumns = ({ daily, weekly, reminders }: Topics) => ({
  daily_since: daily,
  weekly_since: weekly,
  reminders_since: reminders,
});

/** @param indexes The blind indexes of the address. */
export const findByAddress = (
  db: Queries,
  indexes: readonly string[],
): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('letter_subscriptions')
    .selectAll()
    .where('address_index', 'in', indexes)
    .executeTakeFirst();

export const findByToken = (db: Queries, tokenHash: string): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('letter_subscriptions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

export const findById = (db: Queries, id: number): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('letter_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();

const SINCE = {
  daily: 'daily_since',
  weekly: 'weekly_since',
  reminders: 'reminders_since',
} as const satisfies Record<LetterTopic, keyof SubscriptionRow>;

/** The next ids, after a given one, of subscriptions that have chosen a topic before an instant. */
export async function listDueSubscriptions(
  db: Queries,
  topic: LetterTopic,
  { after, most, ...due }: DuePart,
): Promise<number[]> {
  const rows = await db
    .selectFrom('letter_subscriptions')
    .select('id')
    .where('id', '>', after)
    .where('confirmed_at', 'is not', null)
    .where(isChosenInTime(SINCE[topic], due))
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

type NewSubscription = Pick<
  Insertable<LetterSubscriptionsTable>,
  'address' | 'address_index' | 'token' | 'token_hash' | 'language' | 'created_at' | 'link_sent_on'
>;

/** @returns its id; undefined when the same address was stored meanwhile */
export async function insertSubscription(
  db: Queries,
  row: NewSubscription,
  topics: Topics,
): Promise<number | undefined> {
  const inserted = await db
    .insertInto('letter_subscriptions')
    .values({ ...row, ...topicColumns(topics) })
    .onConflict((conflict) => conflict.column('address_index').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Records that a letter with a link is sent on a day; false when one was sent already. */
export async function takeLinkOfDay(db: Queries, id: number, today: string): Promise<boolean> {
  const updated = await db
    .updateTable('letter_subscriptions')
    .set({ link_sent_on: today })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('link_sent_on', 'is', null), where('link_sent_on', '<>', today)]),
    )
    .returning('id')
    .execute();
  return updated.length > 0;
}

/** Confirms a subscription: its topics begin now, and another link may be asked for on the same day. */
export async function confirmSubscription(
  db: Queries,
  id: number,
  topics: Topics,
  now: string,
): Promise<void> {
  await db
    .updateTable('letter_subscriptions')
    .set({ ...topicColumns(topics), confirmed_at: now, link_sent_on: null })
    .where('id', '=', id)
    .execute();
}

export async function changeSubscription(
  db: Queries,
  id: number,
  topics: Topics,
  language: Language,
): Promise<void> {
  await db
    .updateTable('letter_subscriptions')
    .set({ ...topicColumns(topics), language })
    .where('id', '=', id)
    .execute();
}

/** Deletes a subscription; a confirmed one is recorded as ended. */
export async function endSubscription(
  db: Queries,
  { id, address_index, confirmed_at }: SubscriptionRow,
  now: string,
): Promise<void> {
  await db.deleteFrom('letter_subscriptions').where('id', '=', id).execute();
  if (confirmed_at === null) return;
  await db
    .insertInto('ended_subscriptions')
    .values({ address_index, ended_at: now })
    .onConflict((conflict) => conflict.column('address_index').doUpdateSet({ ended_at: now }))
    .execute();
}

/** Deletes the record that an address had ended its letters: its owner has confirmed new ones. */
export async function forgetEnd(db: Queries, addressIndex: string): Promise<void> {
  await db.deleteFrom('ended_subscriptions').where('address_index', '=', addressIndex).execute();
}

/**
 * How many get each topic, and how many have yet to confirm.
 *
 * @param forgotten Instant: unconfirmed subscriptions from before it do not count.
 */
export async function countSubscriptions(
  db: Queries,
  forgotten: string,
): Promise<{ topics: Record<LetterTopic, number>; unconfirmed: number }> {
  const confirmed = (column: 'daily_since' | 'weekly_since' | 'reminders_since') =>
    sql<string | number>`count(case when confirmed_at is not null then ${sql.ref(column)} end)`;
  const row = await db
    .selectFrom('letter_subscriptions')
    .select([
      confirmed('daily_since').as('daily'),
      confirmed('weekly_since').as('weekly'),
      confirmed('reminders_since').as('reminders'),
      sql<
        string | number
      >`count(case when confirmed_at is null and created_at > ${forgotten} then 1 end)`.as(
        'unconfirmed',
      ),
    ])
    .executeTakeFirstOrThrow();
  return {
    topics: {
      daily: Number(row.daily),
      weekly: Number(row.weekly),
      reminders: Number(row.reminders),
    },
    unconfirmed: Number(row.unconfirmed),
  };
}

/** Deletes unconfirmed subscriptions from before an instant. */
export const deleteUnconfirmed = (db: Queries, before: string): Promise<void> =>
  deleteExpiredRows(
    db,
    'letter_subscriptions',
    ['id'],
    sql`confirmed_at is null and created_at <= ${before}`,
  );

/** Deletes records of subscriptions that ended before an instant. */
export const deleteEnded = (db: Queries, before: string): Promise<void> =>
  deleteExpiredRows(db, 'ended_subscriptions', ['address_index'], sql`ended_at <= ${before}`);

/** Whether there are records of subscriptions that ended before an instant. */
export async function isAnyEndedBefore(db: Queries, instant: string): Promise<boolean> {
  const row = await db
    .selectFrom('ended_subscriptions')
    .select('address_index')
    .where('ended_at', '<=', instant)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes every subscription: the letters were switched off long ago. */
export const deleteAllSubscriptions = (db: Queries): Promise<void> =>
  deleteExpiredRows(db, 'letter_subscriptions', ['id'], sql`1 = 1`);
