import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HomePage } from '../home/home-page.ts';
import { expect, test, WITH_WORKER } from '../support/fixtures.ts';
import type { Site } from '../support/site.ts';
import {
  clearBrowserCache,
  DAY,
  FAILED_CALLS,
  keptPaths,
  NOTE,
  quoteCard,
  untilWorkerEnded,
  visit,
} from './kept-pages.ts';

test.use({
  ...WITH_WORKER,
  siteClock: DAY,
  expectedMessages: FAILED_CALLS,
});

/** Responds at the address of a paused site, as a proxy or another program does. */
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
  await untilWorkerEnded(page);
  await closeServer(other);
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
    await clearBrowserCache(page);
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
    await untilWorkerEnded(page);
  });
});
