import { describe, expect, it } from 'vitest';
import { fillDisk } from '../../testing/full-disk.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Calls by which volunteers read, and a call of the home page, which sends their cookie. */
const READS = ['/api/session', '/api/quotes', '/api/settings', '/api/quotes/today'];

describe.each(databases)('on a full disk, with $name, a session', ({ open }) => {
  it('that is due to be extended lets its volunteer read, and is extended when there is room', async () => {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    const clock = new TestClock('2026-03-21T12:00:00Z');
    const anna = await loggedIn(await createTestApp(database, { clock }), 'anna');
    const lastUsed = () =>
      database.reads.selectFrom('sessions').select('last_used_at').executeTakeFirst();
    const before = await lastUsed();
    const makeRoom = await fillDisk(database);
    clock.advance(DAY_SECONDS);
    const read = async () => {
      const statuses = [];
      for (const url of READS) statuses.push((await anna.send('GET', url)).statusCode);
      return statuses;
    };
    expect(await read()).toEqual([200, 200, 200, 404]);
    expect(await lastUsed()).toEqual(before);
    await makeRoom();
    expect(await read()).toEqual([200, 200, 200, 404]);
    expect(await lastUsed()).not.toEqual(before);
  });
});
