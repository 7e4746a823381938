import { describe, expect, it } from 'vitest';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { told } from '../../testing/told.ts';
import { sendFile } from '../../testing/upload.ts';
import { batchSite } from './testing/batch-site.ts';

describe.each(databases)('batches on $name', ({ open }) => {
  const site = async () => batchSite(await open());

  it('are listed for 30 days, newest first, also when they are undone', async () => {
    const { upload, quote, deleteAll, batches, clock, undone, anna } = await site();
    const uploaded = await upload(['A'], ['B']);
    clock.advance(3600);
    const deleted = await deleteAll((await quote('A'))?.id, 999);
    await undone(uploaded);
    const list = [
      {
        id: deleted,
        kind: 'bulk deletion',
        at: '2026-03-21T13:00:00.000Z',
        by: 'anna',
        file: null,
        title: null,
        count: 1,
        until: '2026-04-20T13:00:00.000Z',
        undone: false,
      },
      {
        id: uploaded,
        kind: 'upload',
        at: '2026-03-21T12:00:00.000Z',
        by: 'anna',
        file: 'quotes.csv',
        title: null,
        count: 2,
        until: '2026-04-20T12:00:00.000Z',
        undone: true,
      },
    ];
    expect(await batches()).toEqual(list);
    clock.moveTo('2026-04-20T12:00:00Z');
    await anna.login('anna');
    expect(await batches()).toEqual(list.slice(0, 1));
  });

  it('are none when nothing happened', async () => {
    const { anna, deleteAll, batches } = await site();
    const upload = async () =>
      (await sendFile(anna, 'upload', 'a.csv', 'text,source\nA,Somebody')).json().batch;
    const batch = await upload();
    expect(await upload()).toBeNull();
    expect(await deleteAll(998, 999)).toBeNull();
    expect(await batches()).toMatchObject([{ id: batch, kind: 'upload', file: 'a.csv', count: 1 }]);
  });

  it('are undone once, by any volunteer, also when a hundred try at once', async () => {
    const { app, upload, texts, undo } = await site();
    await upload(['Another']);
    const batch = await upload(...Array.from({ length: 600 }, (_, row) => [`Row ${row}`] as const));
    const bruno = await loggedIn(app, 'bruno');
    const token = { 'csrf-token': await bruno.csrfToken() };
    const responses = await Promise.all(
      Array.from({ length: 100 }, () =>
        bruno.send('POST', `/api/batches/${batch}/undo`, undefined, token),
      ),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 99 }, () => 409)]);
    expect(await texts()).toEqual(['Another']);
    expect(told(await undo(batch))).toEqual({ message: 'This was already undone by bruno.' });
  });

  it('can be undone until 30 days have passed, and not from then on', async () => {
    const { upload, undo, clock, anna, texts } = await site();
    const [first, second] = [await upload(['First']), await upload(['Second'])];
    clock.moveTo('2026-04-20T11:59:59Z');
    await anna.login('anna');
    expect((await undo(first)).statusCode).toBe(200);
    const quotesOf = () => anna.send('GET', `/api/batches/${second}/quotes`);
    expect((await quotesOf()).json().ids).toHaveLength(1);
    clock.advance(1);
    expect((await quotesOf()).statusCode).toBe(404);
    // What was stored for the undo is deleted; the reason stays the same.
    await upload(['Third']);
    const late = await undo(second);
    expect([late.statusCode, told(late)]).toEqual([
      409,
      { message: 'This can no longer be undone: it was more than 30 days ago.' },
    ]);
    expect(await texts()).toEqual(['Second', 'Third']);
  });

  it('are undone while others go on working', async () => {
    const { anna, upload, undo, list } = await site();
    const rows = Array.from({ length: 1000 }, (_, row) => [`Row ${row}`] as const);
    const batch = await upload(...rows);
    const quotes = await list();
    const edited = quotes.slice(0, 20);
    const edits = edited.map((quote) =>
      anna.call('PUT', `/api/quotes/${quote.id}`, { ...quote, text: `${quote.text}, edited` }),
    );
    const [undone, ...others] = await Promise.all([undo(batch), ...edits]);
    // Each edit came before the undo, which then kept the quote, or found the quote deleted.
    const kept = others.filter(({ statusCode }) => statusCode === 200).length;
    const gone = others.filter(({ statusCode }) => statusCode === 404).length;
    expect(kept + gone).toBe(20);
    expect(undone.json()).toEqual({ deleted: 1000 - kept, restored: 0, kept });
    expect(await list()).toHaveLength(kept);
  });

  it('are for those who are logged in, and say what is wrong with a call', async () => {
    const { app, anna, upload, texts } = await site();
    const batch = await upload(['A']);
    const stranger = new TestBrowser(app);
    for (const [method, url] of [
      ['GET', '/api/batches'],
      ['GET', `/api/batches/${batch}/quotes`],
      ['POST', `/api/batches/${batch}/undo`],
    ] as const) {
      expect((await stranger.call(method, url)).statusCode).toBe(401);
    }
    expect((await anna.send('POST', `/api/batches/${batch}/undo`)).statusCode).toBe(403);
    for (const [id, status] of [
      ['999', 404],
      ['99999999999', 404],
      ['0', 400],
      ['x', 400],
      ['1.5', 400],
    ] as const) {
      const undo = await anna.call('POST', `/api/batches/${id}/undo`);
      const quotes = await anna.send('GET', `/api/batches/${id}/quotes`);
      expect([undo.statusCode, quotes.statusCode]).toEqual([status, status]);
      expect(undo.json().message).toMatch(/\S/);
    }
    expect(await texts()).toEqual(['A']);
  });
});
