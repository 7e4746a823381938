import { addDays } from '@bahai-friends/badi-calendar';
import { saveLastBackup } from '../../apps/server/src/features/backups/backups.repository.ts';
import {
  readSending,
  saveSending,
} from '../../apps/server/src/features/sending/sending.repository.ts';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { atWidths, expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import { ANNA, logIn, MASTER } from '../users/users.ts';

test.use({ content: 'users' });

const DAY_MS = 24 * 60 * 60 * 1000;
const dayFromNow = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);
const instantFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

test('what needs a volunteer leads to its remedy, and goes when it is remedied', async ({
  page,
  site,
  checkAccessibility,
}) => {
  const strip = page.getByRole('region', { name: 'What needs you' });
  await logIn(page, ANNA);
  const asked = page.waitForResponse('**/api/attention');
  await page.goto('/admin');
  expect(await (await asked).json()).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeFocused();
  await expect(strip).toBeHidden();

  // The last quote is some days old.
  await site.change(async (database) => {
    await database.writes.deleteFrom('quotes').execute();
    await addQuotes(database, { text: 'Be kind', displayDate: dayFromNow(-3) });
  });
  await page.reload();
  await expect(strip.getByRole('link')).toHaveText(['There is no quote for today.']);
  await atWidths(page, [320, ...WIDTHS], async () => {
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
  });
  await strip.getByRole('link').press('Enter');
  await expect(page.getByRole('grid').first()).toBeVisible();
  const { csrfToken } = await (await page.request.get('/api/csrf-token')).json();
  await page.request.post('/api/quotes', {
    headers: { 'CSRF-Token': csrfToken },
    data: { text: 'Without a day', source: 'A friend' },
  });
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Quotes', exact: true })).toBeVisible();
  await expect(strip).toBeHidden();
});

test('what concerns the whole site is for the Master Admin, and can be put off', async ({
  page,
  site,
}) => {
  const strip = page.getByRole('region', { name: 'What needs you' });
  await site.change(async ({ reads, writes }) => {
    await saveLastBackup(writes, { at: instantFromNow(-4), way: 'download' });
    const stored = await readSending(reads);
    await saveSending(writes, { ...stored, pausedAt: instantFromNow(-1) }, instantFromNow(0));
  });
  await logIn(page, ANNA);
  const asked = page.waitForResponse('**/api/attention');
  await page.goto('/admin');
  expect(await (await asked).json()).toEqual([]);
  await logIn(page, MASTER);
  await page.reload();
  await expect(strip.getByRole('link')).toHaveText([
    'Sending is paused until you resume it.',
    'The last backup is 4 days old.',
  ]);
  await strip.getByRole('button', { name: 'Not now: The last backup is 4 days old.' }).click();
  await expect(strip.getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'What needs you' })).toBeFocused();
  await strip.getByRole('link').click();
  await expect(page.getByRole('tab', { name: 'Sending', selected: true })).toBeVisible();
  await page.getByRole('button', { name: 'Resume sending' }).click();
  await expect(strip).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(strip).toBeHidden();
});

test('a volunteer of another language stays in the document, with what is typed', async ({
  page,
  site,
}) => {
  const strip = page.locator('.dashboard-attention');
  await site.change(({ writes }) => writes.deleteFrom('quotes').execute());
  await logIn(page, ANNA);
  const { csrfToken } = await (await page.request.get('/api/csrf-token')).json();
  await page.request.put('/api/account/language', {
    headers: { 'CSRF-Token': csrfToken },
    data: { language: 'de' },
  });
  await page.request.post('/api/quotes', {
    headers: { 'CSRF-Token': csrfToken },
    data: { text: 'Yesterday', source: 'A friend', displayDate: dayFromNow(-1) },
  });
  await page.goto('/admin?lang=de');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('textbox').first().fill('Etwas Getipptes');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await strip.getByRole('link').click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\?lang=de#quotes\/manage\?view=year$/);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('textbox').first()).toHaveValue('Etwas Getipptes');
});

test('it follows the title in the document, stands above the tabs, and is not printed', async ({
  page,
  site,
}) => {
  await site.change(async (database) => {
    await database.writes.deleteFrom('quotes').execute();
    await addQuotes(database, { text: 'Be kind', displayDate: dayFromNow(-3) });
  });
  await logIn(page, ANNA);
  await page.goto('/admin');
  const link = page.getByRole('region', { name: 'What needs you' }).getByRole('link');
  await expect(link).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await atWidths(page, [320, ...WIDTHS], async () => {
    const strip = await page.locator('.dashboard-attention').boundingBox();
    const tabs = await page.getByRole('tab', { name: 'Quotes', exact: true }).boundingBox();
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  });
  await page.emulateMedia({ media: 'print' });
  await expect(link).toBeHidden();
});
