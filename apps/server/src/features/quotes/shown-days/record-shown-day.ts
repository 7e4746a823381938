import type { Database } from '../../../db/database.ts';
import { findShownQuoteId, saveShownQuote } from './shown-days.repository.ts';
import { UnrecordedQuotes } from './unrecorded-quotes.ts';

interface ShownDayRecorder {
  /** Never throws. */
  record(day: string, quoteId: number): void;
  /** Records what is not recorded yet, if possible. */
  close(): Promise<void>;
}

/**
 * Records which quote a day shows, scheduled or chosen: once as long as public content stays the same, since another
 * instance may have recorded another quote in between. Readers neither wait for it nor learn of a failure, after which
 * it is tried again. Quotes are recorded one after the other, so that an earlier one never replaces a later one.
 *
 * @param onError Called with the error when the quote of a day could not be recorded.
 */
export function createShownDayRecorder(
  database: Database,
  onError: (error: unknown) => void,
): ShownDayRecorder {
  let last = '';
  let recording = Promise.resolve();
  const unrecorded = new UnrecordedQuotes({ record: inTurn, onError });

  async function save(day: string, quoteId: number): Promise<void> {
    if ((await findShownQuoteId(database.reads, day)) === quoteId) return;
    await saveShownQuote(database.writes, day, quoteId);
  }

  function inTurn(day: string, quoteId: number): Promise<void> {
    const saved = recording.then(() => save(day, quoteId));
    recording = saved.catch(() => {});
    return saved;
  }

  return {
    record(day, quoteId) {
      const shown = `${database.contentVersion()} ${day} ${quoteId}`;
      if (shown === last || unrecorded.get(day) === quoteId) return;
      last = shown;
      unrecorded.delete(day);
      inTurn(day, quoteId).catch((error: unknown) => unrecorded.add(day, quoteId, error));
    },

    async close() {
      await recording;
      await unrecorded.close();
    },
  };
}
