import type { Quote } from '@bahai-friends/contract';
import type { Database } from '../../db/database.ts';
import {
  findChosenQuote,
  findNextInRotation,
  findScheduledQuote,
  holdNextInRotation,
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

/**
 * Chooses what is next and records it. While something else is being written, which can take seconds, the
 * reader gets it at once, and it is recorded afterwards; should that fail, the next reader makes up for
 * it. Without a quote to choose from there is nothing to write.
 */
async function chooseQuote(database: Database, day: string): Promise<Quote | null> {
  const next = await findNextInRotation(database.reads);
  if (next === null) return null;
  const mustWait = database.isWriting();
  const recorded = recordChoice(database, day, next.id);
  if (!mustWait) return recorded;
  recorded.catch(() => {});
  // What somebody else has recorded since counts as shown, and another one would be next.
  return (await findChosenQuote(database.reads, day)) ?? next;
}

function recordChoice(database: Database, day: string, preferred: number): Promise<Quote | null> {
  return database.writes.transaction().execute(async (transaction) => {
    const quoteId = await holdNextInRotation(transaction, database.dialect, preferred);
    if (quoteId === null) return null;
    await recordChosenQuote(transaction, day, quoteId);
    return findChosenQuote(transaction, day);
  });
}
