import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers, USERS_MADE_AT } from '../../testing/test-users.ts';

const NEW_PASSWORD = 'Quiet-River-88';
const NEWCOMER = {
  username: 'newcomer',
  password: NEW_PASSWORD,
  confirmPassword: NEW_PASSWORD,
  role: 'Master Admin',
};
const NOW = '2026-03-21T12:00:00.000Z';

async function siteOn(database: Database) {
  const ids = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin', clara: 'Admin' });
  const app = await createTestApp(database, { clock: new TestClock(NOW) });
  const roles = async () => {
    const users = await database.reads
      .selectFrom('users')
      .select(['username', 'role'])
      .orderBy('username')
      .execute();
    return Object.fromEntries(users.map(({ username, role }) => [username, role]));
  };
  return { app, ids, anna: await loggedIn(app, 'anna'), roles };
}

describe.each(databases)('the transfer of the Master Admin on $name', ({ open }) => {
  it('answers the promoted user and that it was one; both users are modified', async () => {
    const { anna, ids } = await siteOn(await open());
    const url = `/api/users/${ids.bruno}/role`;
    const response = await anna.call('PATCH', url, { role: 'Master Admin' });
    expect(response.headers.etag).toBe('"2"');
    expect(response.json()).toEqual({
      id: ids.bruno,
      username: 'bruno',
      role: 'Master Admin',
      lastModified: NOW,
      version: 2,
      wasRoleTransfer: true,
    });
    expect((await anna.send('GET', '/api/users')).json()).toMatchObject([
      { username: 'anna', role: 'Admin', lastModified: NOW, version: 2 },
      { username: 'bruno', role: 'Master Admin', lastModified: NOW, version: 2 },
      { username: 'clara', role: 'Admin', lastModified: USERS_MADE_AT, version: 1 },
    ]);
  });

  it('is none when the role stays as it is; nobody is modified', async () => {
    const { anna, ids } = await siteOn(await open());
    for (const [id, role] of [
      [ids.anna, 'Master Admin'],
      [ids.bruno, 'Admin'],
    ]) {
      const response = await anna.call('PATCH', `/api/users/${id}/role`, { role });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({
        id,
        role,
        wasRoleTransfer: false,
        lastModified: USERS_MADE_AT,
        version: 1,
      });
    }
  });

  it('leaves the one who gave it logged in, as an Admin from the next call on', async () => {
    const { anna, ids, roles } = await siteOn(await open());
    const promote = (id: number) =>
      anna.call('PATCH', `/api/users/${id}/role`, { role: 'Master Admin' });
    await promote(ids.bruno);
    expect((await promote(ids.clara)).statusCode).toBe(403);
    expect((await anna.call('POST', '/api/users', NEWCOMER)).statusCode).toBe(403);
    expect((await anna.call('DELETE', `/api/users/${ids.bruno}`)).statusCode).toBe(403);
    const admin = { ...NEWCOMER, role: 'Admin' };
    expect((await anna.call('POST', '/api/users', admin)).statusCode).toBe(201);
    expect(await roles()).toEqual({
      anna: 'Admin',
      bruno: 'Master Admin',
      clara: 'Admin',
      newcomer: 'Admin',
    });
  });

  it('works in an open session of the one who got it, and back again', async () => {
    const { app, anna, ids, roles } = await siteOn(await open());
    const bruno = await loggedIn(app, 'bruno');
    await anna.call('PATCH', `/api/users/${ids.bruno}/role`, { role: 'Master Admin' });
    const back = await bruno.call('PATCH', `/api/users/${ids.anna}/role`, { role: 'Master Admin' });
    expect(back.json().wasRoleTransfer).toBe(true);
    expect(await roles()).toEqual({ anna: 'Master Admin', bruno: 'Admin', clara: 'Admin' });
  });

  it('by creating a Master Admin makes the creator an Admin', async () => {
    const { app, anna, roles } = await siteOn(await open());
    const response = await anna.call('POST', '/api/users', NEWCOMER);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ username: 'newcomer', role: 'Master Admin' });
    expect(await roles()).toEqual({
      anna: 'Admin',
      bruno: 'Admin',
      clara: 'Admin',
      newcomer: 'Master Admin',
    });
    expect((await anna.send('GET', '/api/users')).json()[0]).toMatchObject({
      username: 'anna',
      role: 'Admin',
      lastModified: NOW,
      version: 2,
    });
    const { statusCode } = await (await loggedIn(app, 'anna')).call('POST', '/api/users', {
      ...NEWCOMER,
      username: 'another',
    });
    expect(statusCode).toBe(403);
  });

  it('happens once when two are asked for at the same moment', async () => {
    const { app, anna, ids, roles } = await siteOn(await open());
    const elsewhere = await loggedIn(app, 'anna');
    const responses = await Promise.all([
      anna.call('PATCH', `/api/users/${ids.bruno}/role`, { role: 'Master Admin' }),
      elsewhere.call('PATCH', `/api/users/${ids.clara}/role`, { role: 'Master Admin' }),
      anna.call('POST', '/api/users', NEWCOMER),
      elsewhere.call('POST', '/api/users', { ...NEWCOMER, username: 'another' }),
    ]);
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200 || status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(3);
    const masters = Object.values(await roles()).filter((role) => role === 'Master Admin');
    expect(masters).toHaveLength(1);
  });
});
