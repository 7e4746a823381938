import { INVITATION_PATH } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers, PASSWORD_HASH } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';
import { ensureMasterAdmin } from './first-master-admin.ts';

const DAY = 24 * 60 * 60;
const PASSWORD = 'Quiet-River-88';
const NOT_GOOD = {
  message:
    'This link is no longer good: it was used, withdrawn or replaced, or its time is over. Please ask for a new one.',
};

async function siteOn(database: Database, environment = {}) {
  const ids = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
  const clock = new TestClock('2026-03-21T12:00:00Z');
  const app = await createTestApp(database, { clock, environment });
  const anna = await loggedIn(app, 'anna');
  const invite = async (username = 'clara') => {
    const response = await anna.call('POST', '/api/invitations', { username });
    expect(response.statusCode).toBe(201);
    expect(response.headers['cache-control']).toBe('no-store');
    const { url } = response.json();
    expect(url.startsWith(INVITATION_PATH)).toBe(true);
    return url.slice(INVITATION_PATH.length) as string;
  };
  const accept = (token: string, password = PASSWORD) =>
    new TestBrowser(app).call('POST', '/api/invitations/accept', {
      token,
      password,
      confirmPassword: password,
    });
  return { accept, anna, app, clock, database, ids, invite };
}

describe.each(databases)('invitations on $name', ({ open }) => {
  it('let a volunteer choose the password, once', async () => {
    const { accept, app, anna, invite } = await siteOn(await open());
    const token = await invite();
    expect((await accept(token)).json()).toEqual({ username: 'clara' });
    expect((await new TestBrowser(app).login('clara', PASSWORD)).statusCode).toBe(200);
    const users = (await anna.send('GET', '/api/users')).json();
    expect(users).toContainEqual(expect.objectContaining({ username: 'clara', role: 'Admin' }));
    const again = await accept(token);
    expect([again.statusCode, told(again)]).toEqual([404, NOT_GOOD]);
    const { entries } = (await anna.send('GET', '/api/audit')).json();
    expect(entries.map((entry: { change: object }) => entry.change)).toEqual([
      { action: 'invitation-accepted', name: 'clara' },
      { action: 'invited', name: 'clara' },
    ]);
  });

  it('answer the whole address where the site knows it', async () => {
    const { anna } = await siteOn(await open(), { PUBLIC_URL: 'http://friends.example' });
    const response = await anna.call('POST', '/api/invitations', { username: 'clara' });
    expect(response.json().url).toMatch(
      /^http:\/\/friends\.example\/admin-auth#invitation=[\w-]{43}$/,
    );
  });

  it('keep no token', async () => {
    const { database, invite } = await siteOn(await open());
    const token = await invite();
    const rows = await database.reads.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('are good for seven days, and void when replaced or withdrawn', async () => {
    const { accept, anna, clock, invite } = await siteOn(await open());
    const replaced = await invite('Clara');
    const late = await invite('clara');
    expect(told(await accept(replaced))).toEqual(NOT_GOOD);
    const [{ id, ...listed }] = (await anna.send('GET', '/api/invitations')).json();
    expect(listed).toEqual({ username: 'clara', expiresAt: '2026-03-28T12:00:00.000Z' });
    clock.advance(7 * DAY);
    expect(told(await accept(late))).toEqual(NOT_GOOD);
    expect((await anna.send('GET', '/api/invitations')).json()).toEqual([]);
    const withdrawn = await invite();
    const [open2] = (await anna.send('GET', '/api/invitations')).json();
    expect(open2.id).not.toBe(id);
    const url = `/api/invitations/${open2.id}`;
    expect((await anna.call('DELETE', url)).statusCode).toBe(204);
    expect((await anna.call('DELETE', url)).statusCode).toBe(404);
    expect(told(await accept(withdrawn))).toEqual(NOT_GOOD);
  });

  it('are void when they were made while the clock was ahead', async () => {
    const { accept, app, clock } = await siteOn(await open());
    clock.set(365 * DAY);
    const early = await loggedIn(app, 'anna');
    const made = await early.call('POST', '/api/invitations', { username: 'clara' });
    const token = made.json().url.slice(INVITATION_PATH.length);
    clock.set(-365 * DAY);
    expect(told(await accept(token))).toEqual(NOT_GOOD);
    const anna = await loggedIn(app, 'anna');
    expect((await anna.send('GET', '/api/invitations')).json()).toEqual([]);
  });

  it('are void when the name is taken meanwhile, or the inviter deleted', async () => {
    const { accept, anna, app, ids, invite } = await siteOn(await open());
    const token = await invite();
    const rename = { username: 'CLARA' };
    await anna.call('PATCH', `/api/users/${ids.bruno}/username`, rename);
    const taken = await accept(token);
    expect(taken.statusCode).toBe(409);
    expect(taken.json().message).toBe(
      'This username is taken by now. Please ask for a new invitation.',
    );
    const ofDeleted = await invite('dora');
    await anna.call('PATCH', `/api/users/${ids.bruno}/role`, { role: 'Master Admin' });
    const bruno = new TestBrowser(app);
    await bruno.login('clara');
    expect((await bruno.call('DELETE', `/api/users/${ids.anna}`)).statusCode).toBe(204);
    expect(told(await accept(ofDeleted))).toEqual(NOT_GOOD);
  });

  it('are void when the inviter has passed the right to invite on, for good', async () => {
    const { accept, anna, app, ids, invite } = await siteOn(await open());
    const token = await invite();
    await anna.call('PATCH', `/api/users/${ids.bruno}/role`, { role: 'Master Admin' });
    expect(told(await accept(token))).toEqual(NOT_GOOD);
    const bruno = await loggedIn(app, 'bruno');
    expect((await bruno.send('GET', '/api/invitations')).json()).toEqual([]);
    const { entries } = (await bruno.send('GET', '/api/audit')).json();
    expect(entries.map((entry: { change: { action: string } }) => entry.change)).toMatchObject([
      { action: 'role-transferred', from: 'anna', to: 'bruno' },
      { action: 'invitation-withdrawn', name: 'clara' },
      { action: 'invited', name: 'clara' },
    ]);
    await bruno.call('PATCH', `/api/users/${ids.anna}/role`, { role: 'Master Admin' });
    expect(told(await accept(token))).toEqual(NOT_GOOD);
  });

  it('are void when the inviter has created another Master Admin', async () => {
    const { accept, anna, invite } = await siteOn(await open());
    const token = await invite();
    const created = await anna.call('POST', '/api/users', {
      username: 'dora',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      role: 'Master Admin',
    });
    expect(created.statusCode).toBe(201);
    expect(told(await accept(token))).toEqual(NOT_GOOD);
  });

  it('are for the Master Admin alone, for free names, and need a CSRF token', async () => {
    const { accept, anna, app, invite } = await siteOn(await open());
    const bruno = await loggedIn(app, 'bruno');
    const forbidden = await bruno.call('POST', '/api/invitations', { username: 'clara' });
    expect(forbidden.statusCode).toBe(403);
    expect(forbidden.json().message).toBe('Only the Master Admin can invite volunteers');
    expect((await bruno.send('GET', '/api/invitations')).statusCode).toBe(403);
    expect((await bruno.call('DELETE', '/api/invitations/1')).statusCode).toBe(403);
    const taken = await anna.call('POST', '/api/invitations', { username: 'BRUNO' });
    expect([taken.statusCode, taken.json().message]).toEqual([409, 'Username already exists']);
    const token = await invite();
    const body = { token, password: PASSWORD, confirmPassword: PASSWORD };
    const bare = await new TestBrowser(app).send('POST', '/api/invitations/accept', body);
    expect(bare.statusCode).toBe(403);
    expect((await accept('short')).statusCode).toBe(400);
    expect(told(await accept('x'.repeat(43)))).toEqual(NOT_GOOD);
    expect((await accept(token, 'weak')).statusCode).toBe(400);
    expect((await accept(token)).statusCode).toBe(200);
  });

  it('are limited by address', async () => {
    const { app } = await siteOn(await open(), { CHANGES_PER_MIN: '2' });
    const stranger = new TestBrowser(app, '203.0.113.1');
    const guess = () =>
      stranger.call('POST', '/api/invitations/accept', {
        token: 'x'.repeat(43),
        password: PASSWORD,
        confirmPassword: PASSWORD,
      });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await guess()).statusCode);
    expect(statuses).toEqual([404, 404, 429]);
  });
});

