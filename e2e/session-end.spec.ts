import type { BrowserContext, Page } from '@playwright/test';
import { expect, overflowsSideways, test } from './fixtures.ts';
import { QuotesTab } from './quotes-tab.ts';
import type { Site } from './site.ts';
import { ANNA, logIn, PASSWORD } from './users.ts';
import { UsersTab } from './users-tab.ts';

test.use({ content: 'users', expectedMessages: /Failed to load resource/ });

const NOT_SAVED = 'What you typed is still here, but not saved.';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: NOT_SAVED });

const endSessions = (site: Site) =>
  site.change((database) => database.writes.deleteFrom('sessions').execute());

/** Follows the notice's link and logs in where it leads. */
async function logInElsewhere(page: Page, context: BrowserContext): Promise<void> {
  const opened = context.waitForEvent('page');
  await notice(page).getByRole('link', { name: 'Log in (opens in a new tab)' }).click();
  const login = await opened;
  await login.getByLabel('Username').fill(ANNA.username);
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(login.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  await login.close();
}

test.beforeEach(({ page }) => logIn(page, ANNA));

for (const width of [360, 1280]) {
  test(`keeps a form on the page, to be saved after a login, at ${width} px`, async ({
    page,
    context,
    site,
    checkAccessibility,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const quotes = new QuotesTab(page);
    await quotes.openUpload();
    await page.getByLabel('Quote Text').fill('Be patient');
    await page.getByLabel('Source').fill('A friend');
    await endSessions(site);
    const add = page.getByRole('button', { name: 'Add Quote' });
    await add.click();
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    await expect(add).toBeInViewport();
    await add.click();
    await expect(notice(page)).toHaveCount(1);
    await expect(quotes.toast()).toBeHidden();
    await expect(page).toHaveURL('/admin#quotes');
    await expect(page.getByLabel('Quote Text')).toHaveValue('Be patient');
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();

    await logInElsewhere(page, context);
    await page.bringToFront();
    await add.click();
    await expect(quotes.toast()).toContainText('Quote added successfully!');
    await expect(notice(page)).toBeHidden();
  });

  test(`keeps a dialog, to be saved after a login, at ${width} px`, async ({
    page,
    context,
    site,
    checkAccessibility,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const users = new UsersTab(page);
    await users.open();
    await page.getByRole('button', { name: 'Create User' }).click();
    const dialog = users.dialog('Create User');
    await users.fillInNewUser('carla', PASSWORD);
    await endSessions(site);
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expect(dialog.getByText(NOT_SAVED)).toBeInViewport();
    await expect(notice(page)).toHaveCount(1);
    await expect(users.toast()).toBeHidden();
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();

    await logInElsewhere(page, context);
    await page.bringToFront();
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expect(users.toast()).toContainText('User created successfully');
    await expect(page.getByRole('row').filter({ hasText: 'carla' })).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });
}

test('in another tab of the browser is noticed at the next call', async ({ page, context }) => {
  const quotes = new QuotesTab(page);
  await quotes.openUpload();
  await page.getByLabel('Quote Text').fill('Be patient');
  const other = await context.newPage();
  await other.goto('/admin');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');
  await other.close();
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(notice(page)).toHaveCount(1);
  await expect(quotes.toast()).toBeHidden();
  await logInElsewhere(page, context);
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(new UsersTab(page).row('anna')).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('tab', { name: 'Quotes', exact: true }).click();
  await expect(page.getByLabel('Quote Text')).toHaveValue('Be patient');
});

test('leads to the login once what was typed is given up', async ({ page, site }) => {
  const users = new UsersTab(page);
  await users.open();
  await users.choose('anna', 'Edit Username');
  const dialog = users.dialog('Edit Username');
  await dialog.getByLabel('Username').fill('annabel');
  await endSessions(site);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(notice(page)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/admin-auth');
  await expect(users.toast()).toContainText('Authentication Required');
});
