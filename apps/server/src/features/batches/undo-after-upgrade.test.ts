import type { Batch, Quote } from '@bahai-friends/contract';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openMigrated } from '../../testing/full-database.ts';
import { contentsOfRelease, releaseEnvironments } from '../../testing/releases/releases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';

const VERSION = '1.0.0';
const { at, masterAdmin } = contentsOfRelease(VERSION);

// The expected results are those of 1.0.0 itself for these batches: see testing/releases/used-batches.ts.
describe.each(releaseEnvironments)(`batches that ${VERSION} left on $name`, ({ make }) => {
  /** The site after the upgrade, with a volunteer who lists what can be undone. */
  async function upgraded() {
    const database = await openMigrated(await make(VERSION));
    onTestFinished(() => database.close());
    const app = await createTestApp(database, { clock: new TestClock(at) });
    const volunteer = await loggedIn(app, masterAdmin);
    const read = async <T>(url: string) => (await volunteer.send('GET', url)).json<T>();
    const batches = await read<Batch[]>('/api/batches');
    const quotes = () => read<Quote[]>('/api/quotes');
    const undo = (id: number | undefined) => volunteer.call('POST', `/api/batches/${id}/undo`);
    return {
      database,
      volunteer,
      undone: batches.filter((batch) => batch.undone),
      open: batches.filter((batch) => !batch.undone),
      undo,
      undoOpen: async (name: string) => {
        const named = batches.find(({ undone, file, kind }) => !undone && (file ?? kind) === name);
        return (await undo(named?.id)).json();
      },
      quote: async (text: string) => (await quotes()).find((each) => each.text === text),
      ofBatches: async () =>
        (await quotes())
          .filter(({ source }) => ['In a batch', 'From a file'].includes(source))
          .map(({ text, displayDate, version }) => [text, displayDate, version]),
    };
  }

  it('lead back to the beginning when the latest is undone first', async () => {
    const { open, undo, ofBatches } = await upgraded();
    const results = [];
    for (const { id, kind, file } of open) results.push([file ?? kind, (await undo(id)).json()]);
    expect(results).toEqual([
      // One quote stays deleted: another quote has its date.
      ['bulk deletion', { deleted: 0, restored: 3, kept: 1 }],
      ['schedule', { deleted: 0, restored: 3, kept: 0 }],
      ['stays, replacing.csv', { deleted: 1, restored: 1, kept: 0 }],
      ['stays.csv', { deleted: 3, restored: 1, kept: 1 }],
      ['bulk deletion', { deleted: 0, restored: 2, kept: 0 }],
      ['quotes – März.csv', { deleted: 3, restored: 0, kept: 1 }],
    ]);
    expect(await ofBatches()).toEqual([
      ['Shown and deleted: is undone', '2026-03-15', 1],
      ['To be corrected: it stays', '2026-08-01', 5],
      ['One: stays', '2026-08-03', 3],
      ['Replaced: it stays', '2026-08-06', 1],
      ['Edited and deleted: stays', '2026-08-08', 2],
      ['To be corrected: it is undone', '2026-09-01', 5],
      ['One: is undone', '2026-09-03', 3],
      ['Replaced: it is undone', '2026-09-06', 1],
      ['Edited and deleted: is undone', '2026-09-08', 3],
      ['Changed since: it stays', null, 2],
      ['Two: stays', null, 3],
      ['Neither: stays', null, 1],
      ['Changed since: it is undone', null, 2],
      ['Two: is undone', null, 3],
      ['Neither: is undone', null, 1],
    ]);
  });

  it('leave alone what a later batch has changed or deleted', async () => {
    const { undoOpen, quote } = await upgraded();
    expect(await undoOpen('stays.csv')).toEqual({ deleted: 2, restored: 0, kept: 2 });
    expect(await quote('Corrected: it stays')).toMatchObject({ displayDate: '2026-08-07' });
  });

  it('give back a deleted quote with its id, moments, version and link', async () => {
    const { undoOpen, quote } = await upgraded();
    expect(await quote('Edited and deleted: stays')).toBeUndefined();
    await undoOpen('bulk deletion');
    expect(await quote('Edited and deleted: stays')).toEqual(
      newQuoteWith({
        id: 32,
        text: 'Edited and deleted: stays',
        source: 'In a batch',
        displayDate: '2026-08-08',
        referenceUrl: 'https://example.org/deleted?a=1&b=%F0%9F%8C%9F#c',
        languages: [],
        addedBy: null,
        createdAt: '2026-03-05T09:00:00.000Z',
        updatedAt: '2026-03-15T09:00:00.000Z',
        version: 2,
      }),
    );
  });

  it('give back the day that a deleted quote was shown on, when its date is free', async () => {
    const { database, volunteer, undoOpen, quote } = await upgraded();
    const holder = await quote('Shown and deleted: is undone');
    expect((await volunteer.call('DELETE', `/api/quotes/${holder?.id}`)).statusCode).toBe(204);
    expect(await undoOpen('bulk deletion')).toEqual({ deleted: 0, restored: 4, kept: 0 });
    const back = await quote('Shown and deleted: stays');
    const shown = database.reads.selectFrom('shown_quotes').selectAll();
    expect(await shown.where('day', '=', '2026-03-15').execute()).toEqual([
      { day: '2026-03-15', quote_id: back?.id },
    ]);
  });

  it('stay undone when they were', async () => {
    const { undone, undo } = await upgraded();
    expect(undone).toHaveLength(4);
    for (const { id } of undone) expect((await undo(id)).statusCode).toBe(409);
  });
});
