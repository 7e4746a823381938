import { QuotesTab } from '../quotes/quotes-tab.ts';
import { expect, leaveQuestion, overflowsSideways, test } from '../support/fixtures.ts';
import { ANNA, logIn, PASSWORD } from '../users/users.ts';
import { UsersTab } from '../users/users-tab.ts';

test.use({ content: 'users' });

test.beforeEach(({ page }) => logIn(page, ANNA));

for (const width of [360, 1280]) {
  test(`is asked about before the logout, at ${width} px`, async ({ page, checkAccessibility }) => {
    await page.setViewportSize({ width, height: 800 });
    await new QuotesTab(page).openUpload();
    await page.getByLabel('Quote Text').fill('Not saved yet');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(leaveQuestion(page)).toContainText('What you typed is not saved.');
    await expect(leaveQuestion(page).getByRole('button', { name: 'Stay' })).toBeFocused();
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();

    await page.keyboard.press('Escape');
    await expect(leaveQuestion(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
    await expect(page.getByLabel('Quote Text')).toHaveValue('Not saved yet');
    const session = async () => (await page.request.get('/api/session')).json();
    expect(await session()).toMatchObject({ authenticated: true });

    await page.getByRole('button', { name: 'Logout' }).click();
    await leaveQuestion(page).getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/');
    await expect(new QuotesTab(page).toast()).toContainText('Logged Out');
    expect(await session()).toEqual({ authenticated: false });
  });
}

test('stays through back and forward between tabs, which ask nothing', async ({ page }) => {
  await page.goto('/admin#quotes');
  await page.getByRole('tab', { name: 'Social Links' }).click();
  await page.getByLabel('Platform').fill('Threads');
  await page.evaluate(() => window.history.go(-1));
  await expect(page).toHaveURL('/admin#quotes');
  await page.evaluate(() => window.history.go(1));
  await expect(page).toHaveURL('/admin#social-links');
  await expect(leaveQuestion(page)).toBeHidden();
  await expect(page.getByLabel('Platform')).toHaveValue('Threads');
});

test('is kept by staying and lost by leaving, when the browser goes back', async ({ page }) => {
  await page.goto('/admin-auth', { waitUntil: 'networkidle' });
  await page.getByLabel('Username').fill(ANNA.username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/admin');
  await page.getByRole('tab', { name: 'Social Links' }).click();
  await page.getByLabel('Platform').fill('Threads');

  await page.evaluate(() => window.history.go(-2));
  await expect(leaveQuestion(page)).toBeVisible();
  await expect(page).toHaveURL('/admin#social-links');
  await leaveQuestion(page).getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/admin#social-links');
  await expect(page.getByLabel('Platform')).toHaveValue('Threads');

  await page.evaluate(() => window.history.go(-1));
  await expect(leaveQuestion(page)).toBeVisible();
  await expect(page).toHaveURL('/admin#social-links');
  await leaveQuestion(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin-auth');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login');
});

test('in a dialog is asked about over the dialog', async ({ page, checkAccessibility }) => {
  const users = new UsersTab(page);
  await users.open();
  await page.getByRole('button', { name: 'Create User' }).click();
  const username = users.dialog('Create User').getByLabel('Username');
  await username.fill('carla');
  await page.keyboard.press('Escape');
  await expect(leaveQuestion(page)).toBeVisible();
  await checkAccessibility();
  await page.keyboard.press('Escape');
  await expect(leaveQuestion(page)).toBeHidden();
  await expect(username).toBeFocused();
  await expect(username).toHaveValue('carla');
  await page.keyboard.press('Escape');
  await leaveQuestion(page).getByRole('button', { name: 'Leave' }).click();
  await expect(users.dialog('Create User')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Create User' })).toBeFocused();
});

test('stays when Escape is pressed again at once', async ({ page }) => {
  const users = new UsersTab(page);
  await users.open();
  await page.getByRole('button', { name: 'Create User' }).click();
  const username = users.dialog('Create User').getByLabel('Username');
  await username.fill('carla');
  await page.evaluate(() => {
    const isQuestion = (node: Node) =>
      node instanceof Element && node.querySelector('[role=alertdialog]') !== null;
    const whenItComes = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (!added.some((node) => isQuestion(node) || isQuestion(node.parentElement ?? node))) return;
      whenItComes.disconnect();
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
      document.body.dataset.pressedAgain = 'yes';
    });
    whenItComes.observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).toHaveAttribute('data-pressed-again', 'yes');
  await expect(leaveQuestion(page)).toBeHidden();
  await expect(username).toHaveValue('carla');
});

test('is asked about by the browser when the document itself is left', async ({ page }) => {
  await new QuotesTab(page).openUpload();
  // Browsers ask only after a key was pressed or something was clicked.
  await page.getByLabel('Quote Text').click();
  await page.keyboard.type('Not saved yet');
  await expect(page.getByLabel('Quote Text')).toHaveValue('Not saved yet');
  const question = page.waitForEvent('dialog');
  const reload = page.reload().catch(() => {});
  const asked = await question;
  expect(asked.type()).toBe('beforeunload');
  await asked.accept();
  await reload;
});
