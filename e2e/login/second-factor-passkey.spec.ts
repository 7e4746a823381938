import { systemClock } from '../../apps/server/src/clock.ts';
import { resetSecondFactor } from '../../apps/server/src/features/second-factor/factor-reset.ts';
import { endSessionsOf } from '../../apps/server/src/features/session/session.repository.ts';
import { tellNobody as tellNews } from '../../apps/server/src/testing/tell-nobody.ts';
import { atWidths, expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import {
  addAuthenticator,
  addPasskey,
  enterPassword,
  logOut,
  openSection,
  section,
  takeRecoveryCodes,
} from './second-factor.ts';

test.use({
  content: 'users',
  expectedMessages: /Failed to load resource/,
  baseURL: async ({ site }, use) => use(site.url.replace('127.0.0.1', 'localhost')),
});

const passkeyButton = 'Use a passkey';

test('a passkey is added, used, renamed and removed', async ({ page, checkAccessibility }) => {
  await addAuthenticator(page);
  await openSection(page);
  await checkAccessibility();
  await section(page).getByRole('button', { name: 'Add passkey' }).click();
  const naming = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(naming.getByLabel('Name')).toBeFocused();
  await naming.getByLabel('Name').fill(' ');
  await page.keyboard.press('Enter');
  await expect(naming.getByText('Name is required')).toBeVisible();
  await checkAccessibility();
  await naming.getByLabel('Name').fill('My laptop');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Your recovery codes' })).toBeVisible();
  await checkAccessibility();
  expect(await takeRecoveryCodes(page)).toHaveLength(10);
  await expect(section(page).getByText('My laptop')).toBeVisible();
  await expect(section(page).getByText('10 codes left', { exact: false })).toBeVisible();
  await checkAccessibility();

  await logOut(page);
  await enterPassword(page);
  await expect(page.getByRole('button', { name: passkeyButton })).toBeFocused();
  await expect(
    page.getByRole('group', { name: 'Your password is right. Now confirm that it is you.' }),
  ).toBeVisible();
  await checkAccessibility();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Logged in successfully!', { exact: true })).toBeVisible();

  await page.goto('/admin#account');
  await expect(section(page).getByText(/last used/)).toBeVisible();
  await section(page).getByRole('button', { name: 'Rename My laptop' }).click();
  await page.getByRole('dialog', { name: 'Rename passkey' }).getByLabel('Name').fill('Old laptop');
  await page.keyboard.press('Enter');
  await expect(section(page).getByText('Old laptop')).toBeVisible();
  await section(page).getByRole('button', { name: 'Remove Old laptop' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove passkey' });
  await checkAccessibility();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(section(page).getByText('Old laptop')).toBeHidden();
  await expect(section(page).getByText('Recovery codes', { exact: true })).toBeHidden();

  await logOut(page);
  await enterPassword(page);
  await expect(page).toHaveURL('/admin');
});

test('the section and the second step fit at every width', async ({ page }) => {
  await addAuthenticator(page);
  await openSection(page);
  await addPasskey(page, 'A passkey with a long name that goes on and on');
  await takeRecoveryCodes(page);
  await atWidths(page, [320, ...WIDTHS], async () => {
    await expect(section(page).getByText('Authenticator app', { exact: true })).toBeVisible();
    expect(await overflowsSideways(page)).toBe(false);
  });
  await logOut(page);
  await page.setViewportSize({ width: 320, height: 900 });
  await enterPassword(page);
  await expect(page.getByRole('button', { name: passkeyButton })).toBeVisible();
  expect(await overflowsSideways(page)).toBe(false);
});

test('a passkey that was lost lets nobody in; a recovery code does, and so does a reset', async ({
  page,
  site,
  checkAccessibility,
}) => {
  const authenticator = await addAuthenticator(page);
  await openSection(page);
  await addPasskey(page);
  const [recoveryCode = ''] = await takeRecoveryCodes(page);
  await logOut(page);
  await authenticator.lose();

  await enterPassword(page);
  await page.getByRole('button', { name: passkeyButton }).click();
  await expect(page.getByText('No passkey was used. Try again, or use another way.')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await checkAccessibility();
  await page.keyboard.type(recoveryCode.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin#account');
  await expect(section(page).getByText('9 codes left', { exact: false })).toBeVisible();

  await site.change((database) =>
    resetSecondFactor({ database, clock: systemClock, endSessionsOf, tellNews }, 'anna'),
  );
  await page.goto('/');
  await enterPassword(page);
  await expect(page).toHaveURL('/admin');
});

test.describe('at an address without passkeys', () => {
  test.use({ baseURL: async ({ site }, use) => use(site.url) });

  test('the section says so', async ({ page, checkAccessibility }) => {
    await openSection(page);
    await expect(
      section(page).getByText(/^Passkeys need a site with an https address/),
    ).toBeVisible();
    await expect(section(page).getByRole('button', { name: 'Add passkey' })).toBeHidden();
    await checkAccessibility();
  });
});
