import { LANGUAGES } from '@bahai-friends/languages';
import type { Page } from '@playwright/test';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { QuotesTab } from '../quotes/quotes-tab.ts';
import { expect, overflowsSideways, test } from '../support/fixtures.ts';
import { logIn, MASTER } from '../users/users.ts';

test.use({ content: 'users' });

const LONG = 'Be generous in prosperity, and thankful in adversity. '.repeat(4);

test.beforeEach(async ({ page, site }) => {
  await site.change((database) =>
    addQuotes(
      database,
      ...Array.from({ length: 40 }, (_, index) => ({
        text: `${String(index).padStart(2, '0')} ${LONG}`,
        displayDate: new Date(Date.UTC(2100, 8, index + 1)).toISOString().slice(0, 10),
        source: 'Bahá’u’lláh, The Hidden Words, from the Arabic, number 1',
        referenceUrl: 'https://www.bahai.org/library/',
        language: 'en' as const,
        translations: (['ar', 'de', 'es', 'fa', 'zh'] as const).map((language) => ({
          language,
          text: LONG,
        })),
      })),
    ),
  );
  await logIn(page, MASTER);
});

/** How far below the window's upper edge an element begins, in CSS pixels. */
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

test('a laptop shows eight quotes, and the headings stay', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await new QuotesTab(page).openManage();
  const rows = page.locator('.quotes-table tbody tr');
  await expect(rows).toHaveCount(25);
  for (const place of [0, 7]) await expect(rows.nth(place)).toBeInViewport({ ratio: 1 });
  const filters = await page
    .locator('.filter-bar :is(input, select, button)')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().bottom));
  expect(Math.max(...filters) - Math.min(...filters), 'one line of filters').toBeLessThan(4);

  await page.mouse.wheel(0, 600);
  await expect(rows.first()).not.toBeInViewport();
  expect(await topOf(page, '.quotes-table thead')).toBe(0);
  await expect(page.getByRole('columnheader', { name: 'Source' })).toBeInViewport({ ratio: 1 });
  // An element with the focus is not hidden below the headings.
  await page.getByRole('checkbox', { name: 'Select “12' }).focus();
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowUp');
  const focused = page.locator(':focus');
  const head = await page.locator('.quotes-table thead').boundingBox();
  expect((await focused.boundingBox())?.y).toBeGreaterThanOrEqual(head?.height ?? 0);

  await page.goto('/admin#badi-calendar');
  await expect(page.getByText('Today and the next 37 days.')).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => topOf(page, 'thead th')).toBe(0);
});

test('a phone shows two quotes, and of the year today', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const quotes = new QuotesTab(page);
  await quotes.openManage();
  for (const place of [0, 1]) await expect(quotes.rows().nth(place)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Year', exact: true }).click();
  await expect(page.locator('.year-day[aria-current="date"]')).toBeInViewport({ ratio: 1 });
});

test('a phone has tabs and actions in one bar, and Logout in reach', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin#users');
  // The bar is scrolled to the open tab.
  await expect(page.getByRole('tab', { name: 'Users' })).toBeInViewport({ ratio: 1 });
  const bar = [
    ...(await page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab').all()),
    ...['Settings', 'My account', 'View Site'].map((name) =>
      page.locator('.dashboard-bar').getByRole('button', { name, exact: true }),
    ),
  ];
  await expect(bar.at(-3) ?? page.locator('nothing')).toBeVisible();
  const middles = await Promise.all(
    bar.map(async (each) => {
      const { y = 0, height = 0 } = (await each.boundingBox()) ?? {};
      return Math.round(y + height / 2);
    }),
  );
  expect(bar).toHaveLength(8);
  expect(Math.max(...middles) - Math.min(...middles), 'one line').toBeLessThan(4);
  for (const each of bar) {
    await each.focus();
    await expect(each).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
  }
  expect(await overflowsSideways(page)).toBe(false);
});

test('a phone shows what is open, also where the settings have come before it', async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [place, name] of [
    ['account', 'My account'],
    ['settings', 'Settings'],
  ] as const) {
    await page.goto(`/admin#${place}`);
    await page.reload();
    await expect(
      page.locator('.dashboard-bar').getByText('Settings', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  // The tabs within it are one line, too, which is scrolled to the last of them.
  await page.goto('/admin#settings/sending');
  const tabs = page.getByRole('tablist', { name: 'Settings' }).getByRole('tab');
  await expect(tabs).toHaveCount(5);
  await expect(tabs.last()).toBeInViewport({ ratio: 1 });
  const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size, 'one line').toBe(1);
  expect(await overflowsSideways(page)).toBe(false);
  await checkAccessibility();
});

test('tabs are one bar in every language', { tag: '@fonts' }, async ({ page, site }) => {
  for (const language of LANGUAGES) {
    await site.change((database) =>
      database.writes.updateTable('users').set({ language }).execute(),
    );
    // Another document comes first, so that the dashboard is loaded anew.
    await page.goto('about:blank');
    await page.goto('/admin');
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    for (const width of [1136, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('[data-place="settings"]')).toBeVisible();
      const tops = await page
        .locator('.dashboard-places .tab')
        .evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().top)));
      expect(tops.length).toBeGreaterThanOrEqual(6);
      expect(new Set(tops).size, `${language} at ${width}`).toBe(1);
      expect(await overflowsSideways(page), `${language} at ${width}`).toBe(false);
    }
  }
});

test('a phone shows the content of every tab', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin');
  const tabs = page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab');
  await expect(tabs).toHaveCount(5);
  for (const tab of await tabs.all()) {
    await tab.click();
    expect(await topOf(page, '.tab-panel'), 'above the content').toBeLessThanOrEqual(100);
    await expect(tab).toBeInViewport({ ratio: 1 });
    expect(await overflowsSideways(page)).toBe(false);
  }
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await topOf(page, '.tab-panel')).toBeLessThanOrEqual(100);
});

test('the content is reached also with large text on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/admin');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => topOf(page, '.tab-panel'), 'above the content').toBeLessThanOrEqual(480);
  expect(await overflowsSideways(page)).toBe(false);
});
