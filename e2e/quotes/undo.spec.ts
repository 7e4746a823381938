import type { Browser, Locator, Page } from '@playwright/test';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import { ANNA, BELA, logIn } from '../users/users.ts';
import { csv, QuotesTab } from './quotes-tab.ts';

test.use({ content: 'users', expectedMessages: /409/ });

const LIST = 'Recent uploads and changes';

let quotes: QuotesTab;

test.beforeEach(async ({ page }) => {
  await logIn(page, ANNA);
  quotes = new QuotesTab(page);
});

const openList = (page: Page) => page.getByText(LIST, { exact: true }).click();
const row = (page: Page, text: string): Locator =>
  page.getByRole('table').last().getByRole('row').filter({ hasText: text });

/** The texts of all quotes that are stored. */
async function storedTexts(page: Page): Promise<string[]> {
  const stored: { text: string }[] = await (await page.request.get('/api/quotes')).json();
  return stored.map(({ text }) => text);
}

test('a bulk deletion is undone from its toast, by keyboard', async ({
  site,
  page,
  checkAccessibility,
}) => {
  await site.change((database) =>
    addQuotes(database, { text: 'One', displayDate: '2100-01-01' }, { text: 'Two' }),
  );
  await quotes.openManage();
  for (const text of ['One', 'Two']) await quotes.row(text).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete Selected' }).click();
  const dialog = quotes.dialog('Bulk Delete Quotes');
  await expect(dialog).toContainText(
    `Are you sure you want to delete 2 quotes? This can be undone for 30 days, under “${LIST}”.`,
  );
  await dialog.getByRole('button', { name: 'Delete Selected' }).click();
  await expect(quotes.toast()).toContainText('Successfully deleted 2 quotes');
  await expect(quotes.row('One')).toHaveCount(0);
  await checkAccessibility();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(quotes.toast().getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(quotes.toast()).toContainText('2 quotes restored.');
  await expect(quotes.row('One')).toContainText('January 1, 2100');
  await expect(quotes.row('Two')).toBeVisible();
});

test('an upload is undone where its result is, and from the list', async ({
  page,
  checkAccessibility,
}) => {
  await quotes.openUpload();
  await openList(page);
  await expect(page.getByText('Nothing was uploaded, deleted together')).toBeVisible();
  // A name in which no line could be broken.
  const first = `first-${'x'.repeat(150)}.csv`;
  await quotes.upload(first, csv('First,A friend,,'));
  const result = quotes.alert('Success');
  await expect(result).toContainText(`Later, for 30 days, under “${LIST}” below.`);
  await checkAccessibility();
  await result.getByRole('button', { name: 'Undo' }).click();
  await expect(quotes.alert('Undone')).toContainText('1 added quote deleted.');
  await expect(row(page, first)).toContainText('Undone');
  expect(await storedTexts(page)).not.toContain('First');

  await quotes.upload('فایل دوم.csv', csv('Second,A friend,,', 'Third,A friend,2100-01-01,'));
  await expect(row(page, 'فایل دوم.csv')).toContainText('anna');
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowsSideways(page)).toBe(false);
  }
  await checkAccessibility();
  const undo = row(page, 'فایل دوم.csv').getByRole('button', { name: /^Undo/ });
  await undo.click();
  const dialog = quotes.dialog('Undo Upload');
  await expect(dialog).toContainText('This upload concerned 2 quotes');
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(quotes.toast()).toContainText('2 added quotes deleted.');
  await expect(page.locator(':focus')).toHaveText('Undone');
  expect(await storedTexts(page)).not.toContain('Second');
});

/** Another volunteer's browser. */
async function otherPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  await logIn(page, BELA);
  return page;
}

test('what two volunteers undo at once is undone once', async ({ page, browser, baseURL }) => {
  await quotes.openUpload();
  await quotes.upload('quotes.csv', csv('New,A friend,,'));
  await expect(quotes.alert('Success')).toBeVisible();
  const other = await otherPage(browser, baseURL);
  for (const one of [page, other]) {
    await one.goto('/admin#quotes');
    await openList(one);
    await row(one, 'quotes.csv').getByRole('button').click();
  }
  const confirm = (one: Page) =>
    one.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await confirm(other);
  await expect(new QuotesTab(other).toast()).toContainText('1 added quote deleted.');
  await confirm(page);
  await expect(quotes.toast()).toContainText('This was already undone by bela.');
  await expect(quotes.dialog('Undo Upload')).toBeHidden();
  await expect(row(page, 'quotes.csv')).toContainText('Undone');
  await expect(page.locator(':focus')).toHaveText('Undone');
  await other.context().close();
});
