import { page as fa } from '@bahai-friends/languages/fa/page';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { logIn, MASTER } from '../users/users.ts';

test.use({ content: 'users' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Chooses the community's language as the Master Admin does. */
async function choose(page: Page, language: string): Promise<void> {
  await page.getByLabel('Language', { exact: true }).selectOption({ label: language });
  await button(page, 'Save Changes').click();
  await expect(page.getByText('Settings saved successfully!', { exact: true })).toBeVisible();
}

async function expectDashboard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).not.toHaveAttribute('dir');
  await expect(page.locator('.dashboard')).toHaveCSS('direction', 'ltr');
}

/** The home page is whole in Persian: what the server rendered, and what is there after its calls. */
async function expectPersian(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.waitForLoadState('networkidle');
  for (const name of [fa.todaysDate, fa.todaysQuote, fa.upcomingHolyDays, fa.connectWithUs]) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText("Today's Quote")).toHaveCount(0);
  await expect(page.getByRole('table').first()).toContainText('عید نوروز');
  await expect(page.locator('#dates dd').first()).toHaveText(/^یوم/);
}

test('a community that speaks Persian has its home page in Persian, the dashboard in English', async ({
  page,
}) => {
  await logIn(page, MASTER);
  await page.goto('/admin#settings');
  await choose(page, 'فارسی');
  await expectDashboard(page);
  await button(page, 'View Site').click();
  await expectPersian(page);
  await page.goBack();
  await expectDashboard(page);
  await page.goForward();
  await expectPersian(page);
  await page.goto('/admin');
  await expectDashboard(page);
  await button(page, 'Logout').click();
  await expectPersian(page);
  await expect(page.getByText(fa.loggedOut, { exact: true })).toBeVisible();
  await page.goto('/admin-auth');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expectPersian(page);
  await expect(page.getByText(fa.loggedOut, { exact: true })).toHaveCount(0);
});

test('a page gone back to speaks the language that the community has chosen since', async ({
  page,
}) => {
  await logIn(page, MASTER);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto('/admin#settings');
  await choose(page, 'فارسی');
  await page.goBack();
  await expectPersian(page);
  await page.goForward();
  await expectDashboard(page);
  await choose(page, 'English');
  await page.goBack();
  await expect(page.getByRole('region', { name: "Today's Quote" })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).not.toHaveAttribute('dir');
});

test('pages of one document part where they speak different languages', async ({ page }) => {
  await logIn(page, MASTER);
  await page.goto('/admin');
  await button(page, 'View Site').click();
  await expect(page.getByRole('region', { name: "Today's Quote" })).toBeVisible();
  await page.goto('/admin#settings');
  await choose(page, 'فارسی');
  await page.goBack();
  await expectPersian(page);
  // Once, the browser showed both from one document, and takes this for a step within it.
  await page.goBack();
  await expectDashboard(page);
  await page.goForward();
  await expectPersian(page);
});
