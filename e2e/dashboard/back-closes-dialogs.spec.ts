import type { Page } from '@playwright/test';
import { HolyDaysTab } from '../content/holy-days-tab.ts';
import { expect, leaveQuestion, test } from '../support/fixtures.ts';
import { ANNA, logIn, PASSWORD } from '../users/users.ts';

test.use({ content: 'users' });

test.beforeEach(({ page }) => logIn(page, ANNA));

const selected = (page: Page) =>
  page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab', { selected: true });

/** The dialog for a holy day, opened from a tab that was reached from another one. */
async function openDialog(page: Page): Promise<HolyDaysTab> {
  await page.goto('/admin#social-links');
  await page.getByRole('tab', { name: 'Holy Days' }).click();
  await expect(page).toHaveURL('/admin#holy-days');
  const tab = new HolyDaysTab(page);
  await tab.button('Add Holy Day').click();
  await expect(tab.dialog('Add Holy Day')).toBeVisible();
  return tab;
}

for (const width of [360, 1280]) {
  test(`closes a dialog, and leaves the tab only then, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const tab = await openDialog(page);
    await page.goBack();
    await expect(tab.dialog('Add Holy Day')).toBeHidden();
    await expect(page).toHaveURL('/admin#holy-days');
    await expect(selected(page)).toHaveText('Holy Days');
    await expect(tab.button('Add Holy Day')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/admin#social-links');
    await expect(selected(page)).toHaveText('Social Links');
  });
}

test('asks before it closes a dialog with typed text, and stays when it is pressed again', async ({
  page,
}) => {
  const tab = await openDialog(page);
  const name = tab.dialog('Add Holy Day').getByLabel('Name');
  await name.fill('Picnic');
  await page.goBack();
  await expect(leaveQuestion(page)).toBeVisible();
  await page.goBack();
  await expect(leaveQuestion(page)).toBeHidden();
  await expect(name).toHaveValue('Picnic');
  await page.goBack();
  await leaveQuestion(page).getByRole('button', { name: 'Leave' }).click();
  await expect(tab.dialog('Add Holy Day')).toBeHidden();
  await expect(page).toHaveURL('/admin#holy-days');
  await expect(selected(page)).toHaveText('Holy Days');
});

test('closes a dialog instead of leaving the dashboard', async ({ page }) => {
  await page.goto('/admin-auth', { waitUntil: 'networkidle' });
  await page.getByLabel('Username').fill(ANNA.username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/admin');
  await page.getByRole('tab', { name: 'Holy Days' }).click();
  const tab = new HolyDaysTab(page);
  await tab.button('Add Holy Day').click();
  await expect(tab.dialog('Add Holy Day')).toBeVisible();
  await page.evaluate(() => window.history.go(-2));
  await expect(tab.dialog('Add Holy Day')).toBeHidden();
  await expect(page).toHaveURL('/admin#holy-days');
  await expect(selected(page)).toHaveText('Holy Days');
});
