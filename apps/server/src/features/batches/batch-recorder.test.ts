import { describe, expect, it } from 'vitest';
import { addQuotes } from '../../testing/content.ts';
import { actorOf } from '../../testing/test-actor.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { recordChosenQuote } from '../quotes/daily-quote.repository.ts';
import { createBatchRecorder } from './batch-recorder.ts';

const ANNA = actorOf(7, 'anna');
const DATE = '2026-04-01';

describe.each(databases)('recording a batch on $name', ({ open }) => {
  async function recorder() {
    const database = await open();
    const clock = new TestClock('2026-03-21T12:00:00Z');
    const { writes } = database;
    const rows = (table: 'batches' | 'batch_quotes' | 'batch_siblings' | 'batch_days') =>
      writes.selectFrom(table).selectAll().execute();
    return { database, clock, writes, rows, batches: createBatchRecorder(clock) };
  }

  it('stores quotes as they were, who shared their dates, and their days', async () => {
    const { database, writes, rows, batches } = await recorder();
    const [a = 0, sibling = 0, other = 0, undated = 0] = await addQuotes(
      database,
      { text: 'A', displayDate: DATE, referenceUrl: 'https://example.org/' },
      { text: 'Sibling', displayDate: DATE },
      { text: 'Other', displayDate: '2026-04-02' },
      { text: 'Undated' },
    );
    await recordChosenQuote(writes, '2026-03-20', undated);
    const batch = await batches.open(writes, ANNA, { kind: 'upload', file: 'x'.repeat(300) });
    await batch.storeBefore('changed', [a, 999, 2 ** 40]);
    await batch.storeBefore('deleted', [undated, undated]);
    await batch.added([other]);
    expect(await batch.close()).toBe(batch.id);
    expect(await rows('batches')).toEqual([
      {
        id: batch.id,
        kind: 'upload',
        at: '2026-03-21T12:00:00.000Z',
        actor_id: 7,
        actor_name: 'anna',
        file: `${'x'.repeat(200)}…`,
        count: 3,
        until: '2026-04-20T12:00:00.000Z',
        undone_at: null,
        undone_by: null,
      },
    ]);
    const quotes = await writes
      .selectFrom('batch_quotes')
      .selectAll()
      .orderBy('quote_id')
      .execute();
    expect(quotes).toMatchObject([
      {
        quote_id: a,
        change: 'changed',
        display_date: DATE,
        version_after: 2,
        snapshot: expect.any(String),
      },
      { quote_id: other, change: 'added', version_after: 1, snapshot: null },
      { quote_id: undated, change: 'deleted', display_date: null, version_after: null },
    ]);
    expect(await rows('batch_siblings')).toEqual([
      { batch_id: batch.id, quote_id: sibling, display_date: DATE },
    ]);
    expect(await rows('batch_days')).toEqual([
      { batch_id: batch.id, record: 'chosen', day: '2026-03-20', quote_id: undated },
    ]);
  });

  it('leaves nothing of a batch in which nothing has happened', async () => {
    const { writes, rows, batches } = await recorder();
    const batch = await batches.open(writes, ANNA, { kind: 'bulk deletion', file: null });
    await batch.storeBefore('deleted', [1, 2]);
    await batch.added([]);
    expect(await batch.close()).toBeNull();
    expect(await rows('batches')).toEqual([]);
  });

  it('deletes what can be undone no more, but not that it was', async () => {
    const { database, clock, writes, rows, batches } = await recorder();
    const ids = await addQuotes(database, { text: 'A', displayDate: DATE }, { text: 'B' });
    const record = async () => {
      const batch = await batches.open(writes, ANNA, { kind: 'schedule', file: null });
      await batch.storeBefore('moved', ids);
      return batch.close();
    };
    await record();
    clock.advance(86_400 * 30 - 1);
    await record();
    expect(await rows('batch_quotes')).toHaveLength(4);
    clock.advance(1);
    await record();
    expect(await rows('batch_quotes')).toHaveLength(4);
    expect(await rows('batches')).toHaveLength(3);
  });
});
