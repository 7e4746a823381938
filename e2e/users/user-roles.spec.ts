import type { Route } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { ANNA, logIn, MASTER, PASSWORD } from './users.ts';
import { UsersTab } from './users-tab.ts';

test.use({ content: 'users' });

test.describe('the role of the Master Admin', () => {
  let users: UsersTab;

  test.beforeEach(async ({ page }) => {
    await logIn(page, MASTER);
    users = new UsersTab(page);
    await users.open();
  });

  test('is passed on when a Master Admin is created', async ({ page, checkAccessibility }) => {
    await page.getByRole('button', { name: 'Create User' }).click();
    const dialog = users.dialog('Create User');
    await users.fillInNewUser('carla', PASSWORD);
    await dialog.getByLabel('Role').selectOption('Master Admin');
    await dialog.getByRole('button', { name: 'Create User' }).click();
    const transfer = users.dialog('Transfer Master Admin Role');
    await checkAccessibility();
    await transfer.getByRole('button', { name: 'Transfer Role' }).click();
    await expect(users.toast()).toContainText('Master Admin Role Transferred');
    await expect(users.row('carla')).toContainText('Master Admin');
    await expect(users.row('master')).not.toContainText('Master Admin');
    await expect(page.getByRole('button', { name: 'Create User' })).toBeFocused();
  });

  test('is passed on by promotion', async ({ checkAccessibility }) => {
    await users.choose('anna', 'Change Role');
    await checkAccessibility();
    await users.passOnRole();
    await expect(users.toast()).toContainText('Master Admin Role Transferred');
    await expect(users.row('anna')).toContainText('Master Admin');
    await expect(users.row('master')).not.toContainText('Master Admin');
    await expect(users.row('anna').getByRole('button')).toBeFocused();
  });
});

test.describe('the users of an Admin', () => {
  test('cannot be promoted, and the Master Admin is out of reach', async ({ page }) => {
    await logIn(page, ANNA);
    const users = new UsersTab(page);
    await users.open();
    await users.openMenu('master');
    for (const entry of ['Edit Username', 'Change Role', 'Reset Password', 'Delete User']) {
      await expect(page.getByRole('menuitem', { name: entry })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    }
    await page.keyboard.press('Escape');
    await users.openMenu('bela');
    await expect(page.getByRole('menuitem', { name: 'Change Role' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(page.getByRole('menuitem', { name: 'Delete User' })).not.toHaveAttribute(
      'aria-disabled',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Create User' }).click();
    const dialog = users.dialog('Create User');
    await users.fillInNewUser('carla', PASSWORD);
    await dialog.getByLabel('Role').selectOption('Master Admin');
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expect(users.toast()).toContainText('Permission Denied');
    await expect(users.toast()).toContainText('Only Master Admins can create other Master Admins');
  });
});

test.describe('a transfer that fails without a word', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('is said to have failed, whichever way it was asked for', async ({ page }) => {
    const users = new UsersTab(page);
    await logIn(page, MASTER);
    const rejectChanges = (route: Route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500 });
    await page.route(/\/api\/users/, rejectChanges);
    await users.open();
    await users.choose('anna', 'Change Role');
    await users.passOnRole();
    await expect(users.toast()).toContainText('Failed to transfer Master Admin role');
    await expect(users.dialog('Change Role').locator(':focus')).toBeVisible();
    await users.dialog('Change Role').getByRole('button', { name: 'Cancel' }).click();
    await users.toast().getByRole('button').click();
    await expect(users.toast()).toBeHidden();

    await page.getByRole('button', { name: 'Create User' }).click();
    const dialog = users.dialog('Create User');
    await users.fillInNewUser('carla', PASSWORD);
    await dialog.getByLabel('Role', { exact: true }).selectOption('Master Admin');
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await page.getByRole('button', { name: 'Transfer Role' }).click();
    await expect(users.toast()).toContainText('Failed to transfer Master Admin role');
  });
});