describe.each(databases)('the link of the first start on $name', ({ open }) => {
  async function firstStart() {
    const database = await open();
    const clock = new TestClock('2026-03-21T12:00:00Z');
    const hasher = { hash: async () => PASSWORD_HASH };
    const made = await ensureMasterAdmin({ database, clock, hasher });
    const app = await createTestApp(database, { clock });
    const token = made?.linkPath?.slice(INVITATION_PATH.length) ?? '';
    const accept = () =>
      new TestBrowser(app).call('POST', '/api/invitations/accept', {
        token,
        password: PASSWORD,
        confirmPassword: PASSWORD,
      });
    return { accept, app, clock };
  }

  it('gives the Master Admin the password', async () => {
    const { accept, app } = await firstStart();
    expect((await accept()).json()).toEqual({ username: 'admin' });
    expect((await new TestBrowser(app).login('admin', PASSWORD)).statusCode).toBe(200);
    expect(told(await accept())).toEqual(NOT_GOOD);
  });

  it('is good for an hour, and void after a login', async () => {
    const { accept, app, clock } = await firstStart();
    clock.advance(60 * 60);
    expect(told(await accept())).toEqual(NOT_GOOD);
    const ahead = await firstStart();
    ahead.clock.set(-2 * 60);
    expect(told(await ahead.accept())).toEqual(NOT_GOOD);
    const other = await firstStart();
    expect((await new TestBrowser(other.app).login('admin')).statusCode).toBe(200);
    expect(told(await other.accept())).toEqual(NOT_GOOD);
    expect(app).not.toBe(other.app);
  });
});
