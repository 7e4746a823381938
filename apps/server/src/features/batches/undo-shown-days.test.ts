import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/test-database.ts';
import { deleteQuotes, insertQuotes } from '../quotes/quotes.repository.ts';
import { saveShownQuote } from '../quotes/shown-days/shown-days.repository.ts';
import { expectShown } from '../quotes/shown-days/testing/expect-shown.ts';
import { ANNA, batchSite } from './testing/batch-site.ts';

const YESTERDAY = '2026-03-20';
const TODAY = '2026-03-21';
const LATER = '2026-04-01';

describe.each(databases)('what days have shown, after an undo on $name', ({ open }) => {
  async function site() {
    const made = await batchSite(await open());
    const { app, database, quote } = made;
    return {
      ...made,
      idOf: async (text: string) => (await quote(text))?.id ?? 0,
      today: async () => (await app.inject('/api/quotes/today')).json().text,
      shows: (...shown: Parameters<typeof expectShown>[1]) => expectShown(database, shown),
    };
  }

  it('is again a quote that comes back, but for days that have shown another one meanwhile', async () => {
    const { upload, deleteAll, undone, idOf, today, shows, database } = await site();
    await upload(['A', TODAY], ['Other']);
    const [a, other] = [await idOf('A'), await idOf('Other')];
    await saveShownQuote(database.writes, '2026-03-18', other);
    await saveShownQuote(database.writes, YESTERDAY, a);
    expect(await today()).toBe('A');
    await shows(['2026-03-18', other], [YESTERDAY, a], [TODAY, a]);
    const batch = await deleteAll(a);
    expect(await today()).toBe('Other');
    await shows(['2026-03-18', other], [TODAY, other]);
    await undone(batch);
    await shows(['2026-03-18', other], [YESTERDAY, a], [TODAY, other]);
    expect(await today()).toBe('A');
    await shows(['2026-03-18', other], [YESTERDAY, a], [TODAY, a]);
  });

  it('is what it was before an upload that replaced the day’s quote', async () => {
    const { upload, undone, idOf, today, shows, database, recorder, clock } = await site();
    await upload(['Replaced', TODAY]);
    const replaced = await idOf('Replaced');
    expect(await today()).toBe('Replaced');
    await shows([TODAY, replaced]);
    const batch = await database.writes.transaction().execute(async (transaction) => {
      const made = await recorder.open(transaction, ANNA, { kind: 'upload', file: 'a.csv' });
      await made.storeBefore('deleted', [replaced]);
      await deleteQuotes(transaction, [replaced]);
      const quote = newQuoteWith({ text: 'New', displayDate: TODAY });
      await made.added(await insertQuotes(transaction, [quote], { by: 'anna', at: clock.now() }));
      return made.close();
    });
    expect(await today()).toBe('New');
    await shows([TODAY, await idOf('New')]);
    await undone(batch);
    await shows([TODAY, replaced]);
    expect(await today()).toBe('Replaced');
  });

  it('stays what it was where quotes only moved', async () => {
    const { upload, schedule, undone, idOf, today, shows, database } = await site();
    await upload(['A', TODAY], ['B', LATER]);
    const [a, b] = [await idOf('A'), await idOf('B')];
    await saveShownQuote(database.writes, YESTERDAY, a);
    const exchange = await schedule({ id: a, displayDate: LATER }, { id: b, displayDate: TODAY });
    expect(await today()).toBe('B');
    await shows([YESTERDAY, a], [TODAY, b]);
    await undone(exchange.json().batch);
    await shows([YESTERDAY, a], [TODAY, b]);
    expect(await today()).toBe('A');
    await shows([YESTERDAY, a], [TODAY, a]);
  });

  it('is nothing where the quote is taken away, and comes back with it', async () => {
    const { upload, deleteAll, undone, idOf, today, shows, database } = await site();
    const uploaded = await upload(['A', TODAY]);
    const a = await idOf('A');
    expect(await today()).toBe('A');
    await saveShownQuote(database.writes, YESTERDAY, a);
    await shows([YESTERDAY, a], [TODAY, a]);
    const deleted = await deleteAll(a);
    await shows();
    await undone(deleted);
    await shows([YESTERDAY, a], [TODAY, a]);
    await undone(uploaded);
    await shows();
  });
});
