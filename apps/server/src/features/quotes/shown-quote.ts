import type { Database } from '../../db/database.ts';
import { findShownQuoteId, saveShownQuote } from './shown-quote.repository.ts';

/**
 * Records which quote a day shows, scheduled or chosen: once as long as public content stays the same, since
 * another instance may have recorded another quote in between. Readers neither wait for it nor learn of a
 * failure; the next one makes up for it. One is recorded after the other, so that an earlier quote never
 * takes the place of a later one.
 */
export function createShownQuoteRecorder(
  database: Database,
): (day: string, quoteId: number) => void {
  let last = '';
  let recording = Promise.resolve();

  async function record(day: string, quoteId: number): Promise<void> {
    if ((await findShownQuoteId(database.reads, day)) === quoteId) return;
    await saveShownQuote(database.writes, day, quoteId);
  }

  return (day, quoteId) => {
    const shown = `${database.contentVersion()} ${day} ${quoteId}`;
    if (shown === last) return;
    last = shown;
    recording = recording
      .then(() => record(day, quoteId))
      .catch(() => {
        if (last === shown) last = '';
      });
  };
}
