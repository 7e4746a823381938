import { say } from '@bahai-friends/contract';
import { hashSync } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { tellNobody as tellNews } from '../../testing/tell-nobody.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers, PASSWORD } from '../../testing/test-users.ts';
import { createPasswordHasher } from '../users/password-hasher.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { createSessionService } from './session.service.ts';

/** The hash that a version with cheaper parameters would have stored. */
const CHEAP = hashSync(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });

const anna = (database: Database) =>
  database.reads
    .selectFrom('users')
    .selectAll()
    .where('username', '=', 'anna')
    .executeTakeFirstOrThrow();

async function siteOn(database: Database) {
  await addUsers(database, { anna: 'Master Admin' });
  await database.writes.updateTable('users').set({ password_hash: CHEAP }).execute();
  return createTestApp(database, { fullHashes: true });
}

describe.each(databases)('a hash of other parameters on $name', ({ open }) => {
  it('is made anew by a login, which nobody sees', async () => {
    const database = await open();
    const app = await siteOn(database);
    const before = await anna(database);
    const browser = new TestBrowser(app);
    expect((await browser.login('anna')).statusCode).toBe(200);
    const after = await anna(database);
    expect(before.password_hash).toBe(CHEAP);
    expect(after.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(after).toEqual({ ...before, password_hash: after.password_hash });
    expect((await browser.login('anna')).statusCode).toBe(200);
    expect((await anna(database)).password_hash).toBe(after.password_hash);
  });

  it('stays where the password was wrong', async () => {
    const database = await open();
    const app = await siteOn(database);
    expect((await new TestBrowser(app).login('anna', 'Wrong-Password 1')).statusCode).toBe(401);
    expect((await anna(database)).password_hash).toBe(CHEAP);
  });

  it('stays while there is no time for another, and the login goes on', async () => {
    const database = await open();
    await siteOn(database);
    const clock = new TestClock('2026-03-21T12:00:00Z');
    const throttle = createLoginThrottle({ database, clock, limit: 10 });
    const busy = new DomainError('busy', say('logins-busy'));
    const hasher = { ...createPasswordHasher(), hash: () => Promise.reject(busy) };
    const sessions = createSessionService({
      database,
      clock,
      throttle,
      hasher,
      days: 14,
      tellNews,
    });
    const client = { address: '127.0.0.1', mark: null, userAgent: undefined };
    const login = sessions.login({ username: 'ANNA', password: PASSWORD }, client);
    expect(await login).toMatchObject({ username: 'anna' });
    expect((await anna(database)).password_hash).toBe(CHEAP);
  });

  it('keeps none of several logins at once out', async () => {
    const app = await siteOn(await open());
    const logins = Array.from({ length: 4 }, () => new TestBrowser(app).login('anna'));
    const statuses = (await Promise.all(logins)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 200, 200]);
  });
});
