import { textsOf } from '@bahai-friends/languages/language-of';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { HomePage } from '../home/home-page.ts';
import { atWidths, expect, overflowsSideways, test, WITH_WORKER } from '../support/fixtures.ts';
import { logIn, MASTER } from '../users/users.ts';
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

const NEXT_DAY = '2026-03-22T12:00:00Z';
const CALENDAR_NOTE = 'There is no connection. This calendar is as it was on March 21, 2026.';

test.use({
  ...WITH_WORKER,
  siteClock: DAY,
  expectedMessages: FAILED_CALLS,
});

test('after one visit the page is there without a server, with its day and a note', async ({
  page,
  siteHost,
  checkAccessibility,
}) => {
  const home = await visit(page);
  await expect(quoteCard(home).getByRole('status')).toHaveCount(0);
  await siteHost.pause();
  await clearBrowserCache(page);
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
  // Scripts that the page loads only when they are used are cached with it.
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
  await clearBrowserCache(page);
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('183 B.E.');
  await expect(page.getByText(CALENDAR_NOTE)).toBeVisible();
  await expect(page.locator('.masthead').first()).toHaveCSS('position', 'relative');
  await checkAccessibility();
});

test.describe('a page in another language', () => {
  test('is there without a server, with its calendar and in its language', async ({
    page,
    siteHost,
    checkAccessibility,
  }) => {
    const texts = await textsOf('page', 'fa');
    const documents = await textsOf('documents', 'fa');
    await page.clock.setFixedTime(DAY);
    await page.goto('/fa', { waitUntil: 'networkidle' });
    await untilKept(page, ['/', '/calendar', '/fa', '/fa/calendar']);
    await siteHost.pause();
    await clearBrowserCache(page);
    await page.clock.setFixedTime(NEXT_DAY);
    await page.goto('/fa');
    const card = page.getByRole('region', { name: texts.todaysQuote });
    await expect(card.getByRole('status')).toHaveText(texts.offlineQuote('۲۱ مارس ۲۰۲۶'));
    await expect(page.locator('#dates dd').nth(2)).toHaveText('۲۲ مارس ۲۰۲۶');
    await checkAccessibility();
    await page.goto('/fa/calendar');
    await expect(page.getByText(documents.year.kept('۲۱ مارس ۲۰۲۶'))).toBeVisible();
    await page.goto('/fa/quotes');
    await expect(page).toHaveURL('/fa');
    await expect(card.getByRole('status')).toHaveText(texts.offlineQuote('۲۱ مارس ۲۰۲۶'));
    await page.goto('/es');
    await expect(page).toHaveURL('/');
  });
});

test('without a server the page is there whatever the address adds to its own', async ({
  page,
  siteHost,
}) => {
  const home = await visit(page);
  await siteHost.pause();
  await page.goto('/?utm_source=newsletter');
  await expect(quoteCard(home).getByRole('status')).toHaveText(NOTE);
  await expect(home.dateValue('Badí Date')).toHaveText('1 Bahá 183 B.E.');
  await page.goto('/calendar?utm_source=newsletter');
  await expect(page.getByText(CALENDAR_NOTE)).toBeVisible();
});

test('without a server the home page stands in for a page that is not kept', async ({
  page,
  siteHost,
}) => {
  const home = await visit(page);
  await siteHost.pause();
  for (const path of ['/quotes', '/quotes/2026-03-20', '/calendar/184', '/contact?a=b']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(quoteCard(home).getByRole('status')).toHaveText(NOTE);
  }
  await siteHost.resume({ now: DAY });
  await page.goto('/quotes');
  await expect(page).toHaveURL('/quotes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quotes');
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
  // That response is cached from now on.
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.match('/'))?.text())?.includes('A newer one')),
    )
    .toBe(true);
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
    // The home page is the same for all visitors.
    const visitor = await (await fetch(`${baseURL}/`)).text();
    expect(documents[0]?.replace('<html data-kept', '<html')).toBe(visitor);
    await siteHost.pause();
    await expect(page.goto('/admin')).rejects.toThrow('ERR_CONNECTION_REFUSED');
    await expect(page.goto('/api/docs')).rejects.toThrow('ERR_CONNECTION_REFUSED');
  });
});
