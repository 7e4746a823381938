import type { OriginalQuote } from '@bahai-friends/contract';
import type { Database } from '../../db/database.ts';
import {
  findChosenQuote,
  findScheduledQuote,
  findUnscheduledQuote,
  recordChosenQuote,
} from './daily-quote.repository.ts';
import { findNextInRotation, holdNextInRotation } from './rotation.repository.ts';
import { UnrecordedQuotes } from './shown-days/unrecorded-quotes.ts';

interface DailyQuotes {
  /**
   * The quote of a day: one scheduled for it; else, with rotation, an unscheduled one, chosen once
   * for the day and kept, so that it is the same all day and on every instance; else none. A quote
   * scheduled for the past never comes back by itself.
   *
   * @param day Civil day, `YYYY-MM-DD`.
   */
  find(day: string): Promise<OriginalQuote | null>;
  /** Records choices that are not recorded yet, if possible. */
  close(): Promise<void>;
}

interface DailyQuotesDependencies {
  readonly database: Database;
  readonly rotation: boolean;
  /** Called with the error when a choice could not be recorded. */
  readonly onError: (error: unknown) => void;
}

export function createDailyQuotes({
  database,
  rotation,
  onError,
}: DailyQuotesDependencies): DailyQuotes {
  const { reads, writes, dialect } = database;
  const unrecorded = new UnrecordedQuotes({
    async record(day, quoteId) {
      if (await findUnscheduledQuote(reads, quoteId)) await recordChoice(day, quoteId);
    },
    onError,
  });

  function recordChoice(day: string, preferred: number): Promise<OriginalQuote | null> {
    return writes.transaction().execute(async (transaction) => {
      const quoteId = await holdNextInRotation(transaction, dialect, preferred);
      if (quoteId === null) return null;
      await recordChosenQuote(transaction, day, quoteId);
      return findChosenQuote(transaction, day);
    });
  }

  /**
   * Chooses the next quote and records it. While another write is running, which can take seconds, the reader gets it
   * at once, and it is recorded afterwards. The reader also gets it when it cannot be recorded, since every other
   * instance chooses the same one from the same records. Without a quote to choose from nothing is written.
   */
  async function choose(day: string): Promise<OriginalQuote | null> {
    const next = await findNextInRotation(reads, unrecorded.quoteIds);
    if (next === null) return null;
    const mustWait = database.isWriting();
    const recorded = recordChoice(day, next.id).catch((error: unknown) => {
      unrecorded.add(day, next.id, error);
      return next;
    });
    if (!mustWait) return recorded;
    // A choice that another instance has recorded since counts as shown; choosing again would give the next one.
    return (await findChosenQuote(reads, day)) ?? next;
  }

  return {
    async find(day) {
      const scheduled = await findScheduledQuote(reads, day);
      if (scheduled || !rotation) return scheduled;
      const chosen = await findChosenQuote(reads, day);
      if (chosen) return chosen;
      const shown = unrecorded.get(day);
      return (shown && (await findUnscheduledQuote(reads, shown))) || choose(day);
    },
    close: () => unrecorded.close(),
  };
}
