import type { Locator, Page } from '@playwright/test';
import {
  COMMAND_LINE_ACTOR,
  createAuditTrail,
} from '../../apps/server/src/features/audit/audit-trail.ts';
import { TestClock } from '../../apps/server/src/testing/test-clock.ts';
import { holdResponses } from '../offline/hold-responses.ts';
import { expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import { ANNA, logIn, MASTER } from '../users/users.ts';
import { UsersTab } from '../users/users-tab.ts';

test.use({ content: 'users' });

const DAY = { name: 'روز همدلی', date: '2100-05-05' };
const LINK = {
  platform: 'Mastodon',
  url: `https://social.example/@${'friends'.repeat(30)}`,
  order: 4,
};

const changes = (page: Page): Locator => page.getByRole('region', { name: 'Recent Changes' });
const shownChanges = (page: Page): Locator =>
  changes(page)
    .getByRole('row')
    .filter({ has: page.getByRole('time') });

/** Sends a change to the API in the page's session. */
async function send(page: Page, path: string, data: object): Promise<void> {
  const { csrfToken } = await (await page.request.get('/api/csrf-token')).json();
  const headers = { 'CSRF-Token': csrfToken };
  const response = await page.request.post(path, { headers, data });
  expect(response.status()).toBe(201);
}

/** Makes a failed attempt at a login, which needs no account. */
async function failToLogIn(page: Page, username: string): Promise<void> {
  const { csrfToken } = await (await page.request.get('/api/csrf-token')).json();
  const headers = { 'CSRF-Token': csrfToken };
  const data = { username, password: 'Wrong-Horse-7' };
  const response = await page.request.post('/api/login', { headers, data });
  expect(response.status()).toBe(401);
}

test('the changes of two users are listed, at every width', async ({
  page,
  checkAccessibility,
}) => {
  await logIn(page, ANNA);
  await send(page, '/api/holy-days', DAY);
  await logIn(page, MASTER);
  await send(page, '/api/social-links', LINK);
  await new UsersTab(page).open();
  await changes(page).getByLabel('Show', { exact: true }).selectOption('Changes');
  await expect(changes(page).getByRole('status')).toHaveText('2 changes');
  await expect(shownChanges(page)).toContainText([
    /master.*Added the social link “Mastodon”URL: “https:.*Display order: 4/,
    /anna.*Added the holy day “روز همدلی”Date: May 5, 2100/,
  ]);
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowsSideways(page)).toBe(false);
    if (width === 320 || width === 1280) await checkAccessibility();
  }
});

test('everything stands in one list, failed logins included, at every width', async ({
  page,
  checkAccessibility,
}) => {
  await logIn(page, ANNA);
  await send(page, '/api/holy-days', DAY);
  await failToLogIn(page, ANNA.username);
  await logIn(page, MASTER);
  await send(page, '/api/social-links', LINK);
  await new UsersTab(page).open();
  await expect(changes(page).getByRole('status')).toHaveText('5 entries');
  await expect(shownChanges(page)).toContainText([
    /master.*Added the social link “Mastodon”/,
    /master.*Logged in/,
    /anna.*Failed to log in.*From 127\.0\.0\.0\/24/,
    /anna.*Added the holy day “روز همدلی”/,
    /anna.*Logged in/,
  ]);
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowsSideways(page)).toBe(false);
    if (width === 320 || width === 1280) await checkAccessibility();
  }
  await changes(page).getByLabel('Who', { exact: true }).selectOption('anna');
  await expect(changes(page).getByRole('status')).toHaveText('3 entries');
  await expect(shownChanges(page)).toContainText([/Failed to log in/, /holy day/, /Logged in/]);
  await changes(page).getByLabel('Who', { exact: true }).selectOption('Command line');
  await expect(changes(page).getByRole('status')).toHaveText('No entries match the filters');
});

test('logins and refusals are shown when they are asked for, at every width', async ({
  page,
  checkAccessibility,
}) => {
  await logIn(page, ANNA);
  expect((await page.request.delete('/api/sessions')).status()).toBe(403);
  await logIn(page, MASTER);
  await new UsersTab(page).open();
  await changes(page).getByLabel('Show', { exact: true }).selectOption('Logins and Security');
  await expect(changes(page).getByRole('status')).toHaveText('3 security events');
  await expect(shownChanges(page)).toContainText([
    /master.*Logged in/,
    /anna.*Was refused a call from another site or an old page/,
    /anna.*Logged in.*From 127\.0\.0\.0\/24/,
  ]);
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowsSideways(page)).toBe(false);
    if (width === 320 || width === 1280) await checkAccessibility();
  }
});

