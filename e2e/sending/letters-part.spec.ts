import { DEFAULT_SETTINGS, NO_FEATURES } from '@bahai-friends/contract';
import type { Page } from '@playwright/test';
import { saveSettings } from '../../apps/server/src/features/settings/settings.repository.ts';
import { atWidths, expect, leaveQuestion, overflowsSideways, test } from '../support/fixtures.ts';
import type { Site } from '../support/site.ts';
import { ANNA, logIn, MASTER } from '../users/users.ts';
import { AT, button, setUp, toast } from './sending-part.ts';

const PLACE = '/admin#settings/letters';

test.use({
  content: 'users',
  expectedMessages: /Failed to load resource/,
  siteEnvironment: { PUBLIC_URL: 'http://friends.example', ALLOW_LOCAL_TARGETS: 'on' },
});

const save = (site: Site, letters: boolean) =>
  site.change(({ writes }) =>
    saveSettings(
      writes,
      { ...DEFAULT_SETTINGS, contact: 'Anna, Haifa', features: { ...NO_FEATURES, letters } },
      2,
      AT,
    ),
  );

const noteField = (page: Page) => page.getByLabel('Note in the weekly letter');

test('letters are switched on when there is what they take, and off again', async ({
  page,
  site,
  checkAccessibility,
}) => {
  await logIn(page, MASTER);
  await page.goto(PLACE);
  await atWidths(page, [320, 360, 1280], async () => {
    await expect(page.getByText('What is stored', { exact: true })).toBeVisible();
    await button(page, 'Switch letters on').click();
    const refused = page.getByRole('alert').filter({ hasText: 'Letters could not be switched on' });
    await expect(refused.locator('p')).toHaveCount(2);
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
  });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await overflowsSideways(page)).toBe(false);
  await setUp(site);
  await save(site, false);
  await page.goto('/admin#settings');
  await page.reload();
  await page.getByLabel('Tagline').fill('Typed before');
  await page.getByRole('tab', { name: 'Letters' }).click();
  await button(page, 'Switch letters on').focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Letters are on.');
  await expect(page.getByRole('heading', { name: 'Letters by e-mail' })).toBeFocused();
  expect((await page.request.get('/letters')).status()).toBe(200);
  await button(page, 'Switch letters off').click();
  const question = page.getByRole('alertdialog', { name: 'Switch letters off?' });
  await checkAccessibility();
  await question.getByRole('button', { name: 'Switch letters off' }).click();
  await expect(button(page, 'Switch letters on')).toBeVisible();
  expect((await page.request.get('/letters')).status()).toBe(404);
  await page.getByRole('tab', { name: 'General' }).click();
  await expect(page.getByLabel('Tagline')).toHaveValue('Typed before');
  await button(page, 'Save Changes').click();
  await expect(toast(page)).toContainText('Settings saved successfully!');
});

test('letters that are on are counted, and shown in each language as they would be sent', async ({
  page,
  site,
  checkAccessibility,
}) => {
  await save(site, true);
  await logIn(page, MASTER);
  await page.goto(PLACE);
  const frame = page.frameLocator('.letter-preview iframe');
  await atWidths(page, [320, 360, 1280], async () => {
    await expect(page.getByText('0 people')).toHaveCount(4);
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
  });
  await expect(frame.locator('.dates')).toHaveCSS('background-color', 'rgb(255, 204, 0)');
  await page.getByLabel('Language', { exact: true }).selectOption('fa');
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  await button(page, 'Reminders').click();
  await button(page, 'As plain text').click();
  await expect(page.getByRole('region', { name: /^The letter/ })).toContainText(
    'http://friends.example',
  );
  await checkAccessibility();
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkAccessibility();
});

test('other volunteers write the note, which is kept while it is typed and replaces none unseen', async ({
  page,
  site,
  checkAccessibility,
}) => {
  await save(site, true);
  await logIn(page, ANNA);
  await page.goto('/admin');
  await button(page, 'Settings').click();
  await expect(page.getByText('Letters are on')).toHaveCount(0);
  await expect(page.getByLabel('E-mail address')).toHaveCount(0);
  await noteField(page).fill('Tea on Sunday');
  await button(page, 'View Site').click();
  await leaveQuestion(page).getByRole('button', { name: 'Stay' }).click();
  await button(page, 'Save the note').click();
  await expect(toast(page)).toContainText('The note is saved.');
  await noteField(page).fill('a'.repeat(2001));
  await button(page, 'Save the note').click();
  await expect(noteField(page)).toBeFocused();
  await expect(page.getByText('1 character too many')).toBeVisible();
  await checkAccessibility();
  await noteField(page).fill('Tea on Monday');
  await site.change(({ writes }) =>
    writes
      .updateTable('letter_note')
      .set((row) => ({ text: 'Coffee', version: row('version', '+', 1) }))
      .execute(),
  );
  await button(page, 'Save the note').click();
  await expect(page.getByRole('blockquote')).toHaveText('Coffee');
  await expect(noteField(page)).toHaveValue('Tea on Monday');
  await checkAccessibility();
  await button(page, 'Keep what I typed').click();
  await expect(page.getByRole('blockquote')).toHaveCount(0);
  await button(page, 'Save the note').click();
  await expect(page.getByText('There are unsaved changes.')).toBeHidden();
  await page.reload();
  await expect(noteField(page)).toHaveValue('Tea on Monday');
});

test('the Master Admin ends somebody’s letters, and does not learn whether there were any', async ({
  page,
  site,
  checkAccessibility,
}) => {
  await save(site, true);
  await logIn(page, MASTER);
  await page.goto(PLACE);
  await page.getByLabel('E-mail address').fill('anna');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/must be a mail address/)).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await checkAccessibility();
  await page.getByLabel('E-mail address').fill('anna@people.example');
  await button(page, 'End letters to this address').click();
  await expect(page.getByText(/If this address got letters, they have ended/)).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toHaveValue('');
  await checkAccessibility();
});

test('letters that could not be loaded can be loaded again', async ({
  page,
  site,
  checkAccessibility,
}) => {
  await save(site, true);
  await logIn(page, ANNA);
  await page.route('**/api/letters**', (route) => route.abort());
  await page.goto('/admin#settings');
  await expect(page.getByText(/The letters could not be loaded/)).toBeVisible();
  await expect(page.getByText(/The letter could not be shown/)).toBeVisible();
  await checkAccessibility();
  await page.unroute('**/api/letters**');
  await button(page, 'Retry').first().click();
  await expect(button(page, 'Retry')).toHaveCount(1);
  await button(page, 'Retry').click();
  await expect(page.getByText('0 people')).toHaveCount(4);
});
