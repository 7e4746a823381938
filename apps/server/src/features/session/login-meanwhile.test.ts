import { hashSync } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { verifyPassword } from '../../testing/password-verification.ts';
import { tellNobody as tellNews } from '../../testing/tell-nobody.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers, LEAST_COST, PASSWORD, PASSWORD_HASH } from '../../testing/test-users.ts';
import { createPasswordHasher, type PasswordHasher } from '../users/password-hasher.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { createSessionService, type LoginResult } from './session.service.ts';

const VISITOR = { address: '127.0.0.1', mark: null, userAgent: undefined };

/** Passwords verified at once; fewer may wait. */
const MORE_THAN_WAIT = 200;

const tokenOf = (login: LoginResult): string => ('token' in login ? login.token : '');

function sessionsOn(database: Database, hasher: PasswordHasher, limit = 10) {
  const clock = new TestClock('2026-03-21T12:00:00Z');
  const throttle = createLoginThrottle({ database, clock, limit });
  return createSessionService({ database, clock, throttle, hasher, days: 14, tellNews });
}

/** A session service in which something happens while a password is being verified. */
function sessionsWith(database: Database, meanwhile: () => Promise<unknown>) {
  const hasher = createPasswordHasher(LEAST_COST);
  return sessionsOn(database, {
    ...hasher,
    async verify(verification) {
      const result = await hasher.verify(verification);
      await meanwhile();
      return result;
    },
  });
}

/** The hash of a password that no test types. */
const ANOTHER_HASH = hashSync('Another-Password 1', LEAST_COST);

const change = (database: Database) => database.writes.updateTable('users');

describe.each(databases)('a login on $name while whose password is verified', ({ open }) => {
  it.each([
    ['the user is deleted', (db: Database) => db.writes.deleteFrom('users').execute()],
    [
      'the password is reset',
      (db: Database) => change(db).set({ password_hash: ANOTHER_HASH }).execute(),
    ],
    [
      'the user is renamed',
      (db: Database) => change(db).set({ username_key: 'somebody-else' }).execute(),
    ],
  ])('%s: is refused, and opens no session', async (_what, meanwhile) => {
    const database = await open();
    await addUsers(database, { anna: 'Admin' });
    const sessions = sessionsWith(database, () => meanwhile(database));
    const login = sessions.login({ username: 'anna', password: PASSWORD }, VISITOR);
    await expect(login).rejects.toMatchObject({
      kind: 'unauthenticated',
      message: 'Invalid username or password',
    });
    expect(await database.reads.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('nothing happens: opens a session', async () => {
    const database = await open();
    const { anna } = await addUsers(database, { anna: 'Admin' });
    const sessions = sessionsWith(database, async () => {});
    const login = await sessions.login({ username: 'anna', password: PASSWORD }, VISITOR);
    expect(await sessions.find(tokenOf(login))).toMatchObject({ userId: anna });
  });
});

describe.each(databases)('a login on $name when too many others are waiting', ({ open }) => {
  it('is refused, and was no attempt', async () => {
    const database = await open();
    const { anna } = await addUsers(database, { anna: 'Admin' });
    const hasher = createPasswordHasher(LEAST_COST);
    const group = { name: '127.0.0.0/24', owner: '127.0.0.0/16' };
    const place = { queue: 'open', group } as const;
    const sessions = sessionsOn(database, hasher, 1);
    const login = () => sessions.login({ username: 'anna', password: PASSWORD }, VISITOR);
    const others = Array.from({ length: MORE_THAN_WAIT }, () =>
      verifyPassword(hasher, PASSWORD_HASH, 'x', place),
    );
    await expect(login()).rejects.toMatchObject({ kind: 'busy' });
    await Promise.allSettled(others);
    expect(await sessions.find(tokenOf(await login()))).toMatchObject({ userId: anna });
  });
});
