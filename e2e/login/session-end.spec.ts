import type { Quote } from '@bahai-friends/contract';
import type { Locator, Page } from '@playwright/test';
import { csv, QuotesTab } from '../quotes/quotes-tab.ts';
import { expect, overflowsSideways, test } from '../support/fixtures.ts';
import { ANNA, BELA, logIn, MASTER, PASSWORD } from '../users/users.ts';
import { UsersTab } from '../users/users-tab.ts';

test.use({ content: 'users', expectedMessages: /Failed to load resource/ });

const question = (page: Page): Locator => page.getByRole('dialog', { name: 'Log in again' });
const password = (page: Page): Locator => question(page).getByLabel('Password', { exact: true });

/** Logs in again in the dialog with the keyboard; the focus is on the password already. */
async function logInAgain(page: Page): Promise<void> {
  await expect(password(page)).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
}

test.beforeEach(({ page }) => logIn(page, ANNA));

for (const width of [360, 1280]) {
  test(`asks for the password over a form and over a dialog, and saves them, at ${width} px`, async ({
    page,
    endSessions,
    checkAccessibility,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const quotes = new QuotesTab(page);
    await quotes.openUpload();
    await page.getByLabel('Quote Text').fill('Be patient');
    await page.getByLabel('Source').fill('A friend');
    await endSessions();
    await page.getByRole('button', { name: 'Add Quote' }).click();
    await expect(question(page)).toBeInViewport({ ratio: 1 });
    await expect(question(page).getByLabel('Username')).toHaveValue(ANNA.username);
    await expect(question(page).getByLabel('Username')).not.toBeEditable();
    await expect(password(page)).toBeFocused();
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();

    await password(page).fill('wrong');
    await question(page).getByRole('button', { name: 'Log in' }).click();
    await expect(question(page).getByRole('alert')).toHaveText('Invalid username or password');
    await checkAccessibility();
    await expect(page).toHaveURL('/admin#quotes');
    await password(page).fill(PASSWORD);
    await question(page).getByRole('button', { name: 'Log in' }).click();
    await expect(question(page)).toBeHidden();
    await expect(quotes.toast()).toContainText('Quote added successfully!');
    await expect(page.getByLabel('Quote Text')).toHaveValue('');

    const users = new UsersTab(page);
    await page.getByRole('tab', { name: 'Users' }).click();
    await page.getByRole('button', { name: 'Create User' }).click();
    await users.fillInNewUser('carla', PASSWORD);
    await endSessions();
    const dialog = users.dialog('Create User');
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expect(question(page)).toBeVisible();
    await checkAccessibility();
    await logInAgain(page);
    await expect(users.toast()).toContainText('User created successfully');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: 'carla' })).toBeVisible();
  });
}

test('goes on with uploads, files and lists, asking once for all of them', async ({
  page,
  endSessions,
}) => {
  const quotes = new QuotesTab(page);
  await quotes.openUpload();
  await quotes.chooseFile('quotes.csv', csv('One,A friend,2030-01-01,', 'Two,A friend,,'));
  await endSessions();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await logInAgain(page);
  await expect(quotes.alert('Success')).toContainText('2 quotes uploaded successfully.');

  await endSessions();
  await page.getByRole('tab', { name: 'Manage Quotes' }).click();
  await logInAgain(page);
  await expect(page.getByText('of 3 quotes')).toBeVisible();

  await endSessions();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Quotes' }).click();
  await logInAgain(page);
  expect((await download).suggestedFilename()).toMatch(/^quotes-/);
});

test('in another tab of the browser is noticed at the next call, and so is a login there', async ({
  page,
  context,
}) => {
  const quotes = new QuotesTab(page);
  await quotes.openUpload();
  await page.getByLabel('Quote Text').fill('Be patient');
  const other = await context.newPage();
  await other.goto('/admin');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(question(page)).toHaveCount(1);
  await logIn(other, BELA);
  const checked = page.waitForResponse('**/api/session');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await checked;
  await expect(question(page)).toBeVisible();
  await logIn(other, ANNA);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(question(page)).toBeHidden();
  await expect(new UsersTab(page).row('anna')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Users' })).toBeFocused();
  await page.getByRole('tab', { name: 'Quotes', exact: true }).click();
  await expect(page.getByLabel('Quote Text')).toHaveValue('Be patient');
});

test('leads to the login once what was typed is given up, and back from there', async ({
  page,
  endSessions,
  checkAccessibility,
}) => {
  const users = new UsersTab(page);
  await users.open();
  await users.choose('anna', 'Edit Username');
  const dialog = users.dialog('Edit Username');
  await dialog.getByLabel('Username').fill('annabel');
  await endSessions();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(leaving).toBeVisible();
  await checkAccessibility();
  await page.keyboard.press('Escape');
  await expect(leaving).toBeHidden();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin-auth');
  await expect(users.toast()).toContainText('Authentication Required');
  await page.getByLabel('Username').fill(ANNA.username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/admin#users');
  await expect(users.row('anna')).toBeVisible();
});

test('leads to the login without a question when the account was deleted', async ({
  page,
  browser,
  checkAccessibility,
}) => {
  const quotes = new QuotesTab(page);
  await quotes.openUpload();
  await page.getByLabel('Quote Text').fill('Be patient');
  await page.getByLabel('Source').fill('A friend');
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const users = new UsersTab(await context.newPage());
  await logIn(users.page, MASTER);
  await users.open();
  await users.choose('anna', 'Delete User');
  await users.dialog('Delete User').getByRole('button', { name: 'Delete User' }).click();
  await expect(users.row('anna')).toBeHidden();
  await context.close();

  await page.getByRole('button', { name: 'Add Quote' }).click();
  await expect(page).toHaveURL('/admin-auth');
  await expect(quotes.toast()).toHaveCount(1);
  await expect(quotes.toast()).toContainText('Authentication Required');
  await expect(quotes.toast()).toContainText('Please log in to access the admin dashboard');
  await expect(question(page)).toBeHidden();
  await checkAccessibility();
  await page.getByLabel('Username').fill(BELA.username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/admin#quotes');
  await expect(page.getByLabel('Quote Text')).toHaveValue('');
});

test('asks for the password when somebody else has logged in in another tab', async ({ page }) => {
  const quotes = new QuotesTab(page);
  await quotes.openUpload();
  await page.getByLabel('Quote Text').fill('Be patient');
  await page.getByLabel('Source').fill('A friend');
  // The cookies are those of the page.
  await logIn(page, BELA);
  await page.getByRole('button', { name: 'Add Quote' }).click();
  await expect(question(page).getByLabel('Username')).toHaveValue(ANNA.username);
  await logInAgain(page);
  await expect(quotes.toast()).toContainText('Quote added successfully!');
  const quotesNow: Quote[] = await (await page.request.get('/api/quotes')).json();
  const added = quotesNow.find(({ text }) => text === 'Be patient');
  expect(added?.addedBy).toBe(ANNA.username);
});
