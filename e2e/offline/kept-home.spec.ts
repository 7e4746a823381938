import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { HomePage } from '../home/home-page.ts';
import { share, untilHydrated, watch } from '../light/light-page.ts';
import { countBytes } from '../support/count-bytes.ts';
import { expect, test, WITH_WORKER } from '../support/fixtures.ts';
import {
  clearBrowserCache,
  DAY,
  FAILED_CALLS,
  keptPaths,
  NOTE,
  quoteCard,
  untilKept,
  visit,
} from './kept-pages.ts';

const REACT_ITSELF = /\/(application|entry-client)-/;
const DIALOG = 'Share this quote';

test.use({
  ...WITH_WORKER,
  siteClock: DAY,
  expectedMessages: FAILED_CALLS,
});

/** Lets writing to the clipboard fail in every later document. */
const refuseClipboard = () => {
  const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  Object.assign(Clipboard.prototype, { write: refused, writeText: refused });
};

test('a first visit, with all that is kept, is at most 70 kB, and nothing of React', async ({
  page,
  site,
}) => {
  const counted = await countBytes(site.url);
  await page.clock.setFixedTime(DAY);
  await page.goto(counted.url, { waitUntil: 'networkidle' });
  await untilKept(page, ['/', '/calendar']);
  expect((await keptPaths(page)).filter((path) => REACT_ITSELF.test(path))).toEqual([]);
  const first = counted.sent();
  expect(first).toBeGreaterThan(30_000);
  expect(first).toBeLessThanOrEqual(70_000);
  // A second visit asks the server whether anything has changed.
  await page.reload({ waitUntil: 'networkidle' });
  expect(counted.sent() - first).toBeLessThanOrEqual(5000);
  await page.goto('about:blank');
  await counted.stop();
});

for (const [path, fonts] of [
  ['/fa', ['eb-garamond-latin', 'friend-sans-latin', 'noto-naskh-arabic', 'vazirmatn']],
  ['/ar', ['eb-garamond-latin', 'friend-sans-latin', 'noto-naskh-arabic', 'vazirmatn']],
  ['/de', ['eb-garamond-latin', 'friend-sans-latin']],
  ['/zh', ['eb-garamond-latin', 'friend-sans-latin']],
] as const) {
  // The English pages are cached as well.
  test(`a first visit of ${path} loads the fonts of its letters, and is at most 120 kB`, async ({
    page,
    site,
  }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const [, name] = /\/([\w-]+)-[\w-]{8}\.woff2$/.exec(request.url()) ?? [];
      if (name) loaded.add(name);
    });
    const counted = await countBytes(site.url);
    await page.clock.setFixedTime(DAY);
    await page.goto(`${counted.url}${path}`, { waitUntil: 'networkidle' });
    await untilKept(page, ['/', '/calendar', path, `${path}/calendar`]);
    expect([...loaded].sort()).toEqual(fonts);
    expect(counted.sent()).toBeLessThanOrEqual(120_000);
    await page.goto('about:blank');
    await counted.stop();
  });
}

test('a kept page is today’s again when there is a network, and loads no React for that', async ({
  page,
  siteHost,
}) => {
  const home = await visit(page);
  await siteHost.pause();
  const watched = watch(page);
  await page.reload();
  await expect(quoteCard(home).getByRole('status')).toHaveText(NOTE);
  await siteHost.resume({ now: DAY });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(quoteCard(home).getByRole('status')).toHaveCount(0);
  expect(watched.scripts.filter((path) => REACT_ITSELF.test(path))).toEqual([]);
});

test('a kept page shows what is new when there is a network', async ({ page, site, siteHost }) => {
  const home = await visit(page);
  await siteHost.pause();
  await page.reload();
  await expect(quoteCard(home).getByRole('status')).toHaveText(NOTE);
  await site.change(async (database) => {
    await database.writes.deleteFrom('daily_quotes').execute();
    await database.writes.deleteFrom('quotes').execute();
    await addQuotes(database, { text: 'A newer one', source: 'S', displayDate: '2026-03-21' });
  });
  await siteHost.resume({ now: DAY });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(quoteCard(home)).toContainText('A newer one');
  await expect(quoteCard(home).getByRole('status')).toHaveCount(0);
});

test('what cannot be done on a kept page is said', async ({
  page,
  siteHost,
  checkAccessibility,
}) => {
  await page.addInitScript(refuseClipboard);
  const home = await visit(page);
  await siteHost.pause();
  await clearBrowserCache(page);
  await page.reload();
  await share(page).click();
  await expect(quoteCard(home).getByRole('alert')).toHaveText(
    'Sharing could not be started. Check your connection and press Share again.',
  );
  await expect(quoteCard(home).getByRole('status')).toHaveText(NOTE);
  await checkAccessibility();
});

test('what React was loaded for once, a kept page can do, and still says whose quote it is', async ({
  page,
  siteHost,
  checkAccessibility,
}) => {
  await page.addInitScript(refuseClipboard);
  const home = await visit(page);
  await share(page).click();
  const dialog = page.getByRole('dialog', { name: DIALOG });
  await expect(dialog).toBeVisible();
  await siteHost.pause();
  await page.reload();
  await expect(quoteCard(home).getByRole('status')).toHaveText(NOTE);
  await share(page).click();
  await expect(dialog).toBeVisible();
  await untilHydrated(page);
  await expect(home.card("Today's Quote").getByText(NOTE)).toHaveCount(1);
  await checkAccessibility();
});

test('holy days that are over are left out of a kept page', async ({ page, siteHost }) => {
  const home = new HomePage(page);
  await visit(page);
  await siteHost.pause();
  const rows = home.card('Upcoming Holy Days').getByRole('row');
  await page.clock.setFixedTime('2100-04-25T12:00:00Z');
  await page.reload();
  await expect(home.dateValue('Gregorian Date')).toHaveText('April 25, 2100');
  await expect(rows.filter({ hasText: 'First day of Riḍván' })).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Ninth day of Riḍván' })).toHaveCount(1);
});
