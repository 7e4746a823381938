import type { Page } from '@playwright/test';
import { setAccountLanguage } from '../languages/account-language.ts';
import { QuotesTab } from '../quotes/quotes-tab.ts';
import {
  atWidths,
  expect,
  leaveQuestion,
  overflowsSideways,
  test,
  WIDTHS,
} from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';
import { addSchedule, day, openYear } from './year-view.ts';

test.use({ content: 'users' });

let quotes: QuotesTab;

test.beforeEach(async ({ page, site }) => {
  await site.change(addSchedule);
  await logIn(page, ANNA);
  quotes = new QuotesTab(page);
});

const NEW_QUOTE = { text: 'A new one', source: 'A friend' };

/** Fills in the text of the open dialog for a quote, which has the focus. */
async function typeQuote(page: Page): Promise<void> {
  await page.keyboard.type(NEW_QUOTE.text);
  await page.keyboard.press('Tab');
  await page.keyboard.type(NEW_QUOTE.source);
}

test('the year is whole at every width, in both calendars', async ({
  page,
  checkAccessibility,
}) => {
  await openYear(page);
  await atWidths(page, [320, ...WIDTHS], async () => {
    await expect(day(page, 'March 20, 2100, ')).toHaveAccessibleName(
      'March 20, 2100, 1 Bahá 257, Naw-Rúz, Feast of Bahá: 1 quote',
    );
    await expect(day(page, 'March 22, 2100, ')).toHaveAccessibleName(/: 2 quotes$/);
    await expect(day(page, 'February 28, 2100, ')).toHaveAccessibleName(/: no quote$/);
    await expect(page.getByRole('gridcell')).toHaveCount(365);
    await expect(page.getByText('2 days with a quote, 363 without')).toBeVisible();
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
    await page.getByRole('button', { name: 'Badí', exact: true }).click();
    await expect(page.getByRole('heading', { name: '257 B.E.' })).toBeVisible();
    await expect(day(page, '1 Bahá 257, ')).toHaveAccessibleName(
      '1 Bahá 257, March 20, 2100, Naw-Rúz, Feast of Bahá: 1 quote',
    );
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
    await page.getByRole('button', { name: 'Gregorian', exact: true }).click();
    await expect(page).not.toHaveURL(/badi/);
  });
});

test('letters twice as large scroll nothing sideways on a phone', async ({ page }) => {
  await openYear(page);
  await atWidths(page, [320, 360], async () => {
    await expect(page.getByRole('grid')).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await overflowsSideways(page)).toBe(false);
  });
});

test('years are turned, and live in the address', async ({ page }) => {
  const year = new Date().getUTCFullYear();
  await quotes.openManage();
  await page.getByRole('button', { name: 'Year', exact: true }).click();
  await expect(page.getByRole('heading', { name: String(year) })).toBeVisible();
  await page.getByRole('button', { name: 'Next year' }).click();
  await expect(page.getByRole('heading', { name: String(year + 1) })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`view=year&year=${year + 1}$`));
  await page.reload();
  await expect(page.getByRole('heading', { name: String(year + 1) })).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.locator('[aria-current="date"]')).toBeFocused();
  await expect(page).toHaveURL(/view=year$/);
  await openYear(page, '&year=1844');
  await expect(day(page, 'March 20, 1844')).toHaveAccessibleName('March 20, 1844: not available');
  await day(page, 'March 20, 1844').click({ force: true });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Previous year' })).toBeDisabled();
  await openYear(page, '&calendar=badi&year=507');
  await expect(day(page, '5 Ayyám-i-Há 507, ')).toBeHidden();
  await expect(day(page, '19 ʻAláʼ 507, March 20, 2351')).toBeVisible();
});

