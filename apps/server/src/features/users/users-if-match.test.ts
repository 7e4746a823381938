import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';

const CHANGED = {
  message: 'This has been changed in the meantime. Please load the newer version.',
};
interface Change {
  readonly what: string;
  readonly method: 'PATCH' | 'POST' | 'DELETE';
  readonly action: string;
  readonly body?: object;
}

const CHANGES: readonly Change[] = [
  { what: 'a new name', method: 'PATCH', action: '/username', body: { username: 'Renamed' } },
  { what: 'a new role', method: 'PATCH', action: '/role', body: { role: 'Master Admin' } },
  {
    what: 'a new password',
    method: 'POST',
    action: '/reset-password',
    body: { password: 'Quiet-River-88' },
  },
  { what: 'a deletion', method: 'DELETE', action: '' },
];

async function siteOn(database: Database) {
  const ids = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
  const app = await createTestApp(database);
  const anna = await loggedIn(app, 'anna');
  const change = ({ method, action, body }: Omit<Change, 'what'>, headers = {}) =>
    anna.call(method, `/api/users/${ids.bruno}${action}`, body, headers);
  const rename = (username: string, headers = {}) =>
    change({ method: 'PATCH', action: '/username', body: { username } }, headers);
  const everything = async () => [
    await database.reads.selectFrom('users').selectAll().orderBy('id').execute(),
    await database.reads.selectFrom('sessions').selectAll().orderBy('token_hash').execute(),
  ];
  return { bruno: await loggedIn(app, 'bruno'), change, everything, ids, rename };
}

describe.each(databases)('If-Match on users on $name', ({ open }) => {
  it('lets through what was made on the version there is; the answer has the next', async () => {
    const { rename } = await siteOn(await open());
    const first = await rename('Bruno One', { 'if-match': '"1"' });
    expect([first.statusCode, first.headers.etag, first.json().version]).toEqual([200, '"2"', 2]);
    const second = await rename('Bruno Two', { 'if-match': String(first.headers.etag) });
    expect([second.statusCode, second.headers.etag]).toEqual([200, '"3"']);
  });

  it.each(CHANGES)('lets $what through with the right version', async (change) => {
    const site = await siteOn(await open());
    await site.rename('Bruno One');
    const { statusCode } = await site.change(change, { 'if-match': '"2"' });
    expect(statusCode).toBe(change.method === 'DELETE' ? 204 : 200);
  });

  it.each(CHANGES)('lets $what through with the right version among others', async (change) => {
    const site = await siteOn(await open());
    await site.rename('Bruno One');
    const { statusCode } = await site.change(change, { 'if-match': 'W/"2", "1","2"' });
    expect(statusCode).toBe(change.method === 'DELETE' ? 204 : 200);
  });

  it('refuses a change of an older version, and changes nothing', async () => {
    const site = await siteOn(await open());
    await site.rename('Bruno One');
    const before = await site.everything();
    for (const change of CHANGES) {
      const others = ['"1"', '"3"', '"1", "3"', 'W/"2"', '"02"', '2', '"two"', '"2", *', ''];
      for (const tag of others) {
        const response = await site.change(change, { 'if-match': tag });
        expect(response.statusCode, `${change.what}: ${tag}`).toBe(412);
        expect(told(response)).toEqual(CHANGED);
        expect(response.headers['cache-control']).toBe('no-store');
      }
      expect(await site.everything()).toEqual(before);
    }
  });

  it.each(CHANGES)('lets $what win over what came before when it says nothing', async (change) => {
    for (const headers of [{}, { 'if-match': '*' }]) {
      const site = await siteOn(await open());
      await site.rename('Bruno One');
      const { statusCode } = await site.change(change, headers);
      expect(statusCode).toBe(change.method === 'DELETE' ? 204 : 200);
    }
  });

  it('lets one of two volunteers through who have seen the same version', async () => {
    const { bruno, ids, rename } = await siteOn(await open());
    const headers = { 'if-match': '"1"' };
    const url = `/api/users/${ids.bruno}/username`;
    const responses = await Promise.all([
      rename('Bruno by Anna', headers),
      bruno.call('PATCH', url, { username: 'Bruno by Bruno' }, headers),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const winner = responses.find(({ statusCode }) => statusCode === 200)?.json().username;
    const names: { username: string }[] = (await bruno.send('GET', '/api/users')).json();
    expect(names.map(({ username }) => username)).toContain(winner);
  });

  it('tells no caller about the version who may not make the change', async () => {
    const { bruno, ids } = await siteOn(await open());
    const headers = { 'if-match': '"9"' };
    const url = `/api/users/${ids.anna}/username`;
    const response = await bruno.call('PATCH', url, { username: 'Mine' }, headers);
    expect(response.statusCode).toBe(403);
  });
});
