import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { addQuotes } from '../apps/server/src/testing/content.ts';
import { textsOfEveryLanguage } from '../apps/web/src/texts/every-language.ts';
import { atWidths, expect, overflowsSideways, test } from './fixtures.ts';
import { HomePage } from './home-page.ts';
import type { Site } from './site.ts';
import { logIn, MASTER } from './users.ts';

const DAY = '2026-03-21T12:00:00Z';
const NEXT_DAY = '2026-03-22T12:00:00Z';
const NOTE = 'There is no connection. This is the quote of March 21, 2026.';
const CALENDAR_NOTE = 'There is no connection. This calendar is as it was on March 21, 2026.';

test.use({
  serviceWorkers: 'allow',
  siteClock: DAY,
  // Of calls that nobody answers.
  expectedMessages: /Failed to (load resource|get CSRF token|fetch)/,
});

/** Addresses of all that the worker keeps, without the origin. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** Visits the home page for the first time, and waits until the worker keeps it and the calendar. */
async function visit(page: Page): Promise<HomePage> {
  const home = new HomePage(page);
  await page.clock.setFixedTime(DAY);
  await home.open();
  await expect
    .poll(async () => (await keptPaths(page)).filter((path) => !path.startsWith('/assets/')))
    .toEqual(['/', '/calendar']);
  return home;
}

const quoteCard = (home: HomePage) => home.card("Today's Quote");

test('after one visit the page is there without a server, with its day and a note', async ({
  page,
  siteHost,
  checkAccessibility,
}) => {
  const home = await visit(page);
  await expect(quoteCard(home).getByRole('status')).toHaveCount(0);
  await siteHost.pause();
  // A browser that has nothing else than what the worker keeps.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await atWidths(page, [320, 768, 1280], async () => {
    await page.goto('/');
    await expect(quoteCard(home).getByRole('status')).toHaveText(NOTE);
    await expect(quoteCard(home)).toContainText('Be generous in prosperity');
    await expect(home.card('Upcoming Holy Days').getByRole('row', { name: /Riḍván/ })).toHaveCount(
      2,
    );
    await expect(home.card('Connect With Us').getByRole('link')).not.toHaveCount(0);
    await expect(page.getByText(/Unable to load/)).toHaveCount(0);
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
  });
  await expect(home.dateValue('Gregorian Date')).toHaveText('March 21, 2026');
  await expect(home.dateValue('Badí Date')).toHaveText('1 Bahá 183 B.E.');
});

test('on the next day without a server the dates are of that day, the quote of its own', async ({
  page,
  context,
  siteHost,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const home = await visit(page);
  await siteHost.pause();
  await page.clock.setFixedTime(NEXT_DAY);
  await page.reload();
  await expect(home.dateValue('Gregorian Date')).toHaveText('March 22, 2026');
  await expect(home.dateValue('Badí Date')).toHaveText('2 Bahá 183 B.E.');
  await expect(quoteCard(home).getByRole('status')).toHaveText(NOTE);
  // What the page loads only when it is used is kept with it.
  await quoteCard(home).getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared.split('/').at(-1)).toBe('2026-03-21');
  await siteHost.resume({ now: NEXT_DAY });
  await page.reload();
  await expect(quoteCard(home)).toContainText('Be generous');
  await expect(quoteCard(home).getByRole('status')).toHaveCount(0);
});

test('a page that is open while the day changes without a server says whose quote it is', async ({
  page,
  siteHost,
}) => {
  const home = new HomePage(page);
  await page.clock.install({ time: '2026-03-21T23:58:00Z' });
  await home.open();
  await siteHost.pause();
  await page.clock.runFor('03:00');
  await expect(home.dateValue('Gregorian Date')).toHaveText('March 22, 2026');
  await expect(quoteCard(home).getByRole('status')).toHaveText(NOTE);
});

