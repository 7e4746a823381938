import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addQuotes } from '../testing/content.ts';
import { databases, temporaryFolder } from '../testing/test-database.ts';
import type { Queries } from './database.ts';
import { openSqlite } from './sqlite/sqlite-database.ts';
import { withTableLock } from './table-lock.ts';
import { unsynced } from './unsynced.ts';

const FULL = 2;
const NORMAL = 1;

describe('an embedded database', () => {
  const synchronous = async (db: Queries) =>
    (await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows[0]?.synchronous;

  function open() {
    const database = openSqlite(join(temporaryFolder(), 'test.sqlite'));
    onTestFinished(() => database.close());
    return database;
  }

  it('waits for the disk again after a change that did not', async () => {
    const database = open();
    expect(await synchronous(database.writes)).toBe(FULL);
    expect(await unsynced(database, ({ writes }) => synchronous(writes))).toBe(NORMAL);
    expect(await synchronous(database.writes)).toBe(FULL);
  });

  it('waits for the disk again after one that failed', async () => {
    const database = open();
    const failing = unsynced(database, async () => {
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
    expect(await synchronous(database.writes)).toBe(FULL);
  });
});

describe.each(databases)('a change that need not survive a power cut, on $name', ({ open }) => {
  const count = { account: 'anna', window_ends_at: '', attempts: 1, last_attempt_at: '' };

  it('is made whole or not at all, and in turn with others', async () => {
    const database = await open();
    const change = (address: string, fails: boolean) =>
      unsynced(database, (light) =>
        withTableLock(light, 'login_attempts', async (transaction) => {
          await transaction
            .insertInto('login_attempts')
            .values({ ...count, address })
            .execute();
          if (fails) throw new Error('failed');
        }),
      );
    await Promise.allSettled([
      change('a', false),
      change('b', true),
      addQuotes(database, { text: 'beside' }),
      change('c', false),
    ]);
    const rows = await database.reads.selectFrom('login_attempts').select('address').execute();
    expect(rows.map(({ address }) => address).sort()).toEqual(['a', 'c']);
    expect(await database.reads.selectFrom('quotes').select('text').execute()).toHaveLength(1);
  });
});
