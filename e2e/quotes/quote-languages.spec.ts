import { addDays } from '@bahai-friends/badi-calendar';
import type { Page } from '@playwright/test';
import type { Database } from '../../apps/server/src/db/database.ts';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import {
  atWidths,
  expect,
  leaveQuestion,
  overflowsSideways,
  test,
  WIDTHS,
} from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';
import { QuotesTab } from './quotes-tab.ts';

test.use({ content: 'users' });

const PERSIAN = 'دوست داشته باشید، نه برای آنکه دوستتان بدارند';
const FOLDED = /^Language and translations/;
const ALL_WIDTHS = [320, ...WIDTHS];

const today = (): string => new Date().toISOString().slice(0, 10);
const text = (page: Page) => page.getByLabel('Text – Persian');
const unfold = (page: Page) => page.getByRole('button', { name: FOLDED, expanded: false }).click();

/** Three quotes, of which the first is translated to Persian and German, and the second is Persian. */
async function addContent(database: Database): Promise<void> {
  const [first = 0, second = 0] = await addQuotes(
    database,
    { text: 'Of today', displayDate: today(), referenceUrl: 'https://www.bahai.org/library/' },
    { text: 'امروز', displayDate: addDays(today(), 1) },
    { text: 'Of later', displayDate: addDays(today(), 2) },
  );
  const { writes } = database;
  await writes.updateTable('quotes').set({ language: 'en' }).where('id', '=', first).execute();
  await writes.updateTable('quotes').set({ language: 'fa' }).where('id', '=', second).execute();
  await writes
    .insertInto('quote_translations')
    .values(
      (['de', 'fa'] as const).map((language) => ({
        quote_id: first,
        language,
        text: language === 'fa' ? PERSIAN : 'Von heute',
        source: null,
        reference_url: null,
        credit: null,
      })),
    )
    .execute();
}

let quotes: QuotesTab;

test.beforeEach(async ({ page }) => {
  await logIn(page, ANNA);
  quotes = new QuotesTab(page);
});

test('Persian is added to a quote by hand, with the keyboard alone, and read in Persian', async ({
  page,
  site,
}) => {
  await site.change((database) => addQuotes(database, { text: 'Of today', displayDate: today() }));
  await quotes.openManage();
  await quotes.choose('Of today', 'Edit');
  await page.getByRole('button', { name: FOLDED }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Another Language').focus();
  await page.keyboard.type('Persian');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveAttribute('dir', 'rtl');
  await page.keyboard.insertText(PERSIAN);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(text(page)).toHaveValue(PERSIAN);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(quotes.toast()).toContainText('Quote updated successfully');
  await expect(quotes.row('Of today')).toContainText('Translated to Persian');
  const shown = await page.request.get('/api/quotes/today?lang=fa');
  expect(await shown.json()).toMatchObject({ text: PERSIAN, language: 'fa' });
});

test('the form of one language stays calm, and that of several is whole at every width', async ({
  page,
  site,
  checkAccessibility,
}) => {
  await site.change(addContent);
  await quotes.openManage();
  await atWidths(page, ALL_WIDTHS, async () => {
    await quotes.choose('Of today', 'Edit');
    await expect(page.getByRole('button', { name: 'Language and translations (2)' })).toBeVisible();
    await expect(page.getByLabel('Language (Optional)')).toHaveCount(0);
    await unfold(page);
    await expect(text(page)).toHaveValue(PERSIAN);
    await expect(page.getByLabel('Text – German')).toHaveValue('Von heute');
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });
});

test.describe('without a connection', () => {
  test.use({ expectedMessages: /Failed to load resource|could not be loaded/ });

  test('translations that do not come can be asked for again', async ({ page, site }) => {
    await site.change(addContent);
    await quotes.openManage();
    await quotes.choose('Of today', 'Edit');
    await page.route(/\/api\/quotes\/\d+$/, (route) => route.abort());
    await unfold(page);
    await expect(page.getByText(/^The translations could not be loaded/)).toBeVisible();
    await page.unroute(/\/api\/quotes\/\d+$/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(text(page)).toHaveValue(PERSIAN);
  });
});

test('leaving the page asks about a translation that is not saved', async ({ page }) => {
  await quotes.openUpload();
  await unfold(page);
  await page.getByLabel('Another Language').selectOption('Persian – فارسی');
  await page.getByRole('button', { name: 'Add a translation' }).click();
  await page.keyboard.insertText(PERSIAN);
  await page.getByRole('button', { name: 'View Site' }).click();
  await expect(leaveQuestion(page)).toBeVisible();
});

test('the list shows languages, filters what lacks one, and finds words in any', async ({
  page,
  site,
  checkAccessibility,
}) => {
  await site.change(addContent);
  await quotes.openManage();
  await atWidths(page, ALL_WIDTHS, async () => {
    await expect(quotes.row('Of today')).toContainText('en · de · fa');
    await quotes.unfoldFilters();
    await page.getByLabel('Language', { exact: true }).selectOption('Without Persian');
    await expect(quotes.row('Of later')).toBeVisible();
    await expect(quotes.row('Of today')).toHaveCount(0);
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).not.toHaveURL(/without/);
  });
  await page.getByRole('searchbox').fill('heute');
  await expect(quotes.row('Of today')).toBeVisible();
  await expect(quotes.rows()).toHaveCount(1);
  await expect(page).toHaveURL(/q=heute/);
});

test('the year marks the days that have a language, and counts those to come', async ({
  page,
  site,
  checkAccessibility,
}) => {
  await site.change(addContent);
  await page.goto('/admin#quotes/manage?view=year&lang=fa');
  await atWidths(page, ALL_WIDTHS, async () => {
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByText('2 of the next 365 days in Persian')).toBeVisible();
    await expect(
      page.getByRole('button', { name: /: 1 quote, in Persian$/ }).first(),
    ).toBeVisible();
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
  });
});
