import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { addApp } from '../../testing/second-factors.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers, PASSWORD } from '../../testing/test-users.ts';

async function siteOn(database: Database) {
  await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
  const lines: string[] = [];
  const app = await createTestApp(database, {
    environment: { LOGIN_ATTEMPTS_PER_15_MIN: '2' },
    log: (line) => lines.push(line),
  });
  const events = () =>
    lines
      .map((line) => JSON.parse(line))
      .filter(({ security }) => security !== undefined)
      .map(({ security, username, level }) => [security, username, level]);
  return { app, browser: new TestBrowser(app), events, lines };
}

describe.each(databases)('security events on $name', ({ open }) => {
  it('are logged, one line each, with the names of users', async () => {
    const { browser, events } = await siteOn(await open());
    await browser.login('bruno');
    await browser.call('POST', '/api/session/confirm', { password: 'Wrong-Horse-7' });
    await browser.call('POST', '/api/session/confirm', { password: PASSWORD });
    await browser.call('POST', '/api/invitations', { username: 'clara' });
    await browser.send('DELETE', '/api/sessions');
    await browser.call('DELETE', '/api/sessions');
    await browser.call('POST', '/api/logout');
    expect(events()).toEqual([
      ['login', 'bruno', 30],
      ['password not confirmed', 'bruno', 40],
      ['password confirmed', 'bruno', 30],
      ['refused', 'bruno', 40],
      ['refused without CSRF token', 'bruno', 40],
      ['other sessions ended', 'bruno', 30],
      ['logout', 'bruno', 30],
    ]);
  });

  it('never hold a name that is nobody’s, nor any password', async () => {
    const { browser, events, lines } = await siteOn(await open());
    await browser.login('My-Secret-Password-1', 'anna');
    for (let count = 0; count < 3; count += 1) await browser.login('BRUNO', 'Wrong-Horse-7');
    expect(events()).toEqual([
      ['login failed', undefined, 40],
      ['login failed', 'bruno', 40],
      ['login failed', 'bruno', 40],
      ['throttled', 'bruno', 40],
    ]);
    expect(lines.join('')).not.toContain('My-Secret-Password-1');
    expect(lines.join('')).not.toContain('Wrong-Horse-7');
  });

  it('name whose second step failed, and log a name as it is stored', async () => {
    const database = await open();
    const { browser, events, app } = await siteOn(database);
    const clock = new TestClock('2026-03-21T12:00:00Z');
    await browser.login('BRUNO');
    await addApp(browser, clock);
    const other = new TestBrowser(app);
    await other.login('bruno');
    for (const code of ['000000', '000000', '000000']) {
      await other.call('POST', '/api/login/second-factor', { code });
    }
    expect(events()).toEqual([
      ['login', 'bruno', 30],
      ['login failed', 'bruno', 40],
      ['login failed', 'bruno', 40],
      ['throttled', 'bruno', 40],
    ]);
  });
});
