import type { Locator, Page } from '@playwright/test';
import { brokenWords, expect, test } from '../support/fixtures.ts';
import { PASSWORD } from '../users/users.ts';
import {
  addApp,
  addAuthenticator,
  codeOf,
  confirmApp,
  enterPassword,
  logOut,
  NOW,
  openSection,
  section,
} from './second-factor.ts';

test.use({
  content: 'users',
  siteClock: NOW,
  expectedMessages: /Failed to load resource/,
  baseURL: async ({ site }, use) => use(site.url.replace('127.0.0.1', 'localhost')),
});

const CODE = 'Code from your authenticator app';

async function removeApp(page: Page): Promise<void> {
  await section(page).getByRole('button', { name: 'Remove app' }).click();
  await page
    .getByRole('alertdialog', { name: 'Remove authenticator app' })
    .getByRole('button', { name: 'Remove' })
    .click();
}

/** Enters the password where the session has expired; returns the dialog, in which the second step follows. */
async function logInAgain(page: Page): Promise<Locator> {
  const question = page.getByRole('dialog', { name: 'Log in again' });
  await question.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  return question;
}

test('an authenticator app is added by QR code or secret, and its code lets in', async ({
  page,
  checkAccessibility,
}) => {
  await openSection(page);
  await section(page).getByRole('button', { name: 'Add app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
  await expect(dialog.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  const link = dialog.getByRole('link', { name: 'Open the app on this device' });
  const secret = ((await dialog.locator('.secret-text').textContent()) ?? '').replaceAll(' ', '');
  expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret')).toBe(secret);
  const code = dialog.getByLabel('Code that the app shows');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await checkAccessibility();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The code has six digits')).toBeVisible();
  await code.fill(codeOf(secret, 9));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^This code is not right\. Enter the one/)).toBeVisible();
  await checkAccessibility();
  await code.fill(codeOf(secret));
  await page.keyboard.press('Enter');

  const codes = page.getByRole('alertdialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await checkAccessibility();
  // The recovery codes are shown only once: Escape does not close their dialog.
  await page.keyboard.press('Escape');
  await expect(codes.getByRole('button', { name: 'I have kept them' })).toBeFocused();
  const download = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await codes.getByRole('button', { name: 'Copy' }).click();
  const [first = ''] = await codes.getByRole('listitem').allTextContents();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(first);
  await page.emulateMedia({ media: 'print' });
  await expect(codes.getByRole('listitem').first()).toBeVisible();
  await expect(codes.getByRole('button', { name: 'Copy' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await expect(codes).toBeHidden();
  await expect(section(page).getByRole('button', { name: 'Remove app' })).toBeFocused();

  await logOut(page);
  await enterPassword(page);
  await expect(page.getByLabel(CODE)).toBeFocused();
  await expect(page.getByLabel(CODE)).toHaveAttribute('autocomplete', 'one-time-code');
  await checkAccessibility();
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^This code is not right, or was used already/)).toBeVisible();
  await checkAccessibility();
  await page.getByLabel(CODE).fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');
});

test('fits a phone with large text, its title and the field with the focus whole', {
  tag: '@fonts',
}, async ({ page, checkAccessibility }) => {
  await openSection(page);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await section(page).getByRole('button', { name: 'Add app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
  const code = dialog.getByLabel('Code that the app shows');
  await expect(code).toBeFocused();
  await expect(dialog).toHaveAccessibleDescription(/^Scan this with your authenticator app/);
  await expect(code).toBeInViewport({ ratio: 1 });
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
    0,
  );
  expect((await brokenWords(page)).filter((found) => /authenticator app”$/.test(found))).toEqual(
    [],
  );
  await checkAccessibility();
  const { codes } = await confirmApp(page);
  expect(codes).toHaveLength(10);
});

test('new recovery codes take the place of the old; without the app they go', async ({ page }) => {
  await openSection(page);
  const { codes } = await addApp(page);
  await section(page).getByRole('button', { name: 'Make new codes' }).click();
  const question = page.getByRole('alertdialog', { name: 'Make new recovery codes' });
  await question.getByRole('button', { name: 'Make new codes' }).click();
  const shown = page.getByRole('alertdialog', { name: 'Your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  await expect(shown.getByText(codes[0] ?? '')).toBeHidden();
  await shown.getByRole('button', { name: 'I have kept them' }).click();
  await removeApp(page);
  await expect(section(page).getByRole('button', { name: 'Add app' })).toBeVisible();
  await expect(section(page).getByText('Recovery codes', { exact: true })).toBeHidden();
});

test('new recovery codes are shown even if the question was closed meanwhile', async ({ page }) => {
  await openSection(page);
  await addApp(page);
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  await page.route('**/recovery-codes', async (route) => {
    await closed;
    await route.continue();
  });
  await section(page).getByRole('button', { name: 'Make new codes' }).click();
  const question = page.getByRole('alertdialog', { name: 'Make new recovery codes' });
  await question.getByRole('button', { name: 'Make new codes' }).click();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  resolve();
  const shown = page.getByRole('alertdialog', { name: 'Your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
});

test('a passkey that is added after its dialog was closed leaves the next dialog open', async ({
  page,
}) => {
  await addAuthenticator(page);
  await openSection(page);
  await addApp(page);
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  await page.route('**/second-factor/passkeys', async (route) => {
    await closed;
    await route.continue();
  });
  await section(page).getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  const called = page.waitForRequest('**/second-factor/passkeys');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await called;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await section(page).getByRole('button', { name: 'Remove app' }).click();
  resolve();
  await expect(page.getByRole('region', { name: 'Notification' })).toContainText('Passkey added');
  await expect(page.getByRole('alertdialog', { name: 'Remove authenticator app' })).toBeVisible();
});

test('a login that is over begins again with the password', async ({ page, site }) => {
  await openSection(page);
  const { secret } = await addApp(page);
  await logOut(page);
  await enterPassword(page);
  await expect(page.getByLabel(CODE)).toBeFocused();
  await site.change((database) => database.writes.deleteFrom('pending_logins').execute());
  await page.keyboard.type(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Notification' })).toContainText(
    'This login is over',
  );
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('the question of a session that ran out takes the second step, too', async ({
  page,
  endSessions,
  checkAccessibility,
}) => {
  await openSection(page);
  const { secret } = await addApp(page);
  await endSessions();
  await removeApp(page);
  const question = await logInAgain(page);
  await expect(question.getByLabel(CODE)).toBeFocused();
  await checkAccessibility();
  await page.keyboard.type(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(section(page).getByRole('button', { name: 'Add app' })).toBeVisible();
});

test.describe('a second step that cannot be loaded', () => {
  test.use({ expectedMessages: /Failed to (load resource|fetch dynamically imported module)/ });

  test('is tried again where it is asked for, with what was typed kept', async ({
    page,
    endSessions,
    checkAccessibility,
  }) => {
    await openSection(page);
    const { secret } = await addApp(page);
    const password = page.getByRole('region', { name: 'Change password' });
    await password.getByLabel('Password', { exact: true }).fill('Typed-before-1');
    await endSessions();
    const script = /\/second-step-form-[^/]*\.js$/;
    await page.route(script, (route) => route.abort());
    await removeApp(page);
    const question = await logInAgain(page);
    await expect(question.getByRole('alert')).toHaveText(
      'The second step could not be loaded. Please check your connection and try again.',
    );
    await checkAccessibility();
    await page.unroute(script);
    await question.getByRole('button', { name: 'Retry' }).click();
    await expect(question.getByLabel(CODE)).toBeFocused();
    await page.keyboard.type(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(password.getByLabel('Password', { exact: true })).toHaveValue('Typed-before-1');
  });
});
