import { holdResponses } from '../offline/hold-responses.ts';
import { atWidths, expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import { ANNA, logIn, MASTER } from './users.ts';
import { UsersTab } from './users-tab.ts';

test.use({ content: 'users' });

const NEW_PASSWORD = 'Other-pass2';

test.describe('the users of a Master Admin', () => {
  let users: UsersTab;

  test.beforeEach(async ({ page }) => {
    await logIn(page, MASTER);
    users = new UsersTab(page);
    await users.open();
  });

  test('are listed at every width', async ({ page, checkAccessibility }) => {
    await atWidths(page, [320, ...WIDTHS], async () => {
      await expect(users.row('anna')).toContainText('Admin');
      await expect(users.row('master')).toContainText('Master Admin');
      await expect(users.row('anna')).toContainText('Jan 2, 2026, 3:04 AM');
      await expect(users.row('anna').getByRole('button')).toBeInViewport();
      expect(await overflowsSideways(page)).toBe(false);
      await checkAccessibility();
    });
  });

  test('grow by one', async ({ page, checkAccessibility }) => {
    await page.getByRole('button', { name: 'Create User' }).click();
    const dialog = users.dialog('Create User');
    await expect(dialog.getByLabel('Username')).toBeFocused();
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expect(dialog).toContainText('Username must be at least 3 characters');
    const summary = dialog.getByRole('region', { name: 'Please check 2 fields' });
    await expect(summary).toBeFocused();
    for (const rule of ['uppercase letter', 'lowercase letter', 'number', 'special character']) {
      await expect(dialog).toContainText(`Password must contain at least one ${rule}`);
    }
    await checkAccessibility();
    await summary.getByRole('link', { name: 'Username' }).click();
    await expect(dialog.getByLabel('Username')).toBeFocused();
    await dialog.getByLabel('Username').fill('carla');
    await dialog.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await expect(dialog.getByText('(not met)')).toHaveCount(0);
    await dialog.getByLabel('Confirm Password').fill('different');
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expect(dialog).toContainText('Passwords do not match');
    await dialog.getByLabel('Confirm Password').fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expect(users.toast()).toContainText('User created successfully');
    await expect(dialog).toBeHidden();
    await expect(users.row('carla')).toContainText('Admin');
  });

  test('can be renamed, with the keyboard alone', async ({ page, checkAccessibility }) => {
    await users.row('anna').getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit Username' })).toBeFocused();
    await checkAccessibility();
    await page.keyboard.press('Enter');
    const dialog = users.dialog('Edit Username');
    await expect(dialog.getByLabel('Username')).toBeFocused();
    await checkAccessibility();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('annette');
    await page.keyboard.press('Enter');
    await expect(users.toast()).toContainText('Username updated successfully');
    await expect(dialog).toBeHidden();
    await expect(users.row('annette').getByRole('button')).toBeFocused();
  });

  test('get a new password', async ({ browser, checkAccessibility, site }) => {
    await users.choose('anna', 'Reset Password');
    const dialog = users.dialog('Reset Password');
    await checkAccessibility();
    await dialog.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByLabel('Confirm Password').fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Reset Password' }).click();
    await expect(users.toast()).toContainText('Password reset successfully');
    const anna = await browser.newPage({ baseURL: site.url });
    await expect(logIn(anna, ANNA)).rejects.toThrow('401');
    await anna.close();
  });

  test('can be deleted, after a question', async ({ page, checkAccessibility }) => {
    await users.choose('anna', 'Delete User');
    const dialog = users.dialog('Delete User');
    await expect(dialog).toContainText('This action cannot be undone');
    await checkAccessibility();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(users.row('anna')).toBeVisible();
    await users.choose('anna', 'Delete User');
    await dialog.getByRole('button', { name: 'Delete User' }).click();
    await expect(users.toast()).toContainText('User deleted successfully');
    await expect(users.row('anna')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('include oneself, whose role and account stay', async ({ page }) => {
    await users.openMenu('master');
    const entry = (name: string) => page.getByRole('menuitem', { name });
    await expect(entry('Edit Username')).not.toHaveAttribute('aria-disabled');
    await expect(entry('Reset Password')).not.toHaveAttribute('aria-disabled');
    await expect(entry('Change Role')).toHaveAttribute('aria-disabled', 'true');
    await expect(entry('Delete User')).toHaveAttribute('aria-disabled', 'true');
  });

  test('say on a phone what their time is of', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const row = users.row('anna');
    const [label, time] = await Promise.all([
      row.getByText('Last Modified', { exact: true }).boundingBox(),
      row.locator('time').boundingBox(),
    ]);
    expect(label?.height).toBeGreaterThan(10);
    expect(time?.x).toBeGreaterThan((label?.x ?? 0) + (label?.width ?? 0));
    expect(await overflowsSideways(page)).toBe(false);
  });

  test('have a menu that reads the same on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await users.openMenu('master');
    const entry = (name: string) => page.getByRole('menuitem', { name });
    await expect(entry('Edit Username')).toHaveCSS('text-align', 'start');
    // Actions that are not possible look disabled, also the dangerous ones.
    const muted = await entry('Change Role').evaluate((item) => getComputedStyle(item).color);
    await expect(entry('Delete User')).toHaveCSS('color', muted);
  });
});

test.describe('two volunteers at one account', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('are shown the conflict, and nothing typed is lost', async ({
    page,
    site,
    checkAccessibility,
  }) => {
    const users = await UsersTab.ofMaster(page);
    await users.choose('anna', 'Edit Username');
    const dialog = users.dialog('Edit Username');
    await dialog.getByLabel('Username').fill('annika');
    await site.change((database) =>
      database.writes
        .updateTable('users')
        .set({ username: 'annette', username_key: 'annette', version: 2 })
        .where('username', '=', 'anna')
        .execute(),
    );
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toContainText('This has been changed in the meantime.');
    await expect(dialog.getByLabel('Username')).toHaveValue('annika');
    await checkAccessibility();
    await dialog.getByRole('button', { name: 'Load the newer version' }).click();
    await expect(dialog.getByLabel('Username')).toHaveValue('annette');
    await dialog.getByLabel('Username').fill('annika');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(users.toast()).toContainText('Username updated successfully');
    await expect(users.row('annika')).toBeVisible();
  });

  test('cannot take the same name', async ({ page }) => {
    const users = await UsersTab.ofMaster(page);
    await users.choose('anna', 'Edit Username');
    await users.dialog('Edit Username').getByLabel('Username').fill('BELA');
    await users.dialog('Edit Username').getByRole('button', { name: 'Save Changes' }).click();
    await expect(users.toast()).toContainText('Username already exists');
    await expect(users.dialog('Edit Username').getByLabel('Username')).toHaveValue('BELA');
    const save = users.dialog('Edit Username').getByRole('button', { name: 'Save Changes' });
    await expect(save).toBeFocused();
  });

  test('are not sent twice by a second Enter', async ({ page }) => {
    const users = await UsersTab.ofMaster(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') sent.push(request.url());
    });
    const release = await holdResponses(page, '**/api/users/*/username', (route) =>
      route.continue(),
    );
    await users.choose('anna', 'Edit Username');
    const dialog = users.dialog('Edit Username');
    await dialog.getByLabel('Username').fill('annika');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Saving...' }).focus();
    await page.keyboard.press('Enter');
    release();
    await expect(users.row('annika')).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

test.describe('users that cannot be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('are said to be so', async ({ page, checkAccessibility }) => {
    await logIn(page, ANNA);
    await page.route('**/api/users', (route) =>
      route.fulfill({ status: 500, json: { message: 'x' } }),
    );
    await new UsersTab(page).open();
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to load users. Please refresh and try again.',
    );
    await checkAccessibility();
  });
});

test.describe('users on their way, and none', () => {
  test('are said to be so, accessibly', async ({ page, checkAccessibility }) => {
    await logIn(page, ANNA);
    const release = await holdResponses(page, '**/api/users', (route) =>
      route.fulfill({ json: [] }),
    );
    await new UsersTab(page).open();
    await expect(page.getByRole('status')).toHaveText('Loading users');
    await expect(page.getByRole('button', { name: 'Create User' })).toBeDisabled();
    await checkAccessibility();
    release();
    await expect(page.getByText('No users found')).toBeVisible();
    await checkAccessibility();
  });
});
