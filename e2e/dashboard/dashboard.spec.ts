import type { Locator, Page } from '@playwright/test';
import project from '../../package.json' with { type: 'json' };
import { holdResponses } from '../offline/hold-responses.ts';
import { atWidths, expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';

test.use({ content: 'users' });

const TABS = ['Quotes', 'Social Links', 'Badi Calendar', 'Holy Days', 'Users'];

/** The tabs of the dashboard, without those within a tab. */
const tabs = (page: Page): Locator => page.getByRole('tablist', { name: 'Dashboard' });

test.describe('the guard', () => {
  test('leads whoever is not logged in to the login', async ({ page, site }) => {
    const shell = await (await fetch(`${site.url}/admin`)).text();
    expect(shell).toContain('Checking authentication...');
    await page.goto('/admin');
    await expect(page).toHaveURL('/admin-auth');
    const toast = page.getByRole('region', { name: 'Notification' }).getByRole('listitem');
    await expect(toast).toContainText('Authentication Required');
    await expect(toast).toContainText('Please log in to access the admin dashboard');
    await page.goBack();
    await expect(page).not.toHaveURL('/admin');
  });

  test('shows that it is checking, accessibly', async ({ page, checkAccessibility }) => {
    const release = await holdResponses(page, '**/api/session');
    await page.goto('/admin');
    await expect(page.getByRole('status')).toHaveText('Checking authentication...');
    await checkAccessibility();
    release();
    await expect(page).toHaveURL('/admin-auth');
  });
});

test.describe('the dashboard', () => {
  test.beforeEach(({ page }) => logIn(page, ANNA));

  test('shows header, five tabs and footer at every width', async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto('/admin');
    await atWidths(page, [320, ...WIDTHS], async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
      await expect(tabs(page).getByRole('tab')).toHaveText(TABS);
      await expect(tabs(page).getByRole('tab', { selected: true })).toHaveText('Quotes');
      await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()));
      await expect(page.getByRole('contentinfo')).toContainText(`Version ${project.version}`);
      expect(await overflowsSideways(page)).toBe(false);
      await checkAccessibility();
    });
  });

  test('fits a phone whose text is twice as large', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/admin');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const name of [...TABS, 'Quotes', 'Manage Quotes']) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expect(page.getByRole('tabpanel').filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('[data-slot=skeleton]:visible')).toHaveCount(0);
      expect(await overflowsSideways(page), name).toBe(false);
    }
  });

  test('keeps the tab in the address, for reload and back', async ({ page }) => {
    await page.goto('/admin');
    await tabs(page).getByRole('tab', { name: 'Quotes' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs(page).getByRole('tab', { selected: true })).toHaveText('Social Links');
    await page.keyboard.press('End');
    await expect(tabs(page).getByRole('tab', { selected: true })).toHaveText('Users');
    await expect(page).toHaveURL('/admin#users');
    await page.reload();
    await expect(tabs(page).getByRole('tab', { selected: true })).toHaveText('Users');
    await page.goBack();
    await expect(tabs(page).getByRole('tab', { selected: true })).toHaveText('Social Links');
  });

  test('leads to the site', async ({ page }) => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'View Site' }).click();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle("Bahá'í Friends");
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Bahá'í Friends");
  });

  test('lets out, and stays closed then', async ({ page }) => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    const toast = page.getByRole('region', { name: 'Notification' }).getByRole('listitem');
    await expect(toast).toContainText('Logged Out');
    await expect(toast).toContainText('You have been successfully logged out');
    const session = await page.request.get('/api/session');
    expect(await session.json()).toEqual({ authenticated: false });
    await page.goto('/admin');
    await expect(page).toHaveURL('/admin-auth');
  });

  test('is loaded only by itself', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(files.filter((file) => /dashboard|login/.test(file))).toEqual([]);
  });
});
