import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers, PASSWORD } from '../../testing/test-users.ts';

const WRONG = 'Wrong-Horse-7';
const HOME = '198.51.100.1';

/** A site on which browsers at home have logged in and out before somebody there guesses. */
async function guessedAtOn(database: Database, ...users: readonly ('anna' | 'bruno')[]) {
  const ids = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
  const environment = { LOGIN_ATTEMPTS_PER_15_MIN: '3' };
  const app = await createTestApp(database, { environment });
  const browser = new TestBrowser(app, HOME);
  for (const user of users) {
    expect((await browser.login(user)).statusCode).toBe(200);
    expect((await browser.call('POST', '/api/logout')).statusCode).toBe(200);
  }
  const guess = async () => {
    for (const user of ['anna', 'bruno']) {
      for (let count = 0; count < 4; count += 1)
        await new TestBrowser(app, HOME).login(user, WRONG);
    }
  };
  await guess();
  const status = async (who: TestBrowser, user: string, password = PASSWORD) =>
    (await who.login(user, password)).statusCode;
  expect(await status(new TestBrowser(app, HOME), 'anna')).toBe(429);
  return { app, ids, browser, status, guess };
}

const markOf = (cookies: readonly { name: string; value: string }[]) =>
  cookies.find(({ name }) => name.startsWith('known_browser_')) ?? { name: '', value: '' };

describe.each(databases)('a browser on $name that has logged in before', ({ open }) => {
  it('logs in although its address has used up its tries', async () => {
    const { browser, status } = await guessedAtOn(await open(), 'anna');
    expect(await status(browser, 'anna')).toBe(200);
  });

  it('is known for that account alone', async () => {
    const { browser, status } = await guessedAtOn(await open(), 'bruno');
    expect(await status(browser, 'anna')).toBe(429);
    expect(await status(browser, 'bruno')).toBe(200);
  });

  it('may be shared: it is known to each who has logged in', async () => {
    const { browser, status } = await guessedAtOn(await open(), 'anna', 'bruno');
    expect(await status(browser, 'anna')).toBe(200);
    expect(await status(browser, 'bruno')).toBe(200);
  });

  it('has a few tries of its own, until it logs in', async () => {
    const { browser, status, guess } = await guessedAtOn(await open(), 'anna');
    const passwords = [WRONG, WRONG, PASSWORD];
    const statuses: number[] = [];
    for (const password of passwords) statuses.push(await status(browser, 'anna', password));
    await guess();
    for (const password of [WRONG, WRONG, WRONG, PASSWORD]) {
      statuses.push(await status(browser, 'anna', password));
    }
    expect(statuses).toEqual([401, 401, 200, 401, 401, 401, 429]);
  });

  it('is known from any address and on every instance', async () => {
    const database = await open();
    const { browser } = await guessedAtOn(database, 'anna');
    const environment = { LOGIN_ATTEMPTS_PER_15_MIN: '3' };
    const second = await createTestApp(database, { environment });
    expect((await browser.at(second).login('anna')).statusCode).toBe(200);
  });

  it('is no longer known when the password is another', async () => {
    const database = await open();
    const { app, ids, browser, status } = await guessedAtOn(database, 'bruno');
    const anna = new TestBrowser(app, '203.0.113.1');
    await anna.login('anna');
    const password = 'Another-Stone-77';
    const reset = { newPassword: password, password, confirmPassword: password };
    const { statusCode } = await anna.call('POST', `/api/users/${ids.bruno}/reset-password`, reset);
    expect(statusCode).toBe(200);
    expect(await status(browser, 'bruno', password)).toBe(429);
  });

  it('is not known by a cookie that is made up or signed for something else', async () => {
    const { app, browser, status } = await guessedAtOn(await open(), 'anna');
    const other = new TestBrowser(app, '203.0.113.1');
    const { cookies } = await other.login('anna');
    const { name, value } = markOf(cookies);
    const session = other.cookie('session') ?? '';
    const [id, fingerprint, signature] = value.split('.');
    expect(signature).toHaveLength(43);
    const forged = [
      'x',
      `${id}.${fingerprint}`,
      `${id}x.${fingerprint}.${signature}`,
      `${id}.${fingerprint}.${signature?.toLowerCase()}x`,
      session,
    ];
    for (const cookie of forged) {
      const forger = new TestBrowser(app, HOME);
      forger.setCookie(name, cookie);
      expect(await status(forger, 'anna'), cookie).toBe(429);
    }
    browser.setCookie('session', value);
    expect((await browser.send('GET', '/api/session')).json()).toEqual({ authenticated: false });
  });
});
