import type { Page } from '@playwright/test';
import { setAccountLanguage } from '../languages/account-language.ts';
import { atWidths, expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import type { Site } from '../support/site.ts';
import { ANNA, logIn, MASTER, PASSWORD } from '../users/users.ts';
import { UsersTab } from '../users/users-tab.ts';

test.use({ content: 'users', expectedMessages: /Failed to load resource/ });

const NEW_PASSWORD = 'Quiet-River-88';
const question = (page: Page) => page.getByRole('dialog', { name: 'Enter your password' });

test.beforeEach(({ page }) => logIn(page, ANNA));

const isFocused = (element: Element) => element === document.activeElement;

async function openAccount(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'My account' }).click();
  await expect(page.getByRole('heading', { name: 'My account' })).toBeFocused();
}

async function typeNewPassword(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
}

/** Asks for a new password at a time when the login is so old that the present password is needed, too. */
async function submitLongAfterLogin(page: Page, site: Site): Promise<void> {
  await openAccount(page);
  await site.change((database) =>
    database.writes
      .updateTable('sessions')
      .set({ password_entered_at: '2020-01-01T00:00:00.000Z' })
      .execute(),
  );
  await typeNewPassword(page);
}

test('shows password and sessions at any width', async ({ page, checkAccessibility }) => {
  await page.goto('/admin#account');
  await atWidths(page, [320, ...WIDTHS], async () => {
    await expect(page.getByRole('heading', { name: 'My sessions' })).toBeVisible();
    await expect(page.getByText('This session')).toBeVisible();
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
  });
});

test('has room for large letters in Russian, whose role is a long word', async ({ page }) => {
  await logIn(page, MASTER);
  await setAccountLanguage(page, 'ru');
  await page.goto('/admin?lang=ru#account');
  await atWidths(page, [320, 360], async () => {
    await expect(page.locator('.badge').first()).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await overflowsSideways(page)).toBe(false);
  });
});

test('speaks the language that was chosen with arrow keys, once it is saved', async ({
  page,
  checkAccessibility,
}) => {
  await openAccount(page);
  const choice = page.getByLabel('Language', { exact: true });
  await choice.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(choice).not.toHaveValue('');
  await expect(choice).toBeFocused();
  await page.keyboard.type('Deutsch');
  await expect(choice).toHaveValue('de');
  await checkAccessibility();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save: Language' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin?lang=de#account');
  await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeFocused();
  await expect(page.getByLabel('Sprache', { exact: true })).toHaveValue('de');
});

test('stays open while the keyboard goes through the header', async ({ page }) => {
  await openAccount(page);
  const firstTab = page.getByRole('tab', { name: 'Quotes', exact: true });
  for (let count = 0; count < 10 && !(await firstTab.evaluate(isFocused)); count += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  await expect(firstTab).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const next = page.getByRole('tab', { name: 'Social Links' });
  await expect(next).toBeFocused();
  await expect(page).toHaveURL('/admin#account');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin#social-links');
});

test('changes the password at once after a login', async ({ page }) => {
  await openAccount(page);
  await typeNewPassword(page);
  await expect(new UsersTab(page).toast()).toContainText('Your password is changed.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
});

test('asks for the password in place later, and loses nothing that was typed', async ({
  page,
  site,
  checkAccessibility,
}) => {
  await submitLongAfterLogin(page, site);
  await expect(question(page).getByLabel('Username')).toHaveValue(ANNA.username);
  const password = question(page).getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await checkAccessibility();

  await password.fill('wrong');
  await question(page).getByRole('button', { name: 'Continue' }).click();
  await expect(question(page).getByRole('alert')).toHaveText('Wrong password');
  await checkAccessibility();

  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page.getByLabel('Confirm Password')).toHaveValue(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await expect(page.getByLabel('Confirm Password')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
});

test('asks to log in where the session ends while the password is asked for', async ({
  page,
  site,
  endSessions,
}) => {
  await submitLongAfterLogin(page, site);
  await question(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await endSessions();
  await question(page).getByRole('button', { name: 'Continue' }).click();
  const login = page.getByRole('dialog', { name: 'Log in again' });
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(login).toBeHidden();
  await expect(question(page)).toBeHidden();
  await expect(page.getByLabel('Confirm Password')).toHaveValue('');
});

test('ends one session, and all others', async ({ page, browser, site }) => {
  const others: Page[] = [];
  for (let count = 0; count < 3; count += 1) {
    const other = await (await browser.newContext({ baseURL: site.url })).newPage();
    await logIn(other, ANNA);
    others.push(other);
  }
  await openAccount(page);
  const ends = page.getByRole('button', { name: 'End the session' });
  await expect(ends).toHaveCount(3);
  await ends.first().focus();
  await page.keyboard.press('Enter');
  await expect(ends).toHaveCount(2);
  const heading = page.getByRole('heading', { name: 'My sessions' });
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'End all others' }).focus();
  await page.keyboard.press('Enter');
  await expect(ends).toHaveCount(0);
  await expect(heading).toBeFocused();
  for (const other of others) {
    expect((await other.request.get('/api/users')).status()).toBe(401);
    await other.context().close();
  }
  expect((await page.request.get('/api/users')).status()).toBe(200);
});
