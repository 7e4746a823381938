import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';

const SESSION = '__Host-session';

async function secureSiteOn(database: Database) {
  const { anna } = await addUsers(database, { anna: 'Master Admin' });
  const environment = { PUBLIC_URL: 'https://friends.example' };
  return { anna, app: await createTestApp(database, { environment }) };
}

const sessionOf = async (browser: TestBrowser) =>
  (await browser.send('GET', '/api/session')).json();

/** Expects the attributes without which browsers refuse a cookie with this prefix. */
function expectKept({ cookies }: LightMyRequestResponse): void {
  for (const cookie of cookies) {
    expect(cookie.name).toMatch(/^__(Host|Secure)-/);
    expect(cookie.secure, cookie.name).toBe(true);
    expect(cookie, cookie.name).not.toHaveProperty('domain');
    if (cookie.name.startsWith('__Host-')) expect(cookie.path).toBe('/');
  }
}

describe.each(databases)('cookies over https on $name', ({ open }) => {
  it('have names that browsers take from this site alone, from login to logout', async () => {
    const { anna, app } = await secureSiteOn(await open());
    const browser = new TestBrowser(app);
    const token = await browser.send('GET', '/api/csrf-token');
    const login = await browser.login('anna');
    expect(await sessionOf(browser)).toEqual({ authenticated: true, userId: anna });
    const logout = await browser.call('POST', '/api/logout');
    for (const response of [token, login, logout]) expectKept(response);
    const names = [token, login, logout].map(({ cookies }) => cookies.map(({ name }) => name));
    expect(names).toEqual([
      ['__Host-_csrf'],
      [SESSION, expect.stringMatching(/^__Secure-known_browser_[\da-f]{16}$/)],
      [SESSION],
    ]);
    expect(await sessionOf(browser)).toEqual({ authenticated: false });
  });

  it('count under these names only: one that a neighbour has planted is nobody’s', async () => {
    const { anna, app } = await secureSiteOn(await open());
    const own = await loggedIn(app, 'anna');
    const value = own.cookie(SESSION) ?? '';
    const victim = new TestBrowser(app);
    victim.setCookie('session', value);
    expect(await sessionOf(victim)).toEqual({ authenticated: false });
    victim.setCookie(SESSION, value);
    expect(await sessionOf(victim)).toEqual({ authenticated: true, userId: anna });
    const secret = own.cookie('__Host-_csrf') ?? '';
    const token = await own.csrfToken();
    const planted = new TestBrowser(app);
    planted.setCookie(SESSION, value);
    planted.setCookie('_csrf', secret);
    const logout = (browser: TestBrowser) =>
      browser.send('POST', '/api/logout', undefined, { 'csrf-token': token });
    expect((await logout(planted)).statusCode).toBe(403);
    expect((await logout(own)).statusCode).toBe(200);
  });
});
