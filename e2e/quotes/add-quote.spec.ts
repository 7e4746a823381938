import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { expect, leaveQuestion, overflowsSideways, test } from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';
import { QuotesTab } from './quotes-tab.ts';

test.use({ content: 'users' });

const TAKEN =
  'There is already 1 quote scheduled for March 21, 2026. Please choose a different date.';

let quotes: QuotesTab;

test.beforeEach(async ({ page }) => {
  await logIn(page, ANNA);
  quotes = new QuotesTab(page);
  await quotes.openUpload();
});

test('a quote is added, with the keyboard alone', async ({ page }) => {
  await page.getByLabel('Quote Text').focus();
  await page.keyboard.type('Written here');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A friend');
  await page.keyboard.press('Tab');
  await page.keyboard.type('03212027');
  await page.getByLabel('Reference URL (Optional)').focus();
  await page.keyboard.type('https://www.bahai.org/library/');
  await page.keyboard.press('Enter');
  await expect(quotes.toast()).toContainText('Success');
  await expect(quotes.toast()).toContainText('Quote added successfully!');
  await expect(page.getByLabel('Quote Text')).toHaveValue('');
  await expect(page.getByLabel('Quote Text')).toBeFocused();
  await page.getByRole('tab', { name: 'Manage Quotes' }).click();
  await expect(quotes.row('Written here')).toContainText('March 21, 2027');
  await expect(quotes.row('Written here')).toContainText('Upcoming');
  await expect(quotes.row('Written here').getByRole('link')).toHaveAttribute(
    'href',
    'https://www.bahai.org/library/',
  );
});

test('a quote must be whole', async ({ page, checkAccessibility }) => {
  await page.getByLabel('Reference URL (Optional)').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Add Quote' }).click();
  for (const sentence of [
    'Quote text is required',
    'Source is required',
    'Please enter a valid URL',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  const summary = page.getByRole('region', { name: 'Please check 3 fields' });
  await expect(summary).toBeFocused();
  await checkAccessibility();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(summary.getByRole('link', { name: 'Source' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Source')).toBeFocused();
  await page.keyboard.type('A friend');
  await expect(page.getByText('Source is required')).toBeHidden();
  await expect(summary.getByRole('link', { name: 'Source corrected' })).toBeVisible();
  await checkAccessibility();
  await page.getByLabel('Quote Text').fill('Be patient');
  await page.getByRole('button', { name: 'Add Quote' }).click();
  await expect(page.getByLabel('Reference URL (Optional)')).toBeFocused();
  await expect(summary).toBeHidden();
});

test('what a quote lacks is listed within a phone’s width', async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.getByRole('button', { name: 'Add Quote' }).click();
  const summary = page.getByRole('region', { name: 'Please check 2 fields' });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport({ ratio: 1 });
  expect(await overflowsSideways(page)).toBe(false);
  await checkAccessibility();
  await summary.getByRole('link', { name: 'Quote Text' }).click();
  await expect(page.getByLabel('Quote Text')).toBeFocused();
});

test('a date that is typed in part is not taken for none', async ({ page }) => {
  await page.getByLabel('Quote Text').fill('Half a date');
  await page.getByLabel('Source').fill('A friend');
  await page.getByLabel('Display Date (Optional)').focus();
  await page.keyboard.type('0321');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Date must be a real day written as YYYY-MM-DD')).toBeVisible();
  await page.getByRole('button', { name: 'Clear display date' }).click();
  await page.getByRole('button', { name: 'Add Quote' }).click();
  await expect(quotes.toast()).toContainText('Quote added successfully!');
});

test('a year of two digits is not taken for the first century', async ({
  page,
  checkAccessibility,
}) => {
  await page.getByLabel('Quote Text').fill('For next year');
  await page.getByLabel('Source').fill('A friend');
  const date = page.getByLabel('Display Date (Optional)');
  await expect(date).toHaveAccessibleDescription('Year with four digits, 1844 to 2351');
  await date.focus();
  await page.keyboard.type('021327');
  await expect(date).toHaveValue('0027-02-13');
  await page.keyboard.press('Enter');
  const message = page.getByText('Date must have a year from 1844 to 2351, with four digits');
  await expect(message.first()).toBeVisible();
  await checkAccessibility();
  await date.fill('2027-02-13');
  await expect(message).toBeHidden();
  await page.getByRole('button', { name: 'Add Quote' }).click();
  await expect(quotes.toast()).toContainText('Quote added successfully!');
  await page.getByRole('tab', { name: 'Manage Quotes' }).click();
  await expect(quotes.row('For next year')).toContainText('February 13, 2027');
});

test('a date that is taken is rejected, and what was typed is kept', async ({
  page,
  site,
  checkAccessibility,
}) => {
  await site.change((database) => addQuotes(database, { text: 'a', displayDate: '2026-03-21' }));
  await page.getByLabel('Quote Text').fill('Too late');
  await page.getByLabel('Source').fill('A friend');
  await page.getByLabel('Display Date (Optional)').fill('2026-03-21');
  await page.getByRole('button', { name: 'Add Quote' }).click();
  await expect(quotes.toast()).toContainText('Date Conflict');
  await expect(quotes.toast()).toContainText(TAKEN);
  const dialog = quotes.dialog('Date Conflicts Detected');
  await expect(dialog).toContainText('Several quotes for the same date are no longer allowed');
  await expect(dialog.getByRole('button')).toHaveText(['Close']);
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Quote Text')).toHaveValue('Too late');
  await page.getByLabel('Display Date (Optional)').fill('2026-03-22');
  await page.getByRole('button', { name: 'Add Quote' }).click();
  await expect(quotes.toast()).toContainText('Quote added successfully!');
});

test.describe('without a response', () => {
  test.use({ expectedMessages: /500|Failed to check/ });

  test('says that the date could not be checked', async ({ page }) => {
    await page.route('**/api/quotes/date/*', (route) => route.fulfill({ status: 500 }));
    await page.getByLabel('Quote Text').fill('Unsure');
    await page.getByLabel('Source').fill('A friend');
    await page.getByLabel('Display Date (Optional)').fill('2026-03-21');
    await page.getByRole('button', { name: 'Add Quote' }).click();
    await expect(quotes.toast()).toContainText('Failed to check for date conflicts');
    await expect(page.getByLabel('Quote Text')).toHaveValue('Unsure');
  });
});

test('asks before what was typed is lost', async ({ page }) => {
  await page.getByLabel('Quote Text').fill('Not saved yet');
  await page.getByRole('tab', { name: 'Manage Quotes' }).click();
  await page.getByRole('tab', { name: 'Upload Quotes' }).click();
  await expect(page.getByLabel('Quote Text')).toHaveValue('Not saved yet');
  await page.getByRole('button', { name: 'View Site' }).click();
  await leaveQuestion(page).getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.getByLabel('Quote Text')).toHaveValue('Not saved yet');
});
