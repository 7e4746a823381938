import { addDays } from '@bahai-friends/badi-calendar';
import type { Locator, Page } from '@playwright/test';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { csv, QuotesTab } from '../quotes/quotes-tab.ts';
import { expect, test } from '../support/fixtures.ts';
import { logIn, MASTER } from '../users/users.ts';

test.use({
  content: 'users',
  contextOptions: { colorScheme: 'dark', reducedMotion: 'reduce' },
  expectedMessages: /40[04]/,
});

/** How light a colour is, from 0 to 255. */
const lightness = (element: Locator) =>
  element.evaluate((shown) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) return 255;
    context.fillStyle = getComputedStyle(shown).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return Math.max(red, green, blue);
  });

/** Opens a page, and waits until its heading is there. */
async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
}

test('the public pages are dark, with contrast', async ({ page, checkAccessibility }) => {
  for (const [path, heading] of [
    ['/', "Today's Quote"],
    ['/admin-auth', 'Admin Login'],
    ['/nowhere', '404 Page Not Found'],
  ] as const) {
    await open(page, path, heading);
    expect(await lightness(page.locator('body')), path).toBeLessThan(60);
    expect(await lightness(page.locator('.card').first()), path).toBeLessThan(60);
    await checkAccessibility();
  }
});

test('the five sections of the home page keep their yellow headers', async ({ page }) => {
  await open(page, '/', "Today's Quote");
  for (const name of [
    "Bahá'í Friends",
    "Today's Date",
    "Today's Quote",
    'Upcoming Holy Days',
    'Connect With Us',
  ]) {
    const header = page.getByRole('heading', { name, exact: true });
    await expect(header).toHaveCSS('background-color', 'rgb(255, 204, 0)');
  }
});

test('the dashboard is dark, with contrast', async ({ page, site, checkAccessibility }) => {
  const today = new Date().toISOString().slice(0, 10);
  await site.change((database) =>
    addQuotes(
      database,
      ...Array.from({ length: 30 }, (_, index) => ({
        text: `Quote ${index}`,
        displayDate: addDays(today, (index >> 1) - 5),
      })),
    ),
  );
  await logIn(page, MASTER);
  const quotes = new QuotesTab(page);
  for (const [hash, heading] of [
    ['quotes/manage', 'Quotes'],
    ['social-links', 'Social Links'],
    ['badi-calendar', 'Badi Calendar'],
    ['holy-days', 'Holy Days'],
    ['users', 'Recent Changes'],
    ['settings', 'Settings'],
  ] as const) {
    await open(page, `/admin#${hash}`, heading);
    await checkAccessibility();
  }

  await quotes.openManage();
  await page.getByRole('button', { name: 'Year', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Fill the Gaps' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select “Quote 3”', exact: true }).check();
  await quotes
    .row('Quote 4')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  expect(await lightness(quotes.dialog('Delete Quote'))).toBeLessThan(60);
  await checkAccessibility();
  await page.getByRole('button', { name: 'Delete Quote' }).click();
  await expect(quotes.toast()).toBeVisible();
  expect(await lightness(quotes.toast())).toBeLessThan(60);

  await quotes.openUpload();
  await quotes.upload('spring.csv', csv('One,A friend,,', 'Two,,yesterday,'));
  await expect(page.locator('.rows-grid, [role="alert"]').first()).toBeVisible();
  await checkAccessibility();
});
