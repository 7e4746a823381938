import { atWidths, expect, leaveQuestion, overflowsSideways, test } from '../support/fixtures.ts';
import { ANNA, logIn, MASTER, PASSWORD } from '../users/users.ts';
import { AT, button, PLACE, part, setUp, toast } from './sending-part.ts';

test.use({ content: 'users', expectedMessages: /Failed to load resource/ });

test.describe('the Master Admin', () => {
  test.beforeEach(({ page }) => logIn(page, MASTER));

  test('is asked for the password before a change, and keeps what is typed', async ({
    page,
    site,
  }) => {
    await setUp(site);
    await page.goto(PLACE);
    await page.getByLabel('Sender name').fill('Friends of Haifa');
    await site.change(({ writes }) =>
      writes
        .updateTable('sessions')
        .set({ password_entered_at: '2020-01-01T00:00:00.000Z' })
        .execute(),
    );
    await button(page, 'Save Changes').click();
    const question = page.getByRole('dialog', { name: 'Enter your password' });
    await question.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText('How the site sends is saved.');
    await expect(page.getByLabel('Sender name')).toHaveValue('Friends of Haifa');
  });

  test('is told of another browser that was faster, and asked before typed text is lost', async ({
    page,
    site,
    checkAccessibility,
  }) => {
    await setUp(site);
    await page.goto(PLACE);
    await page.getByLabel('Sender name').fill('Friends of Haifa');
    await site.change(({ writes }) =>
      writes.updateTable('sending').set({ version: 7, send_at: '09:00' }).execute(),
    );
    await button(page, 'Save Changes').click();
    await expect(button(page, 'Load the newer version')).toBeVisible();
    await checkAccessibility();
    await expect(page.getByLabel('Sender name')).toHaveValue('Friends of Haifa');
    await button(page, 'View Site').click();
    await leaveQuestion(page).getByRole('button', { name: 'Stay' }).click();
    await button(page, 'Load the newer version').click();
    await expect(page.getByLabel('Time', { exact: true })).toHaveValue('09:00');
    await expect(page.getByLabel('Sender name')).toHaveValue('Friends');
  });

  test('resumes sending after a restore', async ({ page, site, checkAccessibility }) => {
    await setUp(site, { pausedAt: AT });
    await page.goto(PLACE);
    await expect(page.getByRole('heading', { name: 'Sending is paused' })).toBeVisible();
    await checkAccessibility();
    await button(page, 'Resume sending').click();
    await expect(page.getByRole('heading', { name: 'Sending is paused' })).toBeHidden();
    expect(await (await page.request.get('/api/sending')).json()).toMatchObject({ paused: false });
  });

  test('is told what to do without the sealing key, and begins anew', async ({
    page,
    site,
    checkAccessibility,
  }) => {
    await setUp(site, { checkValue: 'of a key that is gone' });
    await page.goto(PLACE);
    await atWidths(page, [320, 360, 1280], async () => {
      await expect(page.getByRole('heading', { name: 'The sealing key is missing' })).toBeVisible();
      await expect(page.getByText(/A password is stored/)).toBeVisible();
      expect(await overflowsSideways(page)).toBe(false);
      await checkAccessibility();
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await checkAccessibility();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await overflowsSideways(page)).toBe(false);
    await button(page, 'Begin anew').click();
    const question = page.getByRole('alertdialog', { name: 'Begin anew without the key?' });
    await expect(question.getByText(/all subscriptions to letters/)).toBeVisible();
    await checkAccessibility();
    await question.getByRole('button', { name: 'Begin anew' }).click();
    await expect(page.getByRole('heading', { name: 'The sealing key is missing' })).toBeHidden();
    await expect(page.getByText(/A password is stored/)).toBeHidden();
  });

  test('can load it again where it could not be loaded', async ({ page, checkAccessibility }) => {
    await page.route('**/api/sending', (route) => route.abort());
    await page.goto(PLACE);
    await expect(page.getByText(/How the site sends could not be loaded/)).toBeVisible();
    await checkAccessibility();
    await page.unroute('**/api/sending');
    await button(page, 'Retry').click();
    await expect(part(page).getByText('No mail account is set up')).toBeVisible();
  });
});

test('another volunteer has no settings while letters are off', async ({ page }) => {
  await logIn(page, ANNA);
  await page.goto(PLACE);
  await expect(
    page.getByRole('tab', { name: 'Quotes', exact: true, selected: true }),
  ).toBeVisible();
  await expect(button(page, 'Settings')).toHaveCount(0);
});
