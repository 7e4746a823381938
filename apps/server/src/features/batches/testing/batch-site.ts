import type { Batch, Quote, UndoResult } from '@bahai-friends/contract';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import type { Database } from '../../../db/database.ts';
import { actorOf } from '../../../testing/test-actor.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { loggedIn } from '../../../testing/test-browser.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { addUsers } from '../../../testing/test-users.ts';
import { insertQuotes } from '../../quotes/quotes.repository.ts';
import { createBatchRecorder } from '../batch-recorder.ts';

/** The user who makes uploads. */
export const ANNA = actorOf(1, 'anna', 'Master Admin');

/** A row of a file: a text and perhaps its date, a civil day. */
type UploadedRow = readonly [text: string, displayDate?: string];

/** A site with volunteers who make batches and undo them. */
export async function batchSite(database: Database) {
  await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
  const clock = new TestClock('2026-03-21T12:00:00Z');
  const environment = { CHANGES_PER_MIN: '100000' };
  const app = await createTestApp(database, { clock, environment });
  const anna = await loggedIn(app, 'anna');
  const recorder = createBatchRecorder(clock);
  const list = async () => (await anna.send('GET', '/api/quotes')).json<Quote[]>();
  return {
    database,
    clock,
    app,
    anna,
    recorder,
    list,
    /** The texts of all quotes, in alphabetical order. */
    texts: async () => (await list()).map(({ text }) => text).sort(),
    quote: async (text: string) => (await list()).find((each) => each.text === text),
    batches: async () => (await anna.send('GET', '/api/batches')).json<Batch[]>(),
    /** Stores an upload, without the process that reads its file. @returns The id of the batch */
    upload: (...rows: UploadedRow[]): Promise<number | null> =>
      database.writes.transaction().execute(async (transaction) => {
        const origin = { kind: 'upload', file: 'quotes.csv' } as const;
        const batch = await recorder.open(transaction, ANNA, origin);
        const quotes = rows.map(([text, displayDate = null]) =>
          newQuoteWith({ text, displayDate }),
        );
        await batch.added(await insertQuotes(transaction, quotes, { by: 'anna', at: clock.now() }));
        return batch.close();
      }),
    async deleteAll(...ids: (number | undefined)[]): Promise<number | null> {
      return (await anna.call('DELETE', '/api/quotes', { ids })).json().batch;
    },
    schedule: (...assignments: { id: number | undefined; displayDate: string }[]) =>
      anna.call('POST', '/api/quotes/schedule', { assignments }),
    edit: (quote: Quote | undefined, change: Partial<Quote>) =>
      anna.call('PUT', `/api/quotes/${quote?.id}`, { ...quote, ...change }),
    undo: (id: number | null) => anna.call('POST', `/api/batches/${id}/undo`),
    async undone(id: number | null): Promise<UndoResult> {
      const response = await anna.call('POST', `/api/batches/${id}/undo`);
      if (response.statusCode !== 200) throw new Error(response.body);
      return response.json();
    },
  };
}
