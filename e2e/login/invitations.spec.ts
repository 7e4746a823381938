import { expect, overflowsSideways, test } from '../support/fixtures.ts';
import { UsersTab } from '../users/users-tab.ts';

test.use({ content: 'users', expectedMessages: /Failed to load resource/ });

const NEW_PASSWORD = 'Quiet-River-88';

test('invites somebody, who chooses a password and logs in', async ({
  page,
  browser,
  site,
  checkAccessibility,
}) => {
  const users = await UsersTab.ofMaster(page);
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = users.dialog('Invite');
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Username must be at least 3 characters');
  await dialog.getByLabel('Username').fill('clara');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog.getByLabel('Link')).toBeFocused();
  const link = await dialog.getByLabel('Link').inputValue();
  await expect(dialog.getByText('Send it only to clara.')).toBeVisible();
  expect(link).toMatch(new RegExp(`^${site.url}/admin-auth#invitation=[\\w-]{43}$`));
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Open invitations' })).toBeVisible();
  await checkAccessibility();

  const guest = await (await browser.newContext({ baseURL: site.url })).newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await guest.getByLabel('Password', { exact: true }).fill('Password1!');
  await expect(guest.getByText('This password is easily guessed.')).toBeVisible();
  await guest.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await expect(guest.getByText('This password is easily guessed.')).toBeHidden();
  await guest.getByLabel('Confirm Password').fill(NEW_PASSWORD);
  await guest.getByRole('button', { name: 'Show password', exact: true }).click();
  await guest.getByRole('button', { name: 'Show confirmed password', exact: true }).click();
  await expect(guest.getByLabel('Confirm Password')).toHaveAttribute('type', 'text');
  await expect(guest.getByRole('button', { name: 'Hide confirmed password' })).toBeVisible();
  await guest.getByRole('button', { name: 'Save password' }).click();
  await expect(guest.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(new URL(guest.url()).hash).toBe('');
  // The volunteer who has invited them returns to their own window.
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(users.row('clara')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Open invitations' })).toBeHidden();
  await expect(guest.getByLabel('Username')).toHaveValue('clara');
  await expect(guest.getByLabel('Password', { exact: true })).toBeFocused();
  await guest.keyboard.type(NEW_PASSWORD);
  await guest.getByRole('button', { name: 'Login' }).click();
  await expect(guest.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await guest.context().close();
});

test('says when a link is no longer good, at any width', async ({ page, checkAccessibility }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(`/admin-auth#invitation=${'x'.repeat(43)}`);
  // In place of the login, which has a field of this name, too.
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText('This link is no longer good')).toBeVisible();
    expect(await overflowsSideways(page), `${width} px`).toBe(false);
    await checkAccessibility();
  }
});

test('withdraws an invitation', async ({ page }) => {
  const users = await UsersTab.ofMaster(page);
  await page.getByRole('button', { name: 'Invite' }).click();
  await users.dialog('Invite').getByLabel('Username').fill('dora');
  await users.dialog('Invite').getByRole('button', { name: 'Make the link' }).click();
  await users.dialog('Invite').getByRole('button', { name: 'Close' }).click();
  // The dialog gives the focus back a moment later.
  await expect(page.getByRole('button', { name: 'Invite' })).toBeFocused();
  await page.getByRole('button', { name: 'Withdraw the invitation of dora' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Open invitations' })).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('selects the link and says so, where the browser lets nothing be copied', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  const users = await UsersTab.ofMaster(page);
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = users.dialog('Invite');
  await dialog.getByLabel('Username').fill('emil');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(users.toast()).toContainText('The link could not be copied. It is selected');
  await expect(dialog.getByLabel('Link')).toBeFocused();
});

test('says under a password that it is easily guessed, and why', async ({
  page,
  checkAccessibility,
}) => {
  const users = await UsersTab.ofMaster(page);
  await page.getByRole('button', { name: 'Create User' }).click();
  await users.fillInNewUser('clara', 'Password1!');
  const dialog = users.dialog('Create User');
  await expect(dialog.getByText('This password is easily guessed.')).toContainText('guessed');
  await expect(dialog.getByText('commonly used password')).toBeVisible();
  await checkAccessibility();
});
