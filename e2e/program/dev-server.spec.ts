import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { DEVELOPMENT } from '../../scripts/running-site.ts';
import { startOtherSite } from '../public/other-site.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { type Site, startSite } from '../support/site.ts';

const fill = (database: Parameters<typeof addQuotes>[0]) =>
  addQuotes(database, { text: 'Be kind', source: 'A friend' });

const PAGES = [
  '/',
  '/es',
  '/admin-auth',
  '/admin',
  '/nope',
  '/designs',
  '/design3',
  '/combined-date-design',
];

const NOON = '2026-03-20T12:00:00Z';

/** The content that is the same in development and in a release. */
async function contentAt(site: Site, path: string) {
  const response = await fetch(site.url + path);
  // The addresses of icons depend on how they are loaded.
  const html = (await response.text()).replace(/"[^"]*platform-icons[^"#]*#/g, '"#');
  const find = (pattern: RegExp) => pattern.exec(html)?.[0];
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    caching: response.headers.get('cache-control'),
    title: find(/<title>.*<\/title>/),
    meta: html.match(/<meta (?:name="(?:description|robots)"|property="og:)[^>]*>/g),
    page: find(/<div id="root">.*<\/div>/s),
    data: find(/<script type="application\/json".*?<\/script>/),
  };
}

/** Only a hydrated page follows the visitor's day while it is open: it does so as soon as its script has begun. */
const expectDays = (today: string, tomorrow: string) => async (page: Page) => {
  await expect(page.getByText(today).first()).toBeVisible();
  await expect(async () => {
    await page.clock.setSystemTime(NOON);
    await page.clock.fastForward('24:00:00');
    await expect(page.getByText(tomorrow).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
};
const expectDayToPass = expectDays('March 20, 2026', 'March 21, 2026');

interface Sites {
  readonly built: Site;
  readonly development: Site;
}

/**
 * Both sites serve the same content to all tests of this file: Vite takes seconds to start and to prepare its modules.
 */
const test = base.extend<object, { sites: Sites }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern.
    async ({}, use) => {
      const [built, development] = await Promise.all([
        startSite(fill),
        startSite(fill, {}, DEVELOPMENT),
      ]);
      await use({ built, development });
      await Promise.all([built.stop(), development.stop()]);
    },
    { scope: 'worker' },
  ],
});

// The tests run one after the other: Vite stores prepared dependencies in one folder for all servers.
test.describe.configure({ mode: 'default' });

test.describe('the development server', () => {
  test('renders every page as the built one is rendered', async ({
    sites: { built, development },
  }) => {
    for (const path of PAGES) {
      const content = await contentAt(built, path);
      expect(content.page).toContain('<h1');
      expect(content.type).toMatch(/^text\/html/);
      expect(content.caching).toBe('no-cache');
      expect(await contentAt(development, path)).toEqual(content);
    }
  });

  test('has what other sites and installed pages load', async ({ page, sites }) => {
    const { built, development } = sites;
    const today = new Date().toISOString().slice(0, 10);
    for (const path of [
      ...['/embed.js', '/embed/quote', '/embed/date', '/embed/quote?lang=fa', '/nope.js'],
      ...['/site.webmanifest', `/share/${today}.png`, '/feeds/feasts.ics', '/api/quotes/today'],
    ]) {
      const [there, here] = await Promise.all(
        [built, development].map(async ({ url }) => {
          const { status, headers } = await fetch(url + path);
          const of = (name: string) => headers.get(name);
          return {
            status,
            type: of('content-type'),
            others: of('cross-origin-resource-policy'),
            readable: of('access-control-allow-origin'),
            framed: of('x-frame-options'),
          };
        }),
      );
      expect(here, path).toEqual(there);
      expect(here?.status, path).toBe(path === '/nope.js' ? 404 : 200);
    }
    // Vite serves these, with headers of its own.
    for (const icon of ['icon-192', 'icon-512', 'icon-maskable-512', 'apple-touch-icon']) {
      expect((await fetch(`${development.url}/${icon}.png`)).status, icon).toBe(200);
    }
    // A service worker that would cache sources unregisters itself.
    const worker = await fetch(`${development.url}/sw.js`);
    expect(await worker.text()).toContain('registration.unregister()');
    const otherSite = await startOtherSite(development.url);
    await page.goto(`${otherSite.crossSite}/embeds`);
    const quotes = [page.locator('bahai-quote'), page.frameLocator('[title="Their quote"]')];
    for (const quote of quotes) await expect(quote.getByText('Be kind')).toBeVisible();
    await otherSite.stop();
  });

  test('hydrates pages and connects to hot updates, under its own security policy', async ({
    page,
    sites: { development },
  }) => {
    await page.clock.install();
    for (const [path, heading, expectHydrated] of [
      ['/', "Bahá'í Friends", expectDayToPass],
      ['/es', "Bahá'í Friends", expectDays('20 de marzo de 2026', '21 de marzo de 2026')],
      // Only the page's own code leads from there to the login.
      ['/admin', 'Admin Login', async () => {}],
      ['/combined-date-design', 'Combined Date Design Concept', expectDayToPass],
    ] as const) {
      await page.clock.setSystemTime(NOON);
      const connected = page.waitForEvent('console', (message) =>
        message.text().includes('[vite] connected'),
      );
      await page.goto(development.url + path);
      await connected;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectHydrated(page);
    }
    const source = fileURLToPath(import.meta.resolve('../../apps/server/src/environment.ts'));
    expect((await fetch(`${development.url}/@fs${source}`)).status).toBe(403);
    await page.goto(`${development.url}/design3`);
    const ownStyle = page.locator('link[rel=stylesheet][href*="/layouts/"]');
    expect(
      await ownStyle.evaluate((link: HTMLLinkElement) => link.sheet?.cssRules.length),
    ).toBeGreaterThan(5);
  });
});
