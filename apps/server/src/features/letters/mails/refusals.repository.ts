import type { Queries } from '../../../db/database.ts';
import type { SubscriptionRow } from '../subscriptions.repository.ts';

/**
 * Stores that an address was refused on a civil day, unless that is stored already, or an earlier day is still to be
 * judged.
 */
export async function noteRefusal(db: Queries, id: number, day: string): Promise<void> {
  await db
    .updateTable('letter_subscriptions')
    .set({ refused_on: day, refusal_open: 1 })
    .where('id', '=', id)
    .where('refusal_open', '=', 0)
    .where((where) => where.or([where('refused_on', 'is', null), where('refused_on', '<>', day)]))
    .execute();
}

/** Deletes the refusals of an address that has accepted a letter. */
export async function forgetRefusals(db: Queries, id: number): Promise<void> {
  await db
    .updateTable('letter_subscriptions')
    .set({ refused_on: null, refusals: 0, refusal_open: 0 })
    .where('id', '=', id)
    .execute();
}

/** The days whose refusals are still to be judged. */
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

/** How many addresses were refused on a day, judged or not. */
export async function countRefusals(db: Queries, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('letter_subscriptions')
    .select((part) => part.fn.countAll<string | number>().as('count'))
    .where('refused_on', '=', day)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Judges some refusals of a day: whether they count for the addresses. @returns how many */
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
