import type { Queries } from '../db/database.ts';

/** Stands for everything that is sent once a day: after a restore nobody knows which messages of the day were sent. */
export const EVERYTHING = '*';

/** Whether a day's messages were added to the outbox. */
export async function isSentDay(db: Queries, what: string, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('sent_days')
    .select('day')
    .where('what', 'in', [what, EVERYTHING])
    .where('day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores that all of a day's messages were added. */
export async function markSentDay(db: Queries, what: string, day: string): Promise<void> {
  await db
    .insertInto('sent_days')
    .values({ what, day })
    .onConflict((conflict) => conflict.columns(['what', 'day']).doNothing())
    .execute();
}

/** Deletes days before a given one. */
export async function deleteSentDaysBefore(db: Queries, day: string): Promise<void> {
  await db.deleteFrom('sent_days').where('day', '<', day).execute();
}