test('the calendar is there without a server, and says so', async ({
  page,
  siteHost,
  checkAccessibility,
}) => {
  await visit(page);
  await page.goto('/calendar');
  await expect(page.getByText(CALENDAR_NOTE)).toBeHidden();
  await siteHost.pause();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('183 B.E.');
  await expect(page.getByText(CALENDAR_NOTE)).toBeVisible();
  await expect(page.locator('.masthead').first()).toHaveCSS('position', 'relative');
  await checkAccessibility();
});

test.describe('a page in another language', () => {
  const { page: texts, documents } = textsOfEveryLanguage.fa;

  test('is there without a server, with its calendar and in its language', async ({
    page,
    siteHost,
    checkAccessibility,
  }) => {
    await page.clock.setFixedTime(DAY);
    await page.goto('/fa', { waitUntil: 'networkidle' });
    await expect
      .poll(async () => (await keptPaths(page)).filter((path) => !path.startsWith('/assets/')))
      .toEqual(['/', '/calendar', '/fa', '/fa/calendar']);
    await siteHost.pause();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.clock.setFixedTime(NEXT_DAY);
    await page.goto('/fa');
    const card = page.getByRole('region', { name: texts.todaysQuote });
    await expect(card.getByRole('status')).toHaveText(texts.offlineQuote('۲۱ مارس ۲۰۲۶'));
    await expect(page.locator('#dates dd').nth(2)).toHaveText('۲۲ مارس ۲۰۲۶');
    await checkAccessibility();
    await page.goto('/fa/calendar');
    await expect(page.getByText(documents.year.kept('۲۱ مارس ۲۰۲۶'))).toBeVisible();
    await expect(page.goto('/es')).rejects.toThrow('ERR_FAILED');
  });
});

test('with a network the page is never older than the network’s', async ({ page, site }) => {
  const home = await visit(page);
  await site.change(async (database) => {
    await database.writes.deleteFrom('daily_quotes').execute();
    await database.writes.deleteFrom('quotes').execute();
    await addQuotes(database, { text: 'A newer one', source: 'S', displayDate: '2026-03-21' });
  });
  await expect.poll(async () => (await fetch(`${site.url}/`)).text()).toContain('A newer one');
  const document = page.waitForResponse((response) => response.url() === `${site.url}/`);
  await page.reload();
  expect(await (await document).text()).toContain('A newer one');
  await expect(quoteCard(home)).toContainText('A newer one');
  // And that is kept from now on.
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.match('/'))?.text())?.includes('A newer one')),
    )
    .toBe(true);
});

