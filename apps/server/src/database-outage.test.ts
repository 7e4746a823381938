import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { migrate } from './db/migrate.ts';
import { openPostgres } from './db/postgres/postgres-database.ts';
import { addQuotes } from './testing/content.ts';
import { startTcpProxy } from './testing/tcp-proxy.ts';
import { createTestApp } from './testing/test-app.ts';
import { loggedIn, type TestBrowser } from './testing/test-browser.ts';
import { databaseEnvironments, databases } from './testing/test-database.ts';
import { addUsers } from './testing/test-users.ts';
import { told } from './testing/told.ts';

const QUOTE = { text: 'Be kind', source: 'Somebody', displayDate: '2026-03-21' };

/** Settings are read beside the call's own queries, so a second connection may be found dead. */
const recovers = (browser: TestBrowser) =>
  vi.waitFor(async () => expect((await browser.send('GET', '/api/quotes')).statusCode).toBe(200), {
    timeout: 30_000,
  });

describe('when PostgreSQL cannot be reached', () => {
  async function site() {
    const [, postgres] = databaseEnvironments;
    const { DATABASE_URL } = await postgres.make();
    const way = await startTcpProxy(DATABASE_URL);
    const database = openPostgres(way.url, () => {});
    onTestFinished(() => database.close());
    await migrate(database);
    await addUsers(database, { anna: 'Admin' });
    const browser = await loggedIn(await createTestApp(database), 'anna');
    return { way, browser, token: await browser.csrfToken() };
  }

  it('answers reads and writes with 503 and when to try again, and recovers by itself', async () => {
    const { way, browser, token } = await site();
    const add = () => browser.send('POST', '/api/quotes', QUOTE, { 'CSRF-Token': token });
    way.cut();
    for (const response of [
      await browser.send('GET', '/api/holy-days'),
      await add(),
      await browser.send('GET', '/api/ready'),
    ]) {
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('5');
      expect(told(response)).toEqual({
        message: 'The site cannot reach its database at the moment. Please try again soon.',
      });
    }
    expect((await browser.send('GET', '/api/health')).statusCode).toBe(200);
    way.restore();
    expect((await browser.send('GET', '/api/ready')).json()).toEqual({ status: 'ready' });
    expect((await add()).statusCode).toBe(201);
    expect((await browser.send('GET', '/api/quotes/today')).json().text).toBe('Be kind');
  });

  it('does not wait for a connection that is dead without a word', async () => {
    const { way, browser } = await site();
    await browser.send('GET', '/api/holy-days');
    way.silence();
    const response = await browser.send('GET', '/api/quotes');
    expect(response.statusCode).toBe(503);
    way.restore();
    await recovers(browser);
  });

  it('does not wait for a connection that dies while it starts to listen', async () => {
    const { way, browser } = await site();
    const silent = way.silenceAt('listen content_changed');
    const read = browser.send('GET', '/api/holy-days');
    await silent;
    expect((await browser.send('GET', '/api/quotes')).statusCode).toBe(503);
    await read;
    way.restore();
    await recovers(browser);
  });

  it('serves the page without its data, and does not keep that page', async () => {
    const { way, browser, token } = await site();
    await browser.send('POST', '/api/quotes', QUOTE, { 'CSRF-Token': token });
    way.cut();
    const page = await browser.send('GET', '/');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('Be kind');
    way.restore();
    expect((await browser.send('GET', '/')).body).toContain('Be kind');
  });
});

describe('readiness', () => {
  it('needs the tables of this version', async () => {
    const [sqlite] = databases;
    const database = await sqlite.open();
    const app = await createTestApp(database);
    await sql`delete from kysely_migration`.execute(database.writes);
    const response = await app.inject('/api/ready');
    expect(response.statusCode).toBe(503);
    expect(told(response)).toEqual({ message: 'The database is not up to date.' });
  });
});

describe('when the disk is full', () => {
  it('says that nothing was saved, goes on reading, and recovers', async () => {
    const [sqlite] = databases;
    const database = await sqlite.open();
    await addUsers(database, { anna: 'Admin' });
    await addQuotes(database, QUOTE);
    const browser = await loggedIn(await createTestApp(database), 'anna');
    const setPagesMax = (pages: number) =>
      sql`pragma max_page_count = ${sql.lit(pages)}`.execute(database.writes);
    // SQLite reports a full disk; the limit cannot be lower than the pages that there are.
    await setPagesMax(1);
    const long = (index: number) => ({ text: `${index}`.repeat(5000), source: 'Somebody' });
    const responses = [];
    for (let index = 0; index < 9; index += 1) {
      responses.push(await browser.call('POST', '/api/quotes', long(index)));
    }
    const refused = responses.filter(({ statusCode }) => statusCode === 507);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.json().message).toMatch(
      /^Nothing was saved: the disk of the site is full\./,
    );
    const stored = (await browser.send('GET', '/api/quotes')).json();
    expect(stored).toHaveLength(1 + responses.length - refused.length);
    await setPagesMax(100_000);
    expect((await browser.call('POST', '/api/quotes', long(9))).statusCode).toBe(201);
  });
});
