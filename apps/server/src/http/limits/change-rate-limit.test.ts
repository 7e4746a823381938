import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';

const LIMIT = 3;
const HOME = '198.51.100.1';
const TOO_MANY = {
  message: 'Too many changes within a minute. Please wait a little and try again.',
};

async function siteOn(database: Database) {
  await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
  const app = await createTestApp(database, { environment: { CHANGES_PER_MIN: String(LIMIT) } });
  const loggedInAs = async (username: string, address = HOME) => {
    const browser = new TestBrowser(app, address);
    expect((await browser.login(username)).statusCode).toBe(200);
    return browser;
  };
  return { app, loggedInAs };
}

const change = (browser: TestBrowser) => browser.call('DELETE', '/api/quotes', { ids: [999] });

async function changes(browser: TestBrowser, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let done = 0; done < count; done += 1) statuses.push((await change(browser)).statusCode);
  return statuses;
}

describe.each(databases)('the rate limit of changes on $name', ({ open }) => {
  it('is per session, wherever its calls come from', async () => {
    const { loggedInAs, app } = await siteOn(await open());
    const [anna, bruno] = [await loggedInAs('anna'), await loggedInAs('bruno')];
    expect(await changes(anna, LIMIT + 1)).toEqual([200, 200, 200, 429]);
    const refused = await change(anna);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(told(refused)).toEqual(TOO_MANY);
    expect(await changes(bruno, LIMIT)).toEqual([200, 200, 200]);
    const elsewhere = new TestBrowser(app, '203.0.113.9');
    elsewhere.setCookie('session', anna.cookie('session') ?? '');
    expect((await change(elsewhere)).statusCode).toBe(429);
    expect(await changes(await loggedInAs('anna'), 1)).toEqual([200]);
  });

  it('lets reads, logins and logouts through when it is reached', async () => {
    const { loggedInAs } = await siteOn(await open());
    const anna = await loggedInAs('anna');
    await changes(anna, LIMIT + 1);
    expect((await anna.send('GET', '/api/quotes')).statusCode).toBe(200);
    expect((await anna.login('anna')).statusCode).toBe(200);
    expect((await anna.call('POST', '/api/logout')).statusCode).toBe(200);
  });

  it('is per address without a session, and concerns no session there', async () => {
    const { app, loggedInAs } = await siteOn(await open());
    const anna = await loggedInAs('anna');
    const nobody = new TestBrowser(app, HOME);
    const madeUp = new TestBrowser(app, HOME);
    madeUp.setCookie('session', `${'x'.repeat(43)}.${'y'.repeat(43)}`);
    expect(await changes(nobody, 2)).toEqual([401, 401]);
    expect(await changes(madeUp, 3)).toEqual([401, 429, 429]);
    expect(await changes(new TestBrowser(app, '198.51.100.2'), 1)).toEqual([401]);
    expect(await changes(anna, LIMIT)).toEqual([200, 200, 200]);
    const bruno = await loggedInAs('bruno');
    for (let count = 0; count < 2 * LIMIT; count += 1) {
      expect((await bruno.call('POST', '/api/logout')).statusCode).toBe(200);
    }
  });

  it('does not query the database for forged cookies', async () => {
    const database = await open();
    const { app, loggedInAs } = await siteOn(database);
    const anna = await loggedInAs('anna');
    await sql`alter table sessions rename to sessions_elsewhere`.execute(database.writes);
    const madeUp = new TestBrowser(app, HOME);
    const [token] = (anna.cookie('session') ?? '').split('.');
    for (const cookie of [token, `${token}.${'y'.repeat(43)}`, 'x', 'x.y']) {
      madeUp.setCookie('session', cookie ?? '');
      const response = await madeUp.send('GET', '/api/session');
      expect([response.statusCode, response.json()]).toEqual([200, { authenticated: false }]);
    }
    expect(await changes(madeUp, 1)).toEqual([401]);
    expect((await madeUp.call('POST', '/api/logout')).statusCode).toBe(200);
    expect((await anna.send('GET', '/api/session')).statusCode).toBeGreaterThanOrEqual(500);
  });
});

describe('the window of the rate limit', () => {
  afterEach(() => void vi.useRealTimers());

  it('is no longer when the computer’s clock is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-03-21T12:00:00Z') });
    const [sqlite] = databases;
    const { app } = await siteOn(await sqlite.open());
    const browser = new TestBrowser(app, HOME);
    expect(await changes(browser, LIMIT + 1)).toEqual([401, 401, 401, 429]);
    vi.setSystemTime('2026-03-20T12:00:00Z');
    expect((await change(browser)).headers['retry-after']).toBe('60');
    vi.advanceTimersByTime(59_999);
    expect(await changes(browser, 1)).toEqual([429]);
    vi.advanceTimersByTime(1);
    expect(await changes(browser, 1)).toEqual([401]);
  });
});
