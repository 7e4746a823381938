import { page as fa } from '@bahai-friends/languages/fa/page';
import type { Page } from '@playwright/test';
import * as common from '../../packages/languages/src/fa/dashboard/common.ts';
import * as frame from '../../packages/languages/src/fa/dashboard/frame.ts';
import * as login from '../../packages/languages/src/fa/dashboard/login.ts';
import * as settingsFields from '../../packages/languages/src/fa/dashboard/settings/fields.ts';
import * as settings from '../../packages/languages/src/fa/dashboard/settings.ts';
import { expect, test } from '../support/fixtures.ts';
import { logIn, MASTER } from '../users/users.ts';

test.use({ content: 'users' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const ENGLISH = {
  language: 'Language',
  saveChanges: 'Save Changes',
  saved: 'Settings saved successfully!',
};
const PERSIAN = { ...settings, ...settingsFields, ...common };

/** Chooses the community's language as the Master Admin does, in a dashboard with these texts. */
async function choose(page: Page, language: string, texts = ENGLISH): Promise<void> {
  await page.getByLabel(texts.language, { exact: true }).selectOption({ label: language });
  await button(page, texts.saveChanges).click();
  await expect(page.getByText(texts.saved, { exact: true })).toBeVisible();
}

async function expectDashboard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).not.toHaveAttribute('dir');
  await expect(page.locator('.dashboard')).toHaveCSS('direction', 'ltr');
}

async function expectPersianDashboard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(frame.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
  await expect(page.locator('.dashboard')).toHaveCSS('direction', 'rtl');
}

/** Expects that all of the home page is in Persian: what the server rendered, and what API calls have added. */
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

test('a community that speaks Persian has its home page and its dashboard in Persian', async ({
  page,
}) => {
  await logIn(page, MASTER);
  await page.goto('/admin#settings');
  await choose(page, 'فارسی');
  await expectDashboard(page);
  await button(page, 'View Site').click();
  await expectPersian(page);
  await page.goBack();
  await expectPersianDashboard(page);
  await page.goForward();
  await expectPersian(page);
  await page.goto('/admin');
  await expectPersianDashboard(page);
  await button(page, frame.logout).click();
  await expect(page.getByText(fa.loggedOut, { exact: true })).toBeVisible();
  await expectPersian(page);
  await page.goto('/admin-auth');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
  await page.getByRole('link', { name: login.home }).click();
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
  // The browser may have cached this document in the former language; the server renders it in the present one. When
  // the page reloads itself at the same time, the browser cancels one of the two.
  await expect(() => page.reload()).toPass();
  await expectPersianDashboard(page);
  await choose(page, 'English', PERSIAN);
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
  // The browser once showed both pages from one document, and so takes this for a step within it.
  await page.goBack();
  await expectPersianDashboard(page);
  await page.goForward();
  await expectPersian(page);
});
