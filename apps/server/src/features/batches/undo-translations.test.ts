import type { Translation, WholeQuote } from '@bahai-friends/contract';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { databases } from '../../testing/test-database.ts';
import { insertQuotes } from '../quotes/quotes.repository.ts';
import { updateQuotes } from '../quotes/stored-quotes.repository.ts';
import { ANNA, batchSite } from './testing/batch-site.ts';

const NO_MORE = { source: null, referenceUrl: null, credit: null };
const GERMAN: Translation = { language: 'de', text: 'Seid freundlich', ...NO_MORE };
const PERSIAN: Translation = {
  language: 'fa',
  text: 'مهربان باشید',
  source: 'کسی',
  referenceUrl: 'https://example.org/fa',
  credit: 'یک دوست',
};
const QUOTE = newQuoteWith({
  displayDate: '2026-04-01',
  language: 'en',
  credit: 'First edition',
});

async function site(database: Database) {
  const made = await batchSite(database);
  const { anna, recorder, clock } = made;
  /** Stores an upload, without the process that reads its file. @returns The id of the batch */
  const uploading = (
    store: (
      batch: Awaited<ReturnType<typeof recorder.open>>,
      db: Database['writes'],
    ) => Promise<void>,
  ) =>
    database.writes.transaction().execute(async (transaction) => {
      const batch = await recorder.open(transaction, ANNA, { kind: 'upload', file: 'quotes.csv' });
      await store(batch, transaction);
      return batch.close();
    });
  return {
    ...made,
    add: async (translations: readonly Translation[] = []): Promise<WholeQuote> =>
      (await anna.call('POST', '/api/quotes', { ...QUOTE, translations })).json(),
    get: async (id: number): Promise<WholeQuote> =>
      (await anna.send('GET', `/api/quotes/${id}`)).json(),
    put: (id: number, translations: readonly Translation[]) =>
      anna.call('PUT', `/api/quotes/${id}`, { ...QUOTE, translations }),
    uploadNew: (...quotes: (typeof QUOTE & { translations: readonly Translation[] })[]) =>
      uploading(async (batch, db) => {
        await batch.added(await insertQuotes(db, quotes, { by: 'anna', at: clock.now() }));
      }),
    uploadChange: (id: number, translations?: readonly Translation[]) =>
      uploading(async (batch, db) => {
        await batch.storeBefore('changed', [id]);
        const quote = { ...QUOTE, text: 'Be kinder', language: null, credit: null, translations };
        await updateQuotes(db, [{ id, quote }], clock.now());
      }),
  };
}

describe.each(databases)('undoing changes of quotes with translations on $name', ({ open }) => {
  it('brings deleted ones back with all of them', async () => {
    const { add, get, deleteAll, undone } = await site(await open());
    const quote = await add([GERMAN, PERSIAN]);
    const batch = await deleteAll(quote.id);
    expect(await undone(batch)).toEqual({ deleted: 0, restored: 1, kept: 0 });
    expect(await get(quote.id)).toEqual(quote);
  });

  it('gives changed ones back those that they had', async () => {
    const { add, get, uploadChange, undone } = await site(await open());
    const quote = await add([GERMAN]);
    const batch = await uploadChange(quote.id, [PERSIAN]);
    expect(await get(quote.id)).toMatchObject({
      text: 'Be kinder',
      language: null,
      credit: null,
      translations: [PERSIAN],
      version: 2,
    });
    expect(await undone(batch)).toEqual({ deleted: 0, restored: 1, kept: 0 });
    expect(await get(quote.id)).toMatchObject({ ...QUOTE, translations: [GERMAN], version: 3 });
  });

  it('leaves them where an upload did not name them', async () => {
    const { add, get, uploadChange, undone } = await site(await open());
    const { id } = await add([GERMAN]);
    const batch = await uploadChange(id);
    expect((await get(id)).translations).toEqual([GERMAN]);
    await undone(batch);
    expect(await get(id)).toMatchObject({ ...QUOTE, translations: [GERMAN] });
  });

  it('deletes those of added ones with them', async () => {
    const { uploadNew, undone, list, database } = await site(await open());
    const batch = await uploadNew(
      { ...QUOTE, translations: [GERMAN, PERSIAN] },
      { ...QUOTE, translations: [] },
      { ...QUOTE, translations: [PERSIAN] },
    );
    expect((await list()).map(({ languages }) => languages)).toEqual([['de', 'fa'], [], ['fa']]);
    expect(await undone(batch)).toEqual({ deleted: 3, restored: 0, kept: 0 });
    expect(await database.reads.selectFrom('quote_translations').selectAll().execute()).toEqual([]);
  });

  it('keeps a quote of which a translation was changed since', async () => {
    const { uploadNew, undone, list, put, get } = await site(await open());
    const batch = await uploadNew({ ...QUOTE, translations: [GERMAN] });
    const [quote] = await list();
    const id = quote?.id ?? 0;
    await put(id, [PERSIAN]);
    expect(await undone(batch)).toEqual({ deleted: 0, restored: 0, kept: 1 });
    expect((await get(id)).translations).toEqual([PERSIAN]);
  });

  it('moves scheduled ones back with those that they have', async () => {
    const { add, get, schedule, undone } = await site(await open());
    const { id } = await add([GERMAN]);
    const { batch } = (await schedule({ id, displayDate: '2026-05-01' })).json();
    expect(await undone(batch)).toEqual({ deleted: 0, restored: 1, kept: 0 });
    expect(await get(id)).toMatchObject({ displayDate: '2026-04-01', translations: [GERMAN] });
  });

  it('leads back to the beginning through several batches, the first one of 1.0.0', async () => {
    const { uploadNew, uploadChange, undone, list, database } = await site(await open());
    const { language: _language, credit: _credit, ...first } = QUOTE;
    await uploadNew({ ...QUOTE, translations: [] });
    const [{ id, createdAt, updatedAt } = { id: 0, createdAt: '', updatedAt: '' }] = await list();
    const changed = await uploadChange(id);
    const snapshot = JSON.stringify({
      v: 1,
      quote: { ...first, createdAt, updatedAt, version: 1 },
    });
    await database.writes
      .updateTable('batch_quotes')
      .set({ snapshot })
      .where('batch_id', '=', changed ?? 0)
      .execute();
    const translated = await uploadChange(id, [PERSIAN, GERMAN]);
    expect(await undone(translated)).toMatchObject({ restored: 1, kept: 0 });
    expect(await undone(changed)).toMatchObject({ restored: 1, kept: 0 });
    expect(await list()).toMatchObject([{ ...first, language: null, credit: null, languages: [] }]);
  });
});
