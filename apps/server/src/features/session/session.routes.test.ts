import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';

const DAY = 24 * 60 * 60;
const PLEASE_LOG_IN = { message: 'Please log in to access the admin dashboard' };

async function siteOn(database: Database) {
  const ids = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
  const clock = new TestClock('2026-03-21T12:00:00Z');
  const environment = { SESSION_DAYS: '2' };
  const app = await createTestApp(database, { clock, environment });
  return { app, clock, environment, ids };
}

async function whoIs(browser: TestBrowser): Promise<number | null> {
  const response = await browser.send('GET', '/api/session');
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  const session = response.json();
  if (!session.authenticated) expect(session).toEqual({ authenticated: false });
  return session.authenticated ? session.userId : null;
}

async function expectLoggedOut(browser: TestBrowser): Promise<void> {
  expect(await whoIs(browser)).toBeNull();
  for (const method of ['GET', 'POST'] as const) {
    const response = await browser.send(method, '/api/users');
    expect(response.statusCode).toBe(401);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(told(response)).toEqual(PLEASE_LOG_IN);
  }
  expect((await browser.send('HEAD', '/api/users')).statusCode).toBe(401);
}

const withToken = (browser: TestBrowser, token: string): TestBrowser => {
  browser.setCookie('session', token);
  return browser;
};

