import { createHash } from 'node:crypto';
import { withoutCodes } from '@bahai-friends/languages/testing/without-codes';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers, PASSWORD } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';

const WRONG = { message: 'Invalid username or password' };
const SECURE = { secure: true };
const ROLES = { anna: 'Master Admin', bruno: 'Admin' } as const;

async function siteOn(database: Database, environment: Record<string, string> = {}) {
  const ids = await addUsers(database, ROLES);
  const app = await createTestApp(database, { environment });
  return { app, ids, browser: new TestBrowser(app) };
}

describe.each(databases)('POST /api/login on $name', ({ open }) => {
  it('answers with a cookie that no script and no other site can use', async () => {
    const { browser } = await siteOn(await open());
    const response = await browser.login('anna');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Login successful' });
    expect(response.cookies).toEqual([
      {
        name: 'session',
        value: expect.stringMatching(/^[\w-]{43}\.[\w+/]{43}$/),
        maxAge: 14 * 24 * 60 * 60,
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
      },
      {
        name: expect.stringMatching(/^known_browser_[\da-f]{16}$/),
        value: expect.stringMatching(/^[\w-]{22}\.[\w-]{22}\.[\w+/]{43}$/),
        maxAge: 400 * 24 * 60 * 60,
        path: '/api/login',
        httpOnly: true,
        sameSite: 'Lax',
      },
    ]);
  });

  it('marks the cookie Secure where visitors come over https, and there only', async () => {
    const database = await open();
    const { browser } = await siteOn(database, { PUBLIC_URL: 'https://friends.example' });
    expect((await browser.login('anna')).cookies).toMatchObject([SECURE, SECURE]);
    const plain = await createTestApp(database, {
      environment: { PUBLIC_URL: 'http://friends.example' },
    });
    const { cookies } = await new TestBrowser(plain).login('anna');
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).not.toHaveProperty('secure');
  });

  it('keeps the cookie as long as the setting says', async () => {
    const { browser } = await siteOn(await open(), { SESSION_DAYS: '2' });
    const [session] = (await browser.login('anna')).cookies;
    expect(session).toMatchObject({ name: 'session', maxAge: 172_800 });
  });

  it('gives a new token each time and ends the session before', async () => {
    const { app, ids, browser } = await siteOn(await open());
    await browser.login('bruno');
    const first = browser.cookie('session') ?? '';
    await browser.login('anna');
    expect(browser.cookie('session')).not.toBe(first);
    expect((await browser.send('GET', '/api/session')).json()).toEqual({
      authenticated: true,
      userId: ids.anna,
    });
    const old = new TestBrowser(app);
    old.setCookie('session', first);
    expect((await old.send('GET', '/api/users')).statusCode).toBe(401);
  });

  it('never takes a token over that the browser came with', async () => {
    const { browser } = await siteOn(await open());
    browser.setCookie('session', 'planted');
    expect((await browser.login('anna')).statusCode).toBe(200);
    expect(browser.cookie('session')).not.toBe('planted');
  });

  it('leaves the session as it is when it fails, and other browsers alone', async () => {
    const { app, ids, browser } = await siteOn(await open());
    await browser.login('anna');
    const other = await loggedIn(app, 'anna');
    expect((await browser.login('bruno', 'wrong')).statusCode).toBe(401);
    for (const each of [browser, other]) {
      expect((await each.send('GET', '/api/session')).json().userId).toBe(ids.anna);
    }
  });

  it('answers alike whether the username or the password is wrong', async () => {
    const { browser } = await siteOn(await open());
    const responses = [await browser.login('anna', 'Wrong-Horse-7'), await browser.login('nobody')];
    const [wrongPassword, unknownUser] = responses.map(({ statusCode, body, headers }) => {
      const { date: _date, etag: _etag, ...rest } = headers;
      return { statusCode, body, headers: rest };
    });
    expect(unknownUser).toEqual(wrongPassword);
    expect(unknownUser?.statusCode).toBe(401);
    expect(withoutCodes(JSON.parse(unknownUser?.body ?? ''))).toEqual(WRONG);
    expect(unknownUser?.headers).not.toHaveProperty('set-cookie');
  });

  it('takes a username in whatever case and width', async () => {
    const { app, ids } = await siteOn(await open());
    for (const username of ['ANNA', 'Anna', ' anna ', 'ａｎｎａ']) {
      const browser = await loggedIn(app, username);
      expect((await browser.send('GET', '/api/session')).json().userId).toBe(ids.anna);
    }
  });

  it('takes the password to the letter', async () => {
    const { browser } = await siteOn(await open());
    for (const almost of [PASSWORD.toLowerCase(), `${PASSWORD} `, PASSWORD.slice(0, -1)]) {
      expect(told(await browser.login('anna', almost))).toEqual(WRONG);
    }
  });

  it('takes no offence at a username that nobody can have', async () => {
    const { browser } = await siteOn(await open());
    const response = await browser.login('\u{1f512}'.repeat(50));
    expect(response.statusCode).toBe(401);
    expect(told(response)).toEqual(WRONG);
  });

  it('leaves neither the token nor the password in the database', async () => {
    const database = await open();
    const { browser } = await siteOn(database);
    await browser.login('anna', 'Wrong-Horse-7');
    await browser.login('anna');
    const [token = ''] = browser.cookie('session')?.split('.') ?? [];
    const sessions = await database.reads.selectFrom('sessions').selectAll().execute();
    expect(sessions.map(({ token_hash }) => token_hash)).toEqual([
      createHash('sha256').update(token).digest('hex'),
    ]);
    const everything = JSON.stringify([
      sessions,
      await database.reads.selectFrom('users').selectAll().execute(),
      await database.reads.selectFrom('login_attempts').selectAll().execute(),
      await database.reads.selectFrom('installation').selectAll().execute(),
    ]);
    expect(token).toHaveLength(43);
    for (const secret of [token, PASSWORD, 'Wrong-Horse-7']) {
      expect(everything).not.toContain(secret);
    }
  });
});
