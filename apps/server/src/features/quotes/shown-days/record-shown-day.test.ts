import { setImmediate } from 'node:timers/promises';
import { DEFAULT_SETTINGS } from '@bahai-friends/contract';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { addQuotes } from '../../../testing/content.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { loggedIn } from '../../../testing/test-browser.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { databases } from '../../../testing/test-database.ts';
import { addUsers } from '../../../testing/test-users.ts';
import { createShownDayRecorder } from './record-shown-day.ts';
import { expectShown } from './testing/expect-shown.ts';

describe.each(databases)('what a day has shown, on $name', ({ open }) => {
  async function site(...quotes: { text: string; displayDate?: string }[]) {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    const ids = await addQuotes(database, ...quotes);
    const clock = new TestClock('2026-03-21T11:30:00Z');
    const app = await createTestApp(database, { clock });
    const anna = await loggedIn(app, 'anna');
    return {
      ids,
      database,
      clock,
      app,
      anna,
      moveTo: (timeZone: string) =>
        anna.call('PUT', '/api/settings', { ...DEFAULT_SETTINGS, timeZone }),
      today: async () => (await app.inject('/api/quotes/today')).json().text,
      expectShown: (...shown: Parameters<typeof expectShown>[1]) => expectShown(database, shown),
      chosen: () => database.reads.selectFrom('daily_quotes').selectAll().orderBy('day').execute(),
    };
  }

  it('is recorded when it is first shown, scheduled or chosen', async () => {
    const { ids, clock, app, today, expectShown, chosen } = await site(
      { text: 'scheduled', displayDate: '2026-03-21' },
      { text: 'loose' },
    );
    await expectShown();
    expect((await app.inject('/')).body).toContain('scheduled');
    await expectShown(['2026-03-21', ids[0]]);
    clock.moveTo('2026-03-22T00:00:00Z');
    expect(await today()).toBe('loose');
    await expectShown(['2026-03-21', ids[0]], ['2026-03-22', ids[1]]);
    expect(await chosen()).toEqual([{ day: '2026-03-22', quote_id: ids[1] }]);
  });

  it('is what volunteers last made of it, as long as the day lasts', async () => {
    const { ids, clock, anna, today, expectShown, chosen } = await site(
      { text: 'loose' },
      { text: 'second' },
    );
    expect(await today()).toBe('loose');
    const quote = { text: 'urgent', source: 'Somebody', displayDate: '2026-03-21' };
    const { id } = (await anna.call('POST', '/api/quotes', quote)).json();
    expect(await today()).toBe('urgent');
    await expectShown(['2026-03-21', id]);
    // Rotation depends only on the quotes that it has chosen itself.
    expect(await chosen()).toEqual([{ day: '2026-03-21', quote_id: ids[0] }]);
    clock.moveTo('2026-03-22T00:00:00Z');
    await anna.call('PUT', `/api/quotes/${id}`, { ...quote, displayDate: '2026-04-01' });
    expect(await today()).toBe('second');
    await expectShown(['2026-03-21', id], ['2026-03-22', ids[1]]);
    await anna.call('DELETE', `/api/quotes/${id}`);
    await expectShown(['2026-03-22', ids[1]]);
  });

  it('is what came back, also where another instance has shown another quote meanwhile', async () => {
    const { ids, database, clock, anna, today, expectShown } = await site({ text: 'loose' });
    const other = await createTestApp(database, { clock });
    expect(await today()).toBe('loose');
    const quote = { text: 'urgent', source: 'Somebody', displayDate: '2026-03-21' };
    const { id } = (await anna.call('POST', '/api/quotes', quote)).json();
    expect((await other.inject('/api/quotes/today')).json().text).toBe('urgent');
    await expectShown(['2026-03-21', id]);
    await anna.call('PUT', `/api/quotes/${id}`, { ...quote, displayDate: '2026-04-01' });
    expect(await today()).toBe('loose');
    await expectShown(['2026-03-21', ids[0]]);
  });

  it('stays the same when the zone changes in the middle of the day, there and back', async () => {
    const { ids, app, moveTo, today, expectShown } = await site(
      { text: 'first' },
      { text: 'second' },
      { text: 'third' },
    );
    expect(await today()).toBe('first');
    await moveTo('Pacific/Kiritimati');
    expect(await today()).toBe('second');
    expect((await app.inject('/')).body).toContain('second');
    await moveTo('Etc/GMT+12');
    expect(await today()).toBe('third');
    await moveTo('Pacific/Pago_Pago');
    expect(await today()).toBe('first');
    await moveTo('Pacific/Kiritimati');
    expect(await today()).toBe('second');
    await expectShown(['2026-03-20', ids[2]], ['2026-03-21', ids[0]], ['2026-03-22', ids[1]]);
  });

  it('is recorded in the order in which it was shown, however long that takes', async () => {
    const database = await open();
    const [first = 0, second = 0] = await addQuotes(
      database,
      { text: 'first' },
      { text: 'second' },
    );
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    let queries = 0;
    const slow: KyselyPlugin = {
      transformQuery({ node }) {
        queries += 1;
        return node;
      },
      async transformResult({ result }) {
        await held;
        return result;
      },
    };
    const slowly = { ...database, reads: database.reads.withPlugin(slow) };
    const { record } = createShownDayRecorder(slowly, () => {});
    record('2026-03-21', first);
    record('2026-03-21', second);
    await setImmediate();
    expect(queries).toBe(1);
    release();
    await vi.waitFor(() => expect(queries).toBe(2));
    await expectShown(database, [['2026-03-21', second]]);
  });
});
