import { verify } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers, PASSWORD, USERS_MADE_AT } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';

const NEW_PASSWORD = 'Quiet-River-88';
const CARLA = {
  username: 'Carla',
  password: NEW_PASSWORD,
  confirmPassword: NEW_PASSWORD,
  role: 'Admin',
};

async function siteOn(database: Database, fullHashes = false) {
  const ids = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
  const clock = new TestClock('2026-03-21T12:00:00Z');
  const app = await createTestApp(database, { clock, fullHashes });
  return { app, clock, ids, anna: await loggedIn(app, 'anna') };
}

const storedHash = async (database: Database, id: number) =>
  (
    await database.reads
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).password_hash;

describe.each(databases)('users on $name', ({ open }) => {
  it('are listed by name, for whoever is logged in, and kept by no cache', async () => {
    const { anna, ids } = await siteOn(await open());
    await anna.call('POST', '/api/users', { ...CARLA, username: 'Ännchen' });
    const response = await anna.send('GET', '/api/users');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const unchanged = { 'if-none-match': String(response.headers.etag) };
    expect((await anna.send('GET', '/api/users', undefined, unchanged)).statusCode).toBe(304);
    expect(response.json()).toMatchObject([
      {
        id: ids.anna,
        username: 'anna',
        role: 'Master Admin',
        lastModified: USERS_MADE_AT,
        version: 1,
      },
      { id: ids.bruno, username: 'bruno', role: 'Admin' },
      { username: 'Ännchen', role: 'Admin' },
    ]);
  });

  it('are added with 201 and what was stored, and can log in', async () => {
    const database = await open();
    const { app, anna, ids } = await siteOn(database, true);
    const response = await anna.call('POST', '/api/users', CARLA);
    expect(response.statusCode).toBe(201);
    expect(response.headers.etag).toBe('"1"');
    expect(response.headers['cache-control']).toBe('private, no-store');
    const user = response.json();
    expect(user).toEqual({
      id: expect.any(Number),
      username: 'Carla',
      role: 'Admin',
      lastModified: '2026-03-21T12:00:00.000Z',
      version: 1,
    });
    expect(user.id).toBeGreaterThan(ids.bruno);
    const carla = new TestBrowser(app);
    expect((await carla.login('carla', NEW_PASSWORD)).statusCode).toBe(200);
    const hash = await storedHash(database, user.id);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(hash, NEW_PASSWORD)).toBe(true);
  });

  it('never come with passwords or hashes, whatever is called', async () => {
    const database = await open();
    const { anna, ids } = await siteOn(database);
    const url = `/api/users/${ids.bruno}`;
    const weak = 'Weak-pass';
    const responses = [
      await anna.call('POST', '/api/users', CARLA),
      await anna.call('POST', '/api/users', CARLA),
      await anna.call('POST', '/api/users', { ...CARLA, password: weak }),
      await anna.call('POST', `${url}/reset-password`, { password: NEW_PASSWORD }),
      await anna.call('POST', `${url}/reset-password`, { password: weak }),
      await anna.call('PATCH', `${url}/username`, { username: 'Bruno' }),
      await anna.call('PATCH', `${url}/role`, { role: 'Master Admin' }),
      await anna.send('GET', '/api/users'),
      await anna.login('bruno', NEW_PASSWORD),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([
      201, 409, 400, 200, 400, 200, 200, 200, 200,
    ]);
    for (const { body } of responses) {
      expect(body).not.toMatch(/argon2|hash/i);
      for (const secret of [NEW_PASSWORD, PASSWORD, weak]) expect(body).not.toContain(secret);
    }
  });

  it('are renamed, keeping their sessions', async () => {
    const { app, anna, ids } = await siteOn(await open());
    const bruno = await loggedIn(app, 'bruno');
    const url = `/api/users/${ids.bruno}/username`;
    const response = await anna.call('PATCH', url, { username: '  Bruno  the Baker ' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      id: ids.bruno,
      username: 'Bruno  the Baker',
      role: 'Admin',
      lastModified: '2026-03-21T12:00:00.000Z',
      version: 2,
    });
    expect((await bruno.send('GET', '/api/session')).json().userId).toBe(ids.bruno);
    expect((await new TestBrowser(app).login('bruno')).statusCode).toBe(401);
    expect((await new TestBrowser(app).login('bruno  the baker')).statusCode).toBe(200);
  });

  it('cannot be called as another is, in whatever case: 409', async () => {
    const { anna, ids } = await siteOn(await open());
    const before = (await anna.send('GET', '/api/users')).json();
    const creation = { ...CARLA, username: 'BRUNO' };
    const responses = [
      await anna.call('POST', '/api/users', creation),
      await anna.call('POST', '/api/users', { ...creation, role: 'Master Admin' }),
    ];
    for (const username of ['Bruno', ' bruno ', 'ｂｒｕｎｏ']) {
      responses.push(await anna.call('PATCH', `/api/users/${ids.anna}/username`, { username }));
    }
    for (const response of responses) {
      expect(response.statusCode).toBe(409);
      expect(told(response)).toEqual({ message: 'Username already exists' });
    }
    expect((await anna.send('GET', '/api/users')).json()).toEqual(before);
  });

  it('may write their own name in another way', async () => {
    const { anna, ids } = await siteOn(await open());
    const url = `/api/users/${ids.anna}/username`;
    const response = await anna.call('PATCH', url, { username: 'ANNA' });
    expect([response.statusCode, response.json().username]).toEqual([200, 'ANNA']);
  });

  it('get a new password: the old one and the sessions are no longer good', async () => {
    const { app, anna, ids } = await siteOn(await open());
    const bruno = await loggedIn(app, 'bruno');
    const url = `/api/users/${ids.bruno}/reset-password`;
    const response = await anna.call('POST', url, { password: NEW_PASSWORD });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Password reset successfully' });
    expect((await bruno.send('GET', '/api/users')).statusCode).toBe(401);
    expect((await bruno.login('bruno')).statusCode).toBe(401);
    expect((await bruno.login('bruno', NEW_PASSWORD)).statusCode).toBe(200);
    expect((await anna.send('GET', '/api/users')).statusCode).toBe(200);
  });

  it('stay logged in where they change their own password, and there only', async () => {
    const { app, anna, ids } = await siteOn(await open());
    const elsewhere = await loggedIn(app, 'anna');
    const url = `/api/users/${ids.anna}/reset-password`;
    expect((await anna.call('POST', url, { password: NEW_PASSWORD })).statusCode).toBe(200);
    expect((await anna.send('GET', '/api/users')).statusCode).toBe(200);
    expect((await elsewhere.send('GET', '/api/users')).statusCode).toBe(401);
  });

  it('are modified by a new name, role or password, not by logging in', async () => {
    const { app, anna, clock, ids } = await siteOn(await open());
    const modified = async () => {
      const users: { id: number; lastModified: string }[] = (
        await anna.send('GET', '/api/users')
      ).json();
      return users.find(({ id }) => id === ids.bruno)?.lastModified;
    };
    await loggedIn(app, 'bruno');
    expect(await modified()).toBe(USERS_MADE_AT);
    const url = `/api/users/${ids.bruno}`;
    const changes = [
      ['PATCH', `${url}/username`, { username: 'Bruno' }],
      ['POST', `${url}/reset-password`, { password: PASSWORD }],
      ['PATCH', `${url}/role`, { role: 'Master Admin' }],
    ] as const;
    for (const [method, path, body] of changes) {
      clock.advance(60);
      expect((await anna.call(method, path, body)).statusCode, path).toBe(200);
      expect(await modified(), path).toBe(clock.now());
      clock.advance(60);
      await loggedIn(app, 'bruno');
      expect(await modified()).not.toBe(clock.now());
    }
  });

  it('are not found with an id beyond all ids', async () => {
    const { anna } = await siteOn(await open());
    for (const id of ['2147483648', '9007199254740', '999999999999999']) {
      const response = await anna.call('DELETE', `/api/users/${id}`);
      expect([response.statusCode, told(response)], id).toEqual([
        404,
        { message: 'This user no longer exists' },
      ]);
    }
  });

  it('have whole numbers for ids: 400', async () => {
    const { anna } = await siteOn(await open());
    for (const id of ['0', '-1', '1.5', '01', '1e3', 'me', '%20', '9999999999999999']) {
      const response = await anna.call('PATCH', `/api/users/${id}/role`, { role: 'Admin' });
      expect(response.statusCode, id).toBe(400);
      expect(response.json().message).toBe('The id must be a whole number');
    }
  });
});