test('a day is opened, filled, changed and emptied', async ({ page, checkAccessibility }) => {
  await openYear(page);
  await day(page, 'March 21, 2100, ').click();
  const adding = quotes.dialog('Add Quote');
  await expect(adding).toContainText('March 21, 2100, 2 Bahá 257');
  await expect(adding.getByLabel('Display Date (Optional)')).toHaveValue('2100-03-21');
  await checkAccessibility();
  await typeQuote(page);
  await adding.getByRole('button', { name: 'Add Quote' }).click();
  await expect(quotes.toast()).toContainText('Quote added successfully!');
  await expect(adding).toBeHidden();
  await expect(day(page, 'March 21, 2100, ')).toBeFocused();
  await expect(day(page, 'March 21, 2100, ')).toHaveAccessibleName(/: 1 quote$/);

  await day(page, 'March 22, 2100, ').click();
  const several = quotes.dialog('2 Quotes');
  await expect(several.getByRole('listitem').first()).toContainText('Of the second, too');
  await checkAccessibility();
  await several.getByRole('button', { name: 'Edit' }).last().click();
  await quotes.dialog('Edit Quote').getByLabel('Display Date (Optional)').fill('2100-03-23');
  await quotes.dialog('Edit Quote').getByRole('button', { name: 'Save Changes' }).click();
  await expect(quotes.toast()).toContainText('Quote updated successfully');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(day(page, 'March 22, 2100, ')).toBeFocused();
  await expect(day(page, 'March 22, 2100, ')).toHaveAccessibleName(/: 1 quote$/);
  await expect(day(page, 'March 23, 2100, ')).toHaveAccessibleName(/: 1 quote$/);

  await day(page, 'March 23, 2100, ').click();
  await quotes.dialog('Quote').getByRole('button', { name: 'Delete' }).click();
  await quotes.dialog('Delete Quote').getByRole('button', { name: 'Delete Quote' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(day(page, 'March 23, 2100, ')).toBeFocused();
  await expect(day(page, 'March 23, 2100, ')).toHaveAccessibleName(/: no quote$/);
});

test('what is typed for a day stays when the browser goes back', async ({ page }) => {
  await quotes.openManage();
  await page.getByRole('button', { name: 'Year', exact: true }).click();
  await expect(page).toHaveURL(/view=year/);
  await page.getByRole('button', { name: 'Next year' }).click();
  await expect(page).toHaveURL(/year=20/);
  const shown = page.url();
  const cell = page.getByRole('gridcell').getByRole('button').first();
  await cell.click();
  await quotes.dialog('Add Quote').getByLabel('Quote Text').fill(NEW_QUOTE.text);
  await page.goBack();
  await leaveQuestion(page).getByRole('button', { name: 'Stay' }).click();
  await expect(quotes.dialog('Add Quote').getByLabel('Quote Text')).toHaveValue(NEW_QUOTE.text);
  await page.goBack();
  await leaveQuestion(page).getByRole('button', { name: 'Leave' }).click();
  await expect(quotes.dialog('Add Quote')).toBeHidden();
  await expect(cell).toBeFocused();
  await expect(page).toHaveURL(shown);
});

test('arrow keys move to the day on their side, also from right to left', async ({ page }) => {
  for (const language of ['en', 'fa'] as const) {
    await setAccountLanguage(page, language);
    await page.goto(`/admin?lang=${language}#quotes/manage?view=year&year=2100`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const days = page.getByRole('gridcell').getByRole('button');
    const fifth = days.nth(4);
    await fifth.focus();
    const xOfFocused = async () => (await page.locator(':focus').boundingBox())?.x ?? Number.NaN;
    const x = await xOfFocused();
    await page.keyboard.press('ArrowRight');
    expect(await xOfFocused()).toBeGreaterThan(x);
    await page.keyboard.press('ArrowLeft');
    await expect(fifth).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    expect(await xOfFocused()).toBeLessThan(x);
  }
});

test('the keyboard alone is enough', async ({ page }) => {
  await openYear(page);
  await page.getByRole('button', { name: 'Fill the Gaps' }).focus();
  await page.keyboard.press('Tab');
  await expect(day(page, 'January 1, 2100, ')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(day(page, 'February 28, 2100, ')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(quotes.dialog('Add Quote').getByLabel('Quote Text')).toBeFocused();
  await typeQuote(page);
  await page.keyboard.press('Enter');
  await expect(quotes.dialog('Add Quote')).toBeHidden();
  await expect(day(page, 'February 28, 2100, ')).toBeFocused();
  await expect(day(page, 'February 28, 2100, ')).toHaveAccessibleName(/: 1 quote$/);
  await page.keyboard.press('Enter');
  await expect(quotes.dialog('Quote')).toContainText(NEW_QUOTE.text);
  await page.keyboard.press('Escape');
  await expect(day(page, 'February 28, 2100, ')).toBeFocused();
  // The grid is one stop: the next one is no day.
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-day]:focus')).toHaveCount(0);
});

test('list and year hide one another, and the pointer has the year made ready', async ({
  page,
  checkAccessibility,
}) => {
  await quotes.openManage();
  const yearButton = page.getByRole('button', { name: 'Year', exact: true });
  const grid = page.locator('[role="grid"]');
  await expect(grid).toHaveCount(0);
  await yearButton.hover();
  await expect(grid).toHaveCount(1);
  await expect(grid).toBeHidden();
  await checkAccessibility();
  await yearButton.click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByPlaceholder('Search quotes and sources...')).toBeHidden();
  await checkAccessibility();
  // Hidden elements are no stop for Tab.
  await page.getByRole('tab', { name: 'Manage Quotes' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(yearButton).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Previous year' })).toBeFocused();
});

test('a dialog keeps the pointer from the page', async ({ page }) => {
  await openYear(page);
  await day(page, 'March 21, 2100, ').click();
  await expect(quotes.dialog('Add Quote')).toBeVisible();
  await page.mouse.click(5, 5);
  const fill = await page.getByText('Fill the Gaps').boundingBox();
  await page.mouse.click((fill?.x ?? 0) + 5, (fill?.y ?? 0) + 5);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(quotes.dialog('Add Quote')).toBeVisible();
});

test('on a phone months stand in weeks', async ({ page, checkAccessibility }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openYear(page);
  const first = day(page, 'March 1, 2100, ');
  await first.focus();
  await page.keyboard.press('ArrowDown');
  const below = day(page, 'March 8, 2100, ');
  await expect(below).toBeFocused();
  const [upper, lower] = [await first.boundingBox(), await below.boundingBox()];
  expect(lower?.x).toBe(upper?.x);
  expect(upper?.width).toBeGreaterThanOrEqual(36);
  await below.click();
  await expect(quotes.dialog('Add Quote')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Fill the Gaps' }).click();
  await expect(quotes.dialog('Fill the Gaps').getByRole('table')).toBeVisible();
  expect(await overflowsSideways(page)).toBe(false);
  await checkAccessibility();
});

test.describe('where something is in the way', () => {
  test.use({ expectedMessages: /500/ });

  test('quotes and holy days that do not come are said', async ({ page, checkAccessibility }) => {
    await page.route('**/api/{quotes,holy-days}', (route) => route.fulfill({ status: 500 }));
    await page.goto('/admin#quotes/manage?view=year&year=2100');
    await expect(page.getByRole('alert')).toContainText('Error Loading Quotes');
    await checkAccessibility();
    await page.unroute('**/api/{quotes,holy-days}');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(day(page, 'March 20, 2100, ')).toHaveAccessibleName(/: 1 quote$/);
    await expect(page.getByText('Holy days could not be loaded')).toBeHidden();
  });
});
