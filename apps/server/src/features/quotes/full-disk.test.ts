import { describe, expect, it } from 'vitest';
import { addQuotes } from '../../testing/content.ts';
import { fillDisk } from '../../testing/full-disk.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { expectShown } from './shown-days/testing/expect-shown.ts';

const TODAY = '2026-03-21';
const TOMORROW = '2026-03-22';
/** The level of a line in the log. */
const ERROR = 50;

describe.each(databases)('on a full disk, with $name, the quote of the day', ({ open }) => {
  async function site(...texts: string[]) {
    const database = await open();
    const [dated = 0, ...ids] = await addQuotes(
      database,
      { text: 'dated', displayDate: '2030-01-01' },
      ...texts.map((text) => ({ text })),
    );
    const clock = new TestClock(`${TODAY}T12:00:00Z`);
    const lines: { level: number; msg: string }[] = [];
    const log = (line: string) => lines.push(JSON.parse(line));
    const start = () => createTestApp(database, { clock, log });
    const app = await start();
    const today = async (from = app) => {
      const response = await from.inject('/api/quotes/today');
      return response.statusCode === 200 ? response.json().text : response.statusCode;
    };
    const chosen = () =>
      database.reads.selectFrom('daily_quotes').selectAll().orderBy('day').execute();
    return { database, clock, lines, start, app, today, chosen, dated, ids };
  }

  it('is shown everywhere, as long as nothing can be written', async () => {
    const { database, app, today } = await site('first', 'second');
    await fillDisk(database);
    expect(await today()).toBe('first');
    const page = await app.inject('/');
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(page.body).toContain('first');
    const picture = await app.inject(`/share/${TODAY}.png`);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await app.inject('/feeds/quotes.atom')).body).toContain('first');
  });

  it('stays the same meanwhile, and is the same on every instance', async () => {
    const { database, start, today, dated } = await site('first', 'second');
    await fillDisk(database);
    expect(await today()).toBe('first');
    expect(await today(await start())).toBe('first');
    // From now on this one is next in the rotation.
    await database.writes
      .updateTable('quotes')
      .set({ display_date: null })
      .where('id', '=', dated)
      .execute();
    expect(await today()).toBe('first');
  });

  it('is another one on each day, and each is recorded at the end of the program, if that can be', async () => {
    const { database, clock, lines, start, app, today, chosen, ids } = await site('a', 'b', 'c');
    const makeRoom = await fillDisk(database);
    expect(await today()).toBe('a');
    clock.moveTo(`${TOMORROW}T00:00:00Z`);
    expect(await today()).toBe('b');
    const errors = () => lines.filter(({ level }) => level >= ERROR).map(({ msg }) => msg);
    // For each day one failure of a chosen and one of a shown quote is logged.
    const expected = Array(4).fill('the quote of a day could not be recorded; it is tried again');
    await expect.poll(errors).toEqual(expected);
    await makeRoom();
    await app.close();
    expect(await chosen()).toEqual([
      { day: TODAY, quote_id: ids[0] },
      { day: TOMORROW, quote_id: ids[1] },
    ]);
    await expectShown(database, [
      [TODAY, ids[0]],
      [TOMORROW, ids[1]],
    ]);
    clock.moveTo('2026-03-23T00:00:00Z');
    expect(await today(await start())).toBe('c');
  });

  it('is chosen anew when it is deleted', async () => {
    const { database, today, ids } = await site('first', 'second');
    await fillDisk(database);
    expect(await today()).toBe('first');
    await database.writes
      .deleteFrom('quotes')
      .where('id', '=', ids[0] ?? 0)
      .execute();
    expect(await today()).toBe('second');
  });
});
