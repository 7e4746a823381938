import { describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/audit-trail.ts';
import { addQuotes } from '../../testing/content.ts';
import { databases } from '../../testing/test-database.ts';
import { recordChosenQuote } from '../quotes/daily-quote.repository.ts';
import { ANNA, batchSite } from './testing/batch-site.ts';

const ONE = '2026-04-01';
const TWO = '2026-04-02';
const THREE = '2026-04-03';

describe.each(databases)('undoing on $name', ({ open }) => {
  const site = async () => batchSite(await open());

  it('deletes what an upload added, but for what somebody has changed since', async () => {
    const { upload, undone, quote, edit, anna, texts, database } = await site();
    const batch = await upload(['A', ONE], ['B'], ['Singly deleted'], ['Edited']);
    await edit(await quote('Edited'), { text: 'Edited since' });
    const singly = await quote('Singly deleted');
    await anna.call('DELETE', `/api/quotes/${singly?.id}`);
    expect(await undone(batch)).toEqual({ deleted: 2, restored: 0, kept: 1 });
    expect(await texts()).toEqual(['Edited since']);
    expect((await trailOf(database)).at(-1)).toMatchObject({
      actor: { name: 'anna' },
      kind: 'quote',
      subjectId: null,
      change: { action: 'undone', batch, kind: 'upload', deleted: 2, restored: 0, kept: 1 },
    });
  });

  it('brings deleted quotes back as they were, with their ids and days, and gives no id twice', async () => {
    const { upload, undone, quote, edit, deleteAll, list, database, clock } = await site();
    await upload(['A', ONE], ['B']);
    clock.advance(60);
    await edit(await quote('A'), { referenceUrl: 'https://example.org/' });
    const before = await list();
    const [a, b] = [await quote('A'), await quote('B')];
    await recordChosenQuote(database.writes, '2026-03-19', b?.id ?? 0);
    await recordChosenQuote(database.writes, '2026-03-20', b?.id ?? 0);
    clock.advance(60);
    const batch = await deleteAll(a?.id, b?.id);
    await upload(['Meanwhile']);
    const meanwhile = await quote('Meanwhile');
    await recordChosenQuote(database.writes, '2026-03-20', meanwhile?.id ?? 0);
    expect(await undone(batch)).toEqual({ deleted: 0, restored: 2, kept: 0 });
    expect((await list()).filter(({ text }) => text !== 'Meanwhile')).toEqual(before);
    const days = database.reads.selectFrom('daily_quotes').selectAll().orderBy('day');
    expect(await days.execute()).toEqual([
      { day: '2026-03-19', quote_id: b?.id },
      { day: '2026-03-20', quote_id: meanwhile?.id },
    ]);
    await upload(['Afterwards']);
    expect((await quote('Afterwards'))?.id).toBeGreaterThan(meanwhile?.id ?? 0);
  });

  it('leaves deleted what somebody has given the date of, but not since siblings had it', async () => {
    const { upload, undone, quote, deleteAll, texts, anna, edit } = await site();
    await upload(['A', ONE], ['Sibling', ONE], ['Both 1', TWO], ['Both 2', TWO], ['C', THREE]);
    const deleted = ['A', 'Both 1', 'Both 2', 'C'].map(async (text) => (await quote(text))?.id);
    const batch = await deleteAll(...(await Promise.all(deleted)));
    await edit(await quote('Sibling'), { text: 'Sibling, edited' });
    const taker = { text: 'Taker', source: 'Somebody', displayDate: THREE };
    expect((await anna.call('POST', '/api/quotes', taker)).statusCode).toBe(201);
    expect(await undone(batch)).toEqual({ deleted: 0, restored: 3, kept: 1 });
    expect(await texts()).toEqual(['A', 'Both 1', 'Both 2', 'Sibling, edited', 'Taker']);
  });

  it('moves quotes back, also those that exchanged their dates', async () => {
    const { upload, undone, quote, schedule, list, clock } = await site();
    await upload(['A', ONE], ['B', TWO], ['C']);
    const [a, b, c] = [await quote('A'), await quote('B'), await quote('C')];
    const { batch } = (
      await schedule(
        { id: a?.id, displayDate: TWO },
        { id: b?.id, displayDate: ONE },
        { id: c?.id, displayDate: THREE },
      )
    ).json();
    clock.advance(60);
    expect(await undone(batch)).toEqual({ deleted: 0, restored: 3, kept: 0 });
    const now = { updatedAt: '2026-03-21T12:01:00.000Z', version: 3 };
    expect(await list()).toEqual([
      { ...a, ...now },
      { ...b, ...now },
      { ...c, ...now },
    ]);
  });

  it('leaves where it is what was changed since, and all whose former date is taken by that', async () => {
    const { upload, undone, quote, schedule, edit, list } = await site();
    await upload(['A', ONE], ['B', TWO], ['C', THREE], ['D', '2026-04-04']);
    const [a, b, c, d] = await list();
    // Each quote takes the date of the one before.
    const { batch } = (
      await schedule(
        { id: a?.id, displayDate: '2026-03-31' },
        { id: b?.id, displayDate: ONE },
        { id: c?.id, displayDate: TWO },
        { id: d?.id, displayDate: THREE },
      )
    ).json();
    await edit(await quote('B'), { text: 'B, edited' });
    expect(await undone(batch)).toEqual({ deleted: 0, restored: 2, kept: 2 });
    expect((await list()).map(({ text, displayDate }) => [displayDate, text])).toEqual([
      // A cannot go back, since B stays; C and D can.
      ['2026-03-31', 'A'],
      [ONE, 'B, edited'],
      [THREE, 'C'],
      ['2026-04-04', 'D'],
    ]);
  });

  it('undoes an upload that added, changed and replaced', async () => {
    const { undone, list, database, clock, edit, quote, recorder } = await site();
    const writes = database.writes;
    const [changed = 0, replaced = 0, kept = 0] = await addQuotes(
      database,
      { text: 'Changed', displayDate: ONE },
      { text: 'Replaced', displayDate: TWO },
      { text: 'Replaced, date kept', displayDate: THREE },
    );
    const before = await list();
    const batch = await recorder.open(writes, ANNA, { kind: 'upload', file: 'a.csv' });
    await batch.storeBefore('changed', [changed]);
    await batch.storeBefore('deleted', [replaced, kept]);
    await writes.deleteFrom('quotes').where('id', 'in', [replaced, kept]).execute();
    await writes
      .updateTable('quotes')
      .set({ text: 'Other text', display_date: '2026-05-01', version: 2 })
      .where('id', '=', changed)
      .execute();
    await batch.added(
      await addQuotes(
        database,
        { text: 'New', displayDate: TWO },
        { text: 'Edited below', displayDate: THREE },
      ),
    );
    await batch.close();
    await edit(await quote('Edited below'), { text: 'Edited' });
    expect(await undone(batch.id)).toEqual({ deleted: 1, restored: 2, kept: 2 });
    expect(await list()).toEqual([
      { ...before[0], version: 3, updatedAt: clock.now() },
      before[1],
      // The quote that replaced it was edited.
      expect.objectContaining({ text: 'Edited', displayDate: THREE }),
    ]);
  });

  it('gets back to the beginning when the latest batch is undone first', async () => {
    const { upload, undone, list, schedule, deleteAll } = await site();
    const first = await upload(['A', ONE], ['B', TWO]);
    const [a, b] = await list();
    const exchange = async () => {
      const [one, other] = await list();
      const response = await schedule(
        { id: one?.id, displayDate: other?.displayDate ?? '' },
        { id: other?.id, displayDate: one?.displayDate ?? '' },
      );
      return response.json().batch as number;
    };
    const second = await exchange();
    const third = await exchange();
    const fourth = await deleteAll(a?.id, b?.id);
    for (const batch of [fourth, third, second]) {
      expect(await undone(batch)).toEqual({ deleted: 0, restored: 2, kept: 0 });
    }
    expect(await undone(first)).toEqual({ deleted: 2, restored: 0, kept: 0 });
    expect(await list()).toEqual([]);
  });

  it.each([
    ['upload', 'deletion', ['B']],
    ['deletion', 'upload', []],
  ] as const)(
    'neither doubles nor loses anything when the %s is undone first, then the %s',
    async (first, _then, left) => {
      const { upload, deleteAll, quote, undone, texts } = await site();
      const uploaded = await upload(['A', ONE], ['B']);
      const deleted = await deleteAll((await quote('B'))?.id);
      const order = first === 'upload' ? [uploaded, deleted] : [deleted, uploaded];
      const results = [];
      for (const batch of order) results.push(await undone(batch));
      const deletions = results.reduce((sum, result) => sum + result.deleted, 0);
      expect([deletions, await texts()]).toEqual([2 - left.length, left]);
    },
  );

  it('lists which quotes of a batch are still there', async () => {
    const { upload, deleteAll, quote, anna, schedule } = await site();
    const batch = await upload(['A', ONE], ['B'], ['C']);
    const [a, b, c] = [await quote('A'), await quote('B'), await quote('C')];
    const deleted = await deleteAll(b?.id);
    const moved = (await schedule({ id: c?.id, displayDate: THREE })).json().batch;
    const idsOf = async (id: number | null) =>
      (await anna.send('GET', `/api/batches/${id}/quotes`)).json().ids;
    expect(await idsOf(batch)).toEqual([a?.id, c?.id]);
    expect(await idsOf(moved)).toEqual([c?.id]);
    expect(await idsOf(deleted)).toEqual([]);
  });
});
