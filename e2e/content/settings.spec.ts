import type { Locator, Page } from '@playwright/test';
import { atWidths, expect, leaveQuestion, overflowsSideways, test } from '../support/fixtures.ts';
import { ANNA, logIn, MASTER } from '../users/users.ts';

test.use({ content: 'users' });

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
/** The towns that the search has found. */
const towns = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Towns' }).getByRole('option');
const toast = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notification' }).getByRole('listitem');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 2, name: 'Settings' });

test.describe('the settings', () => {
  test.beforeEach(({ page }) => logIn(page, MASTER));

  test('are changed with the mouse, and the site goes by them', async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto('/admin');
    await button(page, 'Settings').click();
    await expect(page).toHaveURL('/admin#settings');
    await expect(heading(page)).toBeFocused();
    const places = page.getByRole('tablist', { name: 'Dashboard' });
    await expect(places.getByRole('tab', { selected: true })).toHaveCount(0);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue("Bahá'í Friends");
    await expect(page.getByLabel('Time zone')).toHaveValue('UTC');
    await page.getByLabel('Name', { exact: true }).fill('Friends in Haifa');
    await page.getByRole('combobox', { name: 'Find a town' }).fill('haif');
    await towns(page)
      .filter({ hasText: /^Haifa/ })
      .first()
      .click();
    await expect(page.getByLabel('Place', { exact: true })).toHaveValue('Haifa');
    await expect(page.getByLabel('Latitude')).toHaveValue('32.8');
    await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Jerusalem');
    await expect(page.getByText(/Today is .* there, and it is/)).toBeVisible();
    await expect(page.getByText(/^Sunset will be that of the listed town nearest/)).toBeVisible();
    await page.getByLabel('Contact').fill('Anna\nHaifa');
    await page.getByLabel('Let search engines list this site').uncheck();
    await expect(page.getByText('There are unsaved changes.')).toBeVisible();
    await checkAccessibility();
    await button(page, 'Save Changes').click();
    await expect(toast(page)).toContainText('Settings saved successfully!');
    await expect(page.getByText('There are unsaved changes.')).toBeHidden();
    await expect(page.getByText(/^Sunset .* is that of Haifa, Israel:/)).toBeVisible();
    await expect(page).toHaveTitle('Admin Dashboard – Friends in Haifa');
    await expect(page.getByRole('contentinfo')).toContainText('Friends in Haifa');
    await button(page, 'View Site').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friends in Haifa');
    await expect(page).toHaveTitle('Friends in Haifa');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friends in Haifa');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const { place } = await (await fetch(new URL('/api/settings', page.url()))).json();
    expect(place).toEqual({ name: 'Haifa' });
    expect(await page.content()).not.toContain('32.8');
  });

  test('say what sunset is published for where no town is near', async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto('/admin#settings');
    await page.getByRole('combobox', { name: 'Find a town' }).fill('haif');
    await towns(page).first().click();
    await page.getByLabel('Latitude').fill('24.1');
    await page.getByLabel('Longitude').fill('2.9');
    await button(page, 'Save Changes').click();
    await expect(page.getByText(/^No listed town is within 100 km\. Sunset /)).toBeVisible();
    await checkAccessibility();
  });

  test('are changed with the keyboard alone', async ({ page, checkAccessibility }) => {
    await page.goto('/admin');
    await button(page, 'Settings').focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();
    const search = page.getByRole('combobox', { name: 'Find a town' });
    await search.focus();
    await page.keyboard.type('tehr');
    const first = towns(page).first();
    await expect(first).toContainText('Iran');
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(search).toHaveAttribute('aria-activedescendant', /.+/);
    await checkAccessibility();
    await page.keyboard.press('Escape');
    await expect(towns(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(search).toBeFocused();
    await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tehran');
    await button(page, 'Clear the place').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Time zone')).toBeFocused();
    await expect(page.getByText('No place is set.')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('');
    await page.getByLabel('Time zone').fill('+03:30');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page.getByText(/Time zone must be the name of a time zone/)).toBeVisible();
    const summary = page.getByRole('region', { name: 'Please check 2 fields' });
    await expect(summary).toBeFocused();
    await checkAccessibility();
    await summary.getByRole('link', { name: 'Time zone' }).click();
    await expect(page.getByLabel('Time zone')).toBeFocused();
    await button(page, 'View Site').click();
    await expect(leaveQuestion(page)).toBeVisible();
  });

  test('fit every width', async ({ page }) => {
    await page.goto('/admin#settings');
    await atWidths(page, [320, 360, 768, 1280], async () => {
      await page.getByRole('combobox', { name: 'Find a town' }).fill('san f');
      await towns(page).first().click();
      await expect(page.getByLabel('Latitude')).toBeVisible();
      expect(await overflowsSideways(page)).toBe(false);
    });
  });
});

test.describe('two browsers of the Master Admin', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('are told of each other', async ({ page, site, checkAccessibility }) => {
    await logIn(page, MASTER);
    await page.goto('/admin#settings');
    await page.getByLabel('Tagline').fill('Everybody is welcome');
    await site.change(async (database) => {
      await database.writes.deleteFrom('settings').execute();
      await database.writes
        .insertInto('settings')
        .values({
          id: 1,
          version: 7,
          site_name: 'Changed elsewhere',
          tagline: 'T',
          time_zone: 'UTC',
          place_name: null,
          latitude_tenths: null,
          longitude_tenths: null,
          language: 'en',
          contact: '',
          holy_days_ahead: 0,
          listed: 1,
          updated_at: '2026-03-21T12:00:00.000Z',
        })
        .execute();
    });
    await button(page, 'Save Changes').click();
    await expect(page.getByRole('form')).toContainText('This has been changed');
    await expect(page.getByLabel('Tagline')).toHaveValue('Everybody is welcome');
    await checkAccessibility();
    await button(page, 'Load the newer version').click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Changed elsewhere');
  });

  test('can try again what could not be loaded', async ({ page, checkAccessibility }) => {
    await logIn(page, MASTER);
    await page.route('**/api/settings', (route) =>
      route.fulfill({ status: 500, json: { message: 'x' } }),
    );
    await page.goto('/admin#settings');
    await expect(page.getByText('The settings could not be loaded.')).toBeVisible();
    await checkAccessibility();
    await page.unroute('**/api/settings');
    await button(page, 'Retry').click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue("Bahá'í Friends");
  });
});

test.describe('an Admin', () => {
  test('is not shown the settings', async ({ page }) => {
    await logIn(page, ANNA);
    await page.goto('/admin#settings');
    await expect(page.getByRole('tab', { name: 'Quotes', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(heading(page)).toBeHidden();
    await expect(button(page, 'Settings')).toBeHidden();
  });
});