describe.each(databases)('sessions on $name', ({ open }) => {
  it('say who is logged in', async () => {
    const { app, ids } = await siteOn(await open());
    await expectLoggedOut(new TestBrowser(app));
    expect(await whoIs(await loggedIn(app, 'anna'))).toBe(ids.anna);
    expect(await whoIs(await loggedIn(app, 'bruno'))).toBe(ids.bruno);
  });

  it('are not used for a page that somebody else opened', async () => {
    const { app, ids } = await siteOn(await open());
    const browser = await loggedIn(app, 'bruno');
    const statusFor = async (method: 'GET' | 'POST', url: string, userId: number) => {
      const headers = { 'session-user': String(userId) };
      return (await browser.call(method, url, undefined, headers)).statusCode;
    };
    expect(await statusFor('GET', '/api/quotes', ids.bruno)).toBe(200);
    expect(await statusFor('GET', '/api/quotes', ids.anna)).toBe(401);
    expect(await statusFor('POST', '/api/quotes', ids.anna)).toBe(401);
    expect(await statusFor('POST', '/api/quotes', ids.bruno)).toBe(400);
    expect(await whoIs(browser)).toBe(ids.bruno);
  });

  it('last for their days without a call, and not a second longer', async () => {
    const { app, clock, ids } = await siteOn(await open());
    const [until, after] = [await loggedIn(app, 'anna'), await loggedIn(app, 'anna')];
    clock.advance(2 * DAY - 1);
    expect(await whoIs(until)).toBe(ids.anna);
    clock.advance(1);
    await expectLoggedOut(after);
  });

  it('last for their whole time again after each call', async () => {
    const { app, clock, ids } = await siteOn(await open());
    const browser = await loggedIn(app, 'anna');
    for (let calls = 0; calls < 3; calls += 1) {
      clock.advance(2 * DAY - 1);
      expect(await whoIs(browser)).toBe(ids.anna);
    }
    clock.advance(2 * DAY);
    await expectLoggedOut(browser);
  });

  it('renew the browser’s cookie with themselves, also at calls of the dashboard', async () => {
    const { app, clock } = await siteOn(await open());
    const browser = await loggedIn(app, 'anna');
    const value = browser.cookie('session');
    clock.advance(DAY);
    const { cookies } = await browser.send('GET', '/api/users');
    const attributes = { maxAge: 2 * DAY, path: '/', httpOnly: true, sameSite: 'Lax' };
    expect(cookies).toEqual([{ name: 'session', value, ...attributes }]);
  });

  it('are not written at each call: at most once an hour', async () => {
    const database = await open();
    const { app, clock } = await siteOn(database);
    const browser = await loggedIn(app, 'anna');
    const expiries = new Set<string>();
    const call = async (seconds: number) => {
      clock.advance(seconds);
      const { cookies } = await browser.send('GET', '/api/users');
      const rows = await database.reads.selectFrom('sessions').select('expires_at').execute();
      for (const { expires_at } of rows) expiries.add(expires_at);
      return cookies.length;
    };
    for (let minute = 0; minute < 60; minute += 1) expect(await call(60)).toBe(0);
    expect(expiries.size).toBe(1);
    expect(await call(60)).toBe(1);
    expect(await call(60)).toBe(0);
    expect([...expiries]).toEqual(['2026-03-23T12:00:00.000Z', '2026-03-23T13:01:00.000Z']);
  });

  it('end by logging out, in the browser and for whoever has kept the cookie', async () => {
    const { app } = await siteOn(await open());
    const browser = await loggedIn(app, 'anna');
    const token = browser.cookie('session') ?? '';
    const response = await browser.call('POST', '/api/logout');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Logged out' });
    expect(response.cookies).toMatchObject([{ name: 'session', value: '', path: '/' }]);
    expect(browser.cookie('session')).toBeUndefined();
    await expectLoggedOut(withToken(new TestBrowser(app), token));
  });

  it('may be ended when there is none, and only the browser’s own ends', async () => {
    const { app, ids } = await siteOn(await open());
    const other = await loggedIn(app, 'anna');
    const browser = await loggedIn(app, 'anna');
    await browser.call('POST', '/api/logout');
    expect((await browser.call('POST', '/api/logout')).statusCode).toBe(200);
    expect(await whoIs(other)).toBe(ids.anna);
  });

  it('are not found behind a cookie that is no token', async () => {
    const { app } = await siteOn(await open());
    await loggedIn(app, 'anna');
    const tokens = [
      'x',
      'x.y',
      '.',
      `${'x'.repeat(43)}.${'y'.repeat(43)}`,
      '',
      '%00',
      '%E0%A4%A',
      "' or 1=1 --",
      'undefined',
      'x'.repeat(4000),
    ];
    for (const token of tokens) await expectLoggedOut(withToken(new TestBrowser(app), token));
  });

  it('cannot be entered with what stands in the database', async () => {
    const database = await open();
    const { app } = await siteOn(database);
    await loggedIn(app, 'anna');
    const [row] = await database.reads.selectFrom('sessions').select('token_hash').execute();
    await expectLoggedOut(withToken(new TestBrowser(app), row?.token_hash ?? ''));
  });

  it('end when their user is deleted', async () => {
    const database = await open();
    const { app, clock, ids } = await siteOn(database);
    const [anna, bruno] = [await loggedIn(app, 'anna'), await loggedIn(app, 'bruno')];
    const loggedOut = await loggedIn(app, 'bruno');
    const token = loggedOut.cookie('session') ?? '';
    await loggedOut.call('POST', '/api/logout');
    expect((await anna.call('DELETE', `/api/users/${ids.bruno}`)).statusCode).toBe(204);
    expect(await database.reads.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
    // Only the session's own browser is told why.
    expect((await bruno.send('GET', '/api/session')).json()).toEqual({
      authenticated: false,
      accountDeleted: true,
    });
    for (const method of ['GET', 'POST'] as const) {
      const response = await bruno.send(method, '/api/users');
      expect(response.statusCode).toBe(401);
      expect(told(response)).toEqual({ ...PLEASE_LOG_IN, accountDeleted: true });
    }
    await expectLoggedOut(withToken(new TestBrowser(app), token));
    const remembered = database.reads.selectFrom('sessions_of_deleted_users').selectAll();
    expect(await remembered.execute()).toHaveLength(1);
    clock.advance(2 * DAY);
    await expectLoggedOut(bruno);
    await loggedIn(app, 'anna');
    expect(await remembered.execute()).toEqual([]);
  });

  it('hold on every instance, and end on every instance', async () => {
    const database = await open();
    const { app, clock, environment, ids } = await siteOn(database);
    const second = await createTestApp(database, { clock, environment });
    const browser = await loggedIn(app, 'anna');
    const atSecond = browser.at(second);
    expect(await whoIs(atSecond)).toBe(ids.anna);
    await atSecond.call('POST', '/api/logout');
    await expectLoggedOut(browser);
  });

  it.each([
    ['back', -DAY],
    ['back by years', -1000 * DAY],
    ['forward', DAY],
  ])('last no longer than their days when the clock is set %s', async (_how, seconds) => {
    const { app, clock, ids } = await siteOn(await open());
    const [used, unused] = [await loggedIn(app, 'anna'), await loggedIn(app, 'anna')];
    clock.set(seconds);
    expect(await whoIs(used)).toBe(ids.anna);
    await loggedIn(app, 'bruno');
    clock.advance(2 * DAY);
    await expectLoggedOut(used);
    await expectLoggedOut(unused);
  });

  it('that have expired are cleared away at the next login', async () => {
    const database = await open();
    const { app, clock } = await siteOn(database);
    await loggedIn(app, 'anna');
    clock.advance(2 * DAY);
    await loggedIn(app, 'bruno');
    expect(await database.reads.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });
});
