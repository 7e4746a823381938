import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { openDevtools } from '../support/devtools.ts';
import { expect } from '../support/fixtures.ts';
import { ANNA, PASSWORD } from '../users/users.ts';

/** The time at which the clocks of sites and phones stand. */
export const NOW = '2026-03-21T12:00:00Z';

/** The code that an authenticator app shows at a timestamp. */
export const codeAt = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** The code that an authenticator app shows now, or a number of steps of 30 seconds later. */
export const codeOf = (secret: string, steps = 0): string =>
  codeAt(secret, Date.parse(NOW) + steps * 30_000);

export const section = (page: Page): Locator => page.getByRole('region', { name: 'Second factor' });

/** Adds a virtual authenticator on which presence is always confirmed. */
export async function addAuthenticator(page: Page) {
  const devtools = await openDevtools(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Removes its passkeys, as if the device were new. */
    lose: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

/** Enters username and password at the login page. */
export async function enterPassword(page: Page): Promise<void> {
  await page.goto('/admin-auth', { waitUntil: 'networkidle' });
  await page.getByLabel('Username').fill(ANNA.username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Logs in with the password alone, and opens the section of one's own second factor. */
export async function openSection(page: Page): Promise<void> {
  await enterPassword(page);
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin#account');
  await expect(section(page).getByText('Authenticator app', { exact: true })).toBeVisible();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
}

/** Closes the dialog that shows the recovery codes; returns them. */
export async function takeRecoveryCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('alertdialog', { name: 'Your recovery codes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

/** Adds an authenticator app; returns its secret and the recovery codes. */
export async function addApp(page: Page) {
  await section(page).getByRole('button', { name: 'Add app' }).click();
  return confirmApp(page);
}

/** Does the same in the dialog that is open. */
export async function confirmApp(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
  const secret = ((await dialog.locator('.secret-text').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code that the app shows').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  return { secret, codes: await takeRecoveryCodes(page) };
}

/** Adds a passkey in the section. */
export async function addPasskey(page: Page, name = 'My laptop'): Promise<void> {
  await section(page).getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
}
