import type { Page } from '@playwright/test';
import { brokenWords, expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import { logIn, MASTER } from '../users/users.ts';

test.use({ content: 'users', expectedMessages: /status of 404/ });

/** Addresses, each with a text that shows that its content is loaded. */
const PUBLIC_PAGES = [
  ['/', 'YouTube'],
  ['/admin-auth', 'Admin Login'],
  ['/calendar/183', 'Badí Calendar 183 B.E.'],
  ['/no/such/page', '404 Page Not Found'],
  ['/api/docs', 'GET /api/quotes/today'],
] as const;
const DASHBOARD_PAGES = [
  ['/admin#quotes', 'Choose File'],
  ['/admin#quotes/manage', 'Showing 1-1 of 1 quotes'],
  ['/admin#social-links', 'Mastodon'],
  ['/admin#badi-calendar', 'Nineteen Day Feast'],
  ['/admin#holy-days', 'Naw-Rúz'],
  ['/admin#users', 'bela'],
] as const;

async function expectWholeWords(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    expect(await overflowsSideways(page), `${path} at ${width} px`).toBe(false);
  }
}

for (const [path, text] of PUBLIC_PAGES) {
  test(`no word breaks on ${path}`, { tag: '@fonts' }, async ({ page }) => {
    await expectWholeWords(page, path, text);
  });
}

test('no word breaks in the dashboard', { tag: '@fonts' }, async ({ page }) => {
  await logIn(page, MASTER);
  for (const [path, text] of DASHBOARD_PAGES) await expectWholeWords(page, path, text);
});