/** Answers at the address of a site that is paused, as a proxy or other software does. */
async function answerInstead(site: Site, answer: RequestListener): Promise<Server> {
  const server = createServer(answer);
  const { hostname, port } = new URL(site.url);
  server.listen(Number(port), hostname);
  await once(server, 'listening');
  return server;
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

test('an error that somebody answers with is shown as it is, and keeps nothing', async ({
  page,
  site,
  siteHost,
}) => {
  const home = await visit(page);
  await siteHost.pause();
  const proxy = await answerInstead(site, (_request, response) => {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Back soon</html>');
  });
  await page.goto('/');
  await expect(page.locator('body')).toHaveText('Back soon');
  await closeServer(proxy);
  await page.goto('/');
  await expect(quoteCard(home).getByRole('status')).toHaveText(NOTE);
});

test('the worker ends where other software has taken the address over', async ({
  page,
  site,
  siteHost,
}) => {
  await visit(page);
  await siteHost.pause();
  const other = await answerInstead(site, ({ url }, response) => {
    const status = url === '/' ? 200 : 404;
    response.writeHead(status, { 'content-type': 'text/html' }).end('<html>Another site</html>');
  });
  await page.goto('/');
  await expect(page.locator('body')).toHaveText('Another site');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  await closeServer(other);
});

test.describe('what volunteers see', () => {
  test.use({ content: 'users' });

  test('is never kept: neither their pages nor an answer of the API', async ({
    page,
    siteHost,
    baseURL,
  }) => {
    await logIn(page, MASTER);
    await visit(page);
    const before = await keptPaths(page);
    for (const path of ['/admin', '/admin-auth', '/quotes', '/', '/calendar/184']) {
      await page.goto(path, { waitUntil: 'networkidle' });
    }
    const kept = await keptPaths(page);
    expect(kept.toSorted()).toEqual(before.toSorted());
    expect(kept.filter((path) => !/^\/(calendar|assets\/[\w.-]+)?$/.test(path))).toEqual([]);
    const documents = await page.evaluate(async () =>
      Promise.all(['/', '/calendar'].map(async (path) => (await caches.match(path))?.text() ?? '')),
    );
    expect(documents.join()).not.toContain(MASTER.username);
    // The home page is one for all.
    const visitor = await (await fetch(`${baseURL}/`)).text();
    expect(documents[0]?.replace('<html data-kept', '<html')).toBe(visitor);
    await siteHost.pause();
    await expect(page.goto('/admin')).rejects.toThrow('ERR_CONNECTION_REFUSED');
    await expect(page.goto('/quotes')).rejects.toThrow('ERR_CONNECTION_REFUSED');
  });
});

test.describe('a new version of the pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-next-'));
  const builder = fileURLToPath(new URL('build-next-version.ts', import.meta.url));
  test.beforeAll(() => {
    execFileSync(process.execPath, [builder, folder]);
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('replaces what was kept as a whole', async ({ page, siteHost, site }) => {
    const home = await visit(page);
    const old = await keptPaths(page);
    await siteHost.pause();
    await siteHost.resume({ pages: folder, now: DAY });
    await page.reload();
    await expect.poll(async () => (await keptPaths(page)).toSorted()).not.toEqual(old.toSorted());
    const document = await (await fetch(`${site.url}/`)).text();
    const homeScript = /\/assets\/home-page-[\w-]+\.js/.exec(document)?.[0] ?? '';
    await expect.poll(() => keptPaths(page)).toContain(homeScript);
    await expect
      .poll(async () => (await keptPaths(page)).filter((path) => /home-page/.test(path)))
      .toEqual([homeScript]);
    expect(old).not.toContain(homeScript);
    await siteHost.pause();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.reload();
    await expect(quoteCard(home).getByRole('status')).toHaveText(NOTE);
    expect(scripts).toContain(homeScript);
    expect(scripts.filter((path) => old.includes(path) && /home-page/.test(path))).toEqual([]);
  });

  test('of which a file is missing leaves what was kept whole', async ({ page, siteHost }) => {
    const home = await visit(page);
    const script = (await keptPaths(page)).find((path) => path.includes('/home-page-'));
    await siteHost.pause();
    const assets = join(folder, 'client/assets');
    const missing = readdirSync(assets).filter((name) => /^home-page-.*js$/.test(name));
    for (const name of missing) rmSync(join(assets, name));
    await siteHost.resume({ pages: folder, now: DAY });
    await page.reload({ waitUntil: 'networkidle' });
    await siteHost.pause();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.reload();
    await expect(quoteCard(home).getByRole('status')).toHaveText(NOTE);
    expect(scripts).toContain(script);
  });
});

test.describe('a worker of another version', () => {
  test('goes, and what it has kept', async ({ page }) => {
    await page.goto('/calendar');
    await page.evaluate(async () => {
      const cache = await caches.open('offline-0 /');
      await cache.put('/', new Response('Of long ago'));
      const others = await caches.open('another-program');
      await others.put('/', new Response('Not ours'));
    });
    await new HomePage(page).open();
    await expect
      .poll(async () =>
        (await page.evaluate(() => caches.keys())).map((name) => name.split(' ')[0]),
      )
      .toEqual(['another-program', 'offline-1', 'offline-1']);
  });

  test('is ended by a site that is told to keep nothing', async ({ page, siteHost }) => {
    await visit(page);
    await siteHost.pause();
    await siteHost.resume({ now: DAY, environment: { OFFLINE_PAGES: 'off' } });
    await page.goto('/calendar');
    const update = page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await update.catch(() => {});
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
  });
});
