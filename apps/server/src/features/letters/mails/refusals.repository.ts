import type { Queries } from '../../../db/database.ts';
import type { SubscriptionRow } from '../subscriptions.repository.ts';

/** Notes that an address was refused on a civil day, unless that is known, or an earlier day is still to be judged. */
export async function noteRefusal(db: Queries, id: number, day: string): Promise<void> {
  await db
    .updateTable('letter_subscriptions')
    .set({ refused_on: day, refusal_open: 1 })
    .where('id', '=', id)
    .where('refusal_open', '=', 0)
    .where((where) => where.or([where('refused_on', 'is', null), where('refused_on', '<>', day)]))
    .execute();
}

/** Forgets the refusals of an address: it has taken a letter. */
export async function forgetRefusals(db: Queries, id: number): Promise<void> {
  await db
    .updateTable('letter_subscriptions')
    .set({ refused_on: null, refusals: 0, refusal_open: 0 })
    .where('id', '=', id)
    .execute();
}

/** The days of which it is still to be found out what their refusals were about. */
export async function listOpenDays(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('letter_subscriptions')
    .select('refused_on')
    .distinct()
    .where('refused_on', 'is not', null)
    .where('refusal_open', '=', 1)
    .execute();
  return rows.flatMap(({ refused_on: day }) => (day === null ? [] : [day]));
}

/** How many addresses were refused on a day, whether or not that was judged. */
export async function countRefusals(db: Queries, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('letter_subscriptions')
    .select((part) => part.fn.countAll<string | number>().as('count'))
    .where('refused_on', '=', day)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Judges some refusals of a day: they count for the addresses, or do not. @returns how many */
export async function closeRefusals(
  db: Queries,
  day: string,
  { count, most }: { readonly count: boolean; readonly most: number },
): Promise<number> {
  const closed = await db
    .updateTable('letter_subscriptions')
    .set((row) => ({ refusal_open: 0, refusals: row('refusals', '+', count ? 1 : 0) }))
    .where('id', 'in', (part) =>
      part
        .selectFrom('letter_subscriptions')
        .select('id')
        .where('refused_on', '=', day)
        .where('refusal_open', '=', 1)
        .limit(most),
    )
    .returning('id')
    .execute();
  return closed.length;
}

/** Some of the subscriptions whose address was refused on so many days. */
export const listRefused = (db: Queries, days: number, most: number): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('letter_subscriptions')
    .selectAll()
    .where('refused_on', 'is not', null)
    .where('refusals', '>=', days)
    .limit(most)
    .execute();
