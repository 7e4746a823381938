import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers, PASSWORD } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';

const MINUTE = 60;
const ASKED = {
  message: 'Please enter your password again to go on with this.',
  reauthenticate: true,
};

async function siteOn(database: Database) {
  const ids = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
  const clock = new TestClock('2026-03-21T12:00:00Z');
  const app = await createTestApp(database, { clock });
  const browser = await loggedIn(app, 'bruno');
  const rename = (username = 'bruno2') =>
    browser.call('PATCH', `/api/users/${ids.bruno}/username`, { username });
  const changePassword = (id: number = ids.bruno) =>
    browser.call('POST', `/api/users/${id}/reset-password`, { password: 'Quiet-River-88' });
  const confirm = (password: string) => browser.call('POST', '/api/session/confirm', { password });
  return { app, browser, changePassword, clock, confirm, database, ids, rename };
}

describe.each(databases)('what needs a password entered lately, on $name', ({ open }) => {
  it('goes on for 15 minutes after the login, and then asks', async () => {
    const { changePassword, clock, rename } = await siteOn(await open());
    clock.advance(15 * MINUTE);
    expect((await rename()).statusCode).toBe(200);
    clock.advance(1);
    for (const response of [await rename('bruno3'), await changePassword()]) {
      expect(response.statusCode).toBe(403);
      expect(told(response)).toEqual(ASKED);
    }
  });

  it('goes on once the password was entered again, with another token', async () => {
    const { browser, changePassword, clock, confirm, rename } = await siteOn(await open());
    clock.advance(16 * MINUTE);
    const before = browser.cookie('session');
    expect((await confirm(PASSWORD)).json()).toEqual({ message: 'Password confirmed' });
    const after = browser.cookie('session');
    expect(after).not.toBe(before);
    expect((await rename()).statusCode).toBe(200);
    expect((await changePassword()).statusCode).toBe(200);
    if (before !== undefined) browser.setCookie('session', before);
    expect((await browser.send('GET', '/api/users')).statusCode).toBe(401);
  });

  it('is not the password or name of somebody else', async () => {
    const { app, clock, ids } = await siteOn(await open());
    const anna = await loggedIn(app, 'anna');
    clock.advance(60 * MINUTE);
    const url = `/api/users/${ids.bruno}`;
    const renamed = await anna.call('PATCH', `${url}/username`, { username: 'bruno9' });
    expect(renamed.statusCode).toBe(200);
    const reset = await anna.call('POST', `${url}/reset-password`, { password: 'Quiet-River-88' });
    expect(reset.statusCode).toBe(200);
  });

  it('asks where the clock was set back since', async () => {
    const { clock, rename } = await siteOn(await open());
    clock.set(-2 * MINUTE);
    expect(told(await rename())).toEqual(ASKED);
  });

  it('stays forbidden by roles whatever the password', async () => {
    const { changePassword, clock, ids } = await siteOn(await open());
    clock.advance(16 * MINUTE);
    const response = await changePassword(ids.anna);
    expect(response.statusCode).toBe(403);
    expect(told(response)).toEqual({ message: 'Only the Master Admin can change this account' });
  });
});

describe.each(databases)('entering the password again on $name', ({ open }) => {
  it('refuses a wrong one, and the session stays', async () => {
    const { browser, clock, confirm, rename } = await siteOn(await open());
    clock.advance(16 * MINUTE);
    const response = await confirm('Wrong-Horse-7');
    expect(response.statusCode).toBe(401);
    expect(told(response)).toEqual({ message: 'Wrong password' });
    expect((await rename()).statusCode).toBe(403);
    expect((await browser.send('GET', '/api/users')).statusCode).toBe(200);
  });

  it('counts for the address like a login', async () => {
    const { app, confirm } = await siteOn(await open());
    for (let count = 0; count < 10; count += 1) await confirm('Wrong-Horse-7');
    const response = await new TestBrowser(app).login('bruno');
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is not kept from it by who guesses elsewhere', async () => {
    const { app, confirm } = await siteOn(await open());
    for (let count = 0; count < 10; count += 1) {
      await new TestBrowser(app).login('bruno', 'Wrong-Horse-7');
    }
    expect((await new TestBrowser(app).login('bruno')).statusCode).toBe(429);
    expect((await confirm(PASSWORD)).statusCode).toBe(200);
  });

  it('needs a session and a CSRF token', async () => {
    const { app, browser } = await siteOn(await open());
    const body = { password: PASSWORD };
    expect((await new TestBrowser(app).call('POST', '/api/session/confirm', body)).statusCode).toBe(
      401,
    );
    expect((await browser.send('POST', '/api/session/confirm', body)).statusCode).toBe(403);
    expect((await browser.call('POST', '/api/session/confirm', {})).json().message).toBe(
      'Password is required',
    );
  });

  it('tells a volunteer who was deleted meanwhile', async () => {
    const { app, confirm, ids } = await siteOn(await open());
    await (await loggedIn(app, 'anna')).call('DELETE', `/api/users/${ids.bruno}`);
    const response = await confirm(PASSWORD);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ accountDeleted: true });
  });
});
