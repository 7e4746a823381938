import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers, PASSWORD } from '../../testing/test-users.ts';
import { createPasswordHasher } from '../users/password-hasher.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { createSessionService } from './session.service.ts';

/** A session service in which something happens while a password is being verified. */
function sessionsWith(database: Database, meanwhile: () => Promise<unknown>) {
  const clock = new TestClock('2026-03-21T12:00:00Z');
  const hasher = createPasswordHasher();
  return createSessionService({
    database,
    clock,
    throttle: createLoginThrottle({ database, clock, limit: 10 }),
    days: 14,
    hasher: {
      ...hasher,
      async verify(passwordHash, password) {
        const fits = await hasher.verify(passwordHash, password);
        await meanwhile();
        return fits;
      },
    },
  });
}

const change = (database: Database) => database.writes.updateTable('users');

describe.each(databases)('a login on $name while whose password is verified', ({ open }) => {
  it.each([
    ['the user is deleted', (db: Database) => db.writes.deleteFrom('users').execute()],
    [
      'the password is reset',
      (db: Database) => change(db).set({ password_hash: 'another' }).execute(),
    ],
    [
      'the user is renamed',
      (db: Database) => change(db).set({ username_key: 'somebody-else' }).execute(),
    ],
  ])('%s: is refused, and opens no session', async (_what, meanwhile) => {
    const database = await open();
    await addUsers(database, { anna: 'Admin' });
    const sessions = sessionsWith(database, () => meanwhile(database));
    const login = sessions.login({ username: 'anna', password: PASSWORD }, '127.0.0.1');
    await expect(login).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'Invalid username or password',
    });
    expect(await database.reads.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('nothing happens: opens a session', async () => {
    const database = await open();
    const { anna } = await addUsers(database, { anna: 'Admin' });
    const sessions = sessionsWith(database, async () => {});
    const token = await sessions.login({ username: 'anna', password: PASSWORD }, '127.0.0.1');
    expect(await sessions.find(token)).toMatchObject({ userId: anna });
  });
});
