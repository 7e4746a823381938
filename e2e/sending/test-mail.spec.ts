import { atWidths, expect, overflowsSideways } from '../support/fixtures.ts';
import { logIn, MASTER } from '../users/users.ts';
import { button, PLACE, part, setUp, toast } from './sending-part.ts';
import { test } from './sending-site.ts';

test.use({ expectedMessages: /Failed to load resource/ });

test.beforeEach(({ page }) => logIn(page, MASTER));

test('sets up a mail account with the keyboard, tries it, and sees no secret again', async ({
  page,
  mailServer,
  checkAccessibility,
}) => {
  await page.goto('/admin#settings');
  await page.getByRole('tab', { name: 'General' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(PLACE);
  await expect(part(page).getByText('No mail account is set up')).toBeVisible();
  await checkAccessibility();
  await button(page, 'Set up a mail account').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Server', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('region', { name: 'Please check 3 fields' });
  await expect(summary).toBeFocused();
  await checkAccessibility();
  await summary.getByRole('link', { name: 'Server' }).click();
  await page.keyboard.type('10.0.0.1');
  await page.getByLabel('Username').fill('friends');
  await page.getByLabel('Password', { exact: true }).fill('mailbox secret');
  await page.getByLabel('Sender name').fill('Friends');
  await page.getByLabel('Sender address').fill('friends@site.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/This is an address of this machine/)).toBeVisible();
  await expect(page.getByLabel('Server', { exact: true })).toBeFocused();
  await page.getByLabel('Server', { exact: true }).fill('127.0.0.1');
  await page.getByLabel('Encryption').selectOption('none');
  await page.getByLabel('Port').fill(String(mailServer.port));
  await page.getByLabel('Username').fill('');
  await page.getByLabel('Time', { exact: true }).fill('06:30');
  await page.getByLabel('Weekday').selectOption({ label: 'Friday' });
  await expect(page.getByText('There are unsaved changes.')).toBeVisible();
  await button(page, 'Save Changes').click();
  await expect(toast(page)).toContainText('How the site sends is saved.');
  await expect(page.getByText(/A password is stored/)).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  const stored = await (await page.request.get('/api/sending')).text();
  expect(stored).toContain('"hasPassword":true');
  expect(stored).not.toContain('mailbox secret');

  await page.getByLabel('Address', { exact: true }).fill('anna@people.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The mail server has accepted the test mail')).toBeVisible();
  expect(mailServer.received).toMatchObject([{ to: ['anna@people.example'] }]);
  await checkAccessibility();

  await page.getByLabel('Delete the stored password').check();
  await button(page, 'Save Changes').click();
  await expect(page.getByText(/A password is stored/)).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('06:30');
  await expect(page.getByLabel('Weekday')).toHaveValue('5');
  await button(page, 'Remove the mail account').click();
  const question = page.getByRole('alertdialog', { name: 'Remove the mail account?' });
  await checkAccessibility();
  await question.getByRole('button', { name: 'Remove the mail account' }).click();
  await expect(part(page).getByText('No mail account is set up')).toBeVisible();
});

test('is told why a test mail was not sent, at any width', async ({
  page,
  site,
  checkAccessibility,
}) => {
  await setUp(site, { mail: { host: '127.0.0.1', port: 1, security: 'none', username: null } });
  await page.goto(PLACE);
  await atWidths(page, [320, 360, 1280], async () => {
    await page.getByLabel('Address', { exact: true }).fill('anna@people.example');
    await button(page, 'Send a test mail').click();
    await expect(page.getByText('The test mail was not sent')).toBeVisible();
    await expect(page.getByText(/ECONNREFUSED/)).toBeVisible();
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
  });
});
