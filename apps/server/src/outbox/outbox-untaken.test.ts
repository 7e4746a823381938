import { describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { TestClock } from '../testing/test-clock.ts';
import { databases } from '../testing/test-database.ts';
import { createOutbox } from './outbox.ts';

const HOOK = 'hook';

function outboxOn(database: Database) {
  return createOutbox({ database, clock: new TestClock('2026-03-21T07:00:00Z') });
}

const item = (key: string, about: number, channel = HOOK) => ({
  key,
  channel,
  kind: 'test',
  subject: { about },
});

const keysOf = async ({ reads }: Database) =>
  (await reads.selectFrom('outbox').select('key').orderBy('id').execute()).map(({ key }) => key);

describe.each(databases)('what tells of later changes as well, on $name', ({ open }) => {
  it('is added once for a channel and a subject, as long as no sender has taken it', async () => {
    const database = await open();
    const outbox = outboxOn(database);
    const add = (...items: ReturnType<typeof item>[]) =>
      outbox.addUnlessWaiting(database.writes, items);
    await add(item('a', 1));
    await add(item('b', 1), item('c', 2), item('d', 1, 'other'));
    await add(item('e', 2));
    expect(await keysOf(database)).toEqual(['a', 'c', 'd']);
    const taken = await outbox.advance([], [HOOK], 5);
    expect(taken.map(({ key, takes }) => [key, takes])).toEqual([
      ['a', 1],
      ['c', 1],
    ]);
    await add(item('f', 1), item('g', 1, 'other'));
    expect(await keysOf(database)).toEqual(['a', 'c', 'd', 'f']);
    // Whatever becomes of the row that was taken, the one added meanwhile is sent as well.
    const failed = { outcome: 'failed', error: 'HTTP 500' } as const;
    await outbox.advance(
      taken.map((row) => ({ row, result: failed })),
      [],
      0,
    );
    await add(item('h', 2));
    expect(await keysOf(database)).toEqual(['a', 'c', 'd', 'f', 'h']);
  });

  it('may be any number', async () => {
    const database = await open();
    const outbox = outboxOn(database);
    const items = Array.from({ length: 120 }, (_, number) => item(`first ${number}`, number));
    await outbox.addUnlessWaiting(database.writes, items);
    const again = Array.from({ length: 121 }, (_, number) => item(`again ${number}`, number));
    await outbox.addUnlessWaiting(database.writes, again);
    expect((await keysOf(database)).slice(119)).toEqual(['first 119', 'again 120']);
    await outbox.addUnlessWaiting(database.writes, []);
    expect(await keysOf(database)).toHaveLength(121);
  });
});

// SQLite has one writer: no sender takes anything while a change is under way.
describe.each(databases.filter(({ name }) => name === 'PostgreSQL'))(
  'what tells of a change on $name',
  ({ open }) => {
    it('is not taken before the change is there', async () => {
      const database = await open();
      const outbox = outboxOn(database);
      await outbox.addUnlessWaiting(database.writes, [item('a', 1)]);
      await database.writes.transaction().execute(async (change) => {
        await outbox.addUnlessWaiting(change, [item('b', 1)]);
        expect(await outbox.advance([], [HOOK], 5)).toEqual([]);
      });
      const taken = await outbox.advance([], [HOOK], 5);
      expect(taken.map(({ key }) => key)).toEqual(['a']);
    });
  },
);
