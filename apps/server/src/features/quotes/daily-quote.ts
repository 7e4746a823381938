import type { Quote } from '@bahai-friends/contract';
import type { Database } from '../../db/database.ts';
import {
  findChosenQuote,
  findNextInRotation,
  findScheduledQuote,
  recordChosenQuote,
} from './daily-quote.repository.ts';

/**
 * The quote of a day: one scheduled for it; else, with rotation, an unscheduled one, chosen once
 * for the day and kept, so that it is the same all day and on every instance; else none. A quote
 * scheduled for the past never comes back by itself.
 *
 * @param day Civil day, `YYYY-MM-DD`.
 */
export async function quoteOfTheDay(
  database: Database,
  day: string,
  rotation: boolean,
): Promise<Quote | null> {
  const scheduled = await findScheduledQuote(database.reads, day);
  if (scheduled || !rotation) return scheduled;
  return (await findChosenQuote(database.reads, day)) ?? chooseQuote(database, day);
}

function chooseQuote(database: Database, day: string): Promise<Quote | null> {
  return database.writes.transaction().execute(async (transaction) => {
    const quoteId = await findNextInRotation(transaction, database.dialect);
    if (quoteId === null) return null;
    await recordChosenQuote(transaction, day, quoteId);
    return findChosenQuote(transaction, day);
  });
}