test('the changes follow what is done in the dashboard', async ({ page }) => {
  const users = await UsersTab.ofMaster(page);
  await changes(page).getByLabel('Show', { exact: true }).selectOption('Changes');
  await expect(changes(page).getByRole('status')).toHaveText('No changes yet');
  await users.choose('anna', 'Edit Username');
  await users.dialog('Edit Username').getByLabel('Username').fill('annette');
  await users.dialog('Edit Username').getByRole('button', { name: 'Save Changes' }).click();
  await expect(shownChanges(page)).toContainText([
    /Changed the user “anna”Username: “anna” .*“annette”/,
  ]);
  await page.getByRole('tab', { name: 'Social Links' }).click();
  await page.getByLabel('Platform').fill(LINK.platform);
  await page.getByLabel('URL').fill(LINK.url);
  await page.getByRole('button', { name: 'Add Link' }).click();
  await expect(users.toast()).toContainText('Social link added successfully!');
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(shownChanges(page)).toContainText([/Added the social link/, /Changed the user/]);
});

test('the changes can be narrowed down, and the older ones shown', async ({ page, site }) => {
  await site.change(async ({ writes }) => {
    const clock = new TestClock('2026-03-21T12:00:00Z');
    const [quotes, users] = [createAuditTrail('quote', clock), createAuditTrail('user', clock)];
    const reset = { action: 'password-reset', name: 'anna' } as const;
    await users.other(writes, COMMAND_LINE_ACTOR, 2, reset);
    for (let count = 1; count <= 26; count += 1) {
      const change = { action: 'deleted-several', count } as const;
      await quotes.other(writes, { userId: 2, username: 'anna' }, null, change);
    }
  });
  await logIn(page, MASTER);
  await new UsersTab(page).open();
  const summary = changes(page).getByRole('status');
  await expect(summary).toHaveText('The latest 25 entries');
  await expect(shownChanges(page).first()).toContainText(/master.*Logged in/);
  await changes(page).getByLabel('Show', { exact: true }).selectOption('Changes');
  await expect(summary).toHaveText('The latest 25 changes');
  await expect(shownChanges(page).first()).toContainText('Mar 21, 2026, 12:00 PM');
  await expect(shownChanges(page).first()).toContainText('Deleted 26 quotes');
  await changes(page).getByRole('button', { name: 'Show older' }).press('Enter');
  await expect(summary).toHaveText('27 changes');
  await expect(summary).toBeFocused();
  await expect(shownChanges(page)).toHaveCount(27);
  await changes(page).getByLabel('Show', { exact: true }).selectOption('Users');
  await expect(shownChanges(page)).toContainText([/Command line.*Gave a new password to “anna”/]);
  await changes(page).getByLabel('Who', { exact: true }).selectOption('anna');
  await expect(summary).toHaveText('No changes match the filters');
  await changes(page).getByLabel('Show', { exact: true }).selectOption('Quotes');
  await expect(summary).toHaveText('The latest 25 changes');
});

test('the changes are gone with the role, and no Admin is shown any', async ({ page }) => {
  const users = await UsersTab.ofMaster(page);
  await expect(changes(page)).toBeVisible();
  await expect(changes(page).getByText('Loading entries')).toHaveCount(0);
  const readings: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/activity')) readings.push(request.url());
  });
  await users.choose('anna', 'Change Role');
  await users.passOnRole();
  await expect(users.row('anna')).toContainText('Master Admin');
  await expect(changes(page)).toHaveCount(0);
  await page.reload();
  await expect(users.row('anna')).toContainText('Master Admin');
  expect(readings).toEqual([]);
  expect((await page.request.get('/api/activity')).status()).toBe(403);
});

test.describe('changes that cannot be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('are said to be on their way, to have failed, and are tried again', async ({
    page,
    checkAccessibility,
  }) => {
    await logIn(page, MASTER);
    const release = await holdResponses(page, '**/api/activity', (route) =>
      route.fulfill({ status: 500, json: { message: 'x' } }),
    );
    await new UsersTab(page).open();
    await expect(changes(page).getByRole('status')).toHaveText('Loading entries');
    await checkAccessibility();
    release();
    await expect(changes(page).getByRole('alert')).toHaveText(
      'Failed to load the entries. Please try again.',
    );
    await checkAccessibility();
    await page.unroute('**/api/activity');
    await changes(page).getByRole('button', { name: 'Retry' }).click();
    await expect(changes(page).getByRole('status')).toHaveText('1 entry');
    await checkAccessibility();
  });
});
