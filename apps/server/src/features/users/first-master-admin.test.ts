import { Password } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { ensureMasterAdmin } from './first-master-admin.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { listUsers } from './users.repository.ts';

const clock = new TestClock('2026-03-21T12:00:00Z');

const ensure = (database: Database, given: { username?: string; password?: string } = {}) =>
  ensureMasterAdmin({ database, clock, hasher: createPasswordHasher(), ...given });

describe.each(databases)('the first Master Admin on $name', ({ open }) => {
  it('is admin, with a made-up password that meets the rules and works', async () => {
    const database = await open();
    const made = await ensure(database);
    expect(made).toEqual({
      username: 'admin',
      generatedPassword: expect.any(String),
      linkPath: expect.stringMatching(/^\/admin-auth#invitation=[\w-]{43}$/),
    });
    const password = Password.parse(made?.generatedPassword);
    expect(await listUsers(database.reads)).toEqual([
      {
        id: expect.any(Number),
        username: 'admin',
        role: 'Master Admin',
        lastModified: clock.now(),
        version: 1,
      },
    ]);
    const browser = new TestBrowser(await createTestApp(database));
    expect((await browser.login('admin', password)).statusCode).toBe(200);
  });

  it('has the name and password of the settings, which are not told again', async () => {
    const database = await open();
    const given = { username: 'Táhirih', password: 'Quiet-River-88' };
    expect(await ensure(database, given)).toEqual({ username: 'Táhirih' });
    const browser = new TestBrowser(await createTestApp(database));
    expect((await browser.login('táhirih', 'Quiet-River-88')).statusCode).toBe(200);
  });

  it('gets a made-up password for a given name', async () => {
    const database = await open();
    const made = await ensure(database, { username: 'Táhirih' });
    expect(made).toEqual({
      username: 'Táhirih',
      generatedPassword: expect.any(String),
      linkPath: expect.stringMatching(/^\/admin-auth#invitation=[\w-]{43}$/),
    });
  });

  it('is not made where there are users, even without a Master Admin', async () => {
    const database = await open();
    await addUsers(database, { bruno: 'Admin' });
    expect(await ensure(database, { username: 'Táhirih', password: 'Quiet-River-88' })).toBeNull();
    expect(await listUsers(database.reads)).toMatchObject([{ username: 'bruno', role: 'Admin' }]);
  });

  it('is made once by instances that start at the same moment', async () => {
    const database = await open();
    const names = ['first', 'second', 'third'];
    const made = await Promise.all(names.map((username) => ensure(database, { username })));
    const [winner, ...others] = made.filter((login) => login !== null);
    expect(others).toEqual([]);
    expect(await listUsers(database.reads)).toMatchObject([
      { username: winner?.username, role: 'Master Admin' },
    ]);
    const browser = new TestBrowser(await createTestApp(database));
    const login = await browser.login(winner?.username ?? '', winner?.generatedPassword ?? '');
    expect(login.statusCode).toBe(200);
  });
});
