import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { atWidths, expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import { ANNA, logIn, MASTER, PASSWORD } from '../users/users.ts';

test.use({ content: 'users', expectedMessages: /Failed to load resource/ });

const state = (page: Page): Locator => page.getByRole('region', { name: 'Backup and state' });
const download = (page: Page): Locator =>
  state(page).getByRole('button', { name: 'Download a backup' });
const fact = (page: Page, name: string): Locator =>
  state(page)
    .getByRole('definition')
    .filter({ has: page.locator(`xpath=../dt[.="${name}"]`) });
const toast = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notification' }).getByRole('listitem');
const question = (page: Page) => page.getByRole('dialog', { name: 'Enter your password' });

test.describe('the Master Admin', () => {
  test.beforeEach(({ page }) => logIn(page, MASTER));

  test('sees how the site fares, at any width', async ({ page, checkAccessibility }) => {
    await page.goto('/admin#settings');
    await atWidths(page, [320, ...WIDTHS], async () => {
      await expect(fact(page, 'Last backup')).toHaveText('There is none yet');
      await expect(fact(page, 'Database')).toHaveText(/^\d+ kB, embedded$/);
      await expect(fact(page, 'Free disk')).toHaveText(/^[\d.,]+ [kMGT]B$/);
      await expect(fact(page, 'Version')).toHaveText(/^\d+\.\d+\.\d+$/);
      expect(await overflowsSideways(page)).toBe(false);
      await checkAccessibility();
    });
  });

  test('downloads a backup with the keyboard, and sees when that was', async ({ page }) => {
    await page.goto('/admin#settings');
    await download(page).focus();
    const saved = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^bahai-friends-\d{4}-\d\d-\d\d\.sqlite$/);
    expect(readFileSync(await file.path()).toString('latin1', 0, 15)).toBe('SQLite format 3');
    await expect(toast(page)).toContainText('The backup is among your downloads.');
    await expect(fact(page, 'Last backup')).toHaveText(/, downloaded here$/);
    await expect(download(page)).toBeFocused();
  });

  test('is asked for the password anew, and can leave it', async ({
    page,
    site,
    checkAccessibility,
  }) => {
    await page.goto('/admin#settings');
    await expect(fact(page, 'Version')).toBeVisible();
    await site.change((database) =>
      database.writes
        .updateTable('sessions')
        .set({ password_entered_at: '2020-01-01T00:00:00.000Z' })
        .execute(),
    );
    await download(page).click();
    await expect(question(page)).toBeVisible();
    await checkAccessibility();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(toast(page)).toContainText('Please enter your password again');
    await download(page).click();
    await question(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    const saved = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await saved;
    await expect(fact(page, 'Last backup')).toHaveText(/, downloaded here$/);
  });

  test('can try again what could not be loaded, and hears of a failure', async ({
    page,
    checkAccessibility,
  }) => {
    const broken = { status: 500, json: { message: 'It broke' } };
    await page.route('**/api/state', (route) => route.fulfill(broken));
    await page.route('**/api/backup', (route) => route.fulfill(broken));
    await page.goto('/admin#settings');
    await expect(state(page).getByText('The state of the site could not be loaded.')).toBeVisible();
    await checkAccessibility();
    await page.unroute('**/api/state');
    await state(page).getByRole('button', { name: 'Retry' }).click();
    await expect(fact(page, 'Version')).toBeVisible();
    await download(page).click();
    await expect(toast(page)).toContainText('Download Error');
  });
});

test('an Admin sees nothing of it', async ({ page }) => {
  await logIn(page, ANNA);
  await page.goto('/admin#settings');
  await expect(page.getByRole('tab', { name: 'Quotes', exact: true })).toBeVisible();
  await expect(state(page)).toBeHidden();
});
