import { addDays } from '@bahai-friends/badi-calendar';
import type { Locator, Page } from '@playwright/test';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { expect, overflowsSideways, test } from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';
import { csv, QuotesTab } from './quotes-tab.ts';

test.use({ content: 'users' });

const today = (): string => new Date().toISOString().slice(0, 10);
const box = (page: Page, text: string) => page.getByRole('checkbox', { name: `Select “${text}”` });

let quotes: QuotesTab;

test.beforeEach(async ({ page, site }) => {
  await site.change((database) =>
    addQuotes(
      database,
      ...Array.from({ length: 60 }, (_, index) => ({
        text: `Quote ${String(index).padStart(2, '0')}`,
        source: index % 2 === 0 ? 'Bahá’u’lláh' : 'A friend',
        displayDate: addDays(today(), index - 30),
      })),
    ),
  );
  await logIn(page, ANNA);
  quotes = new QuotesTab(page);
});

test('filters and page are kept by reload, back, forward and a link', async ({ page, context }) => {
  await quotes.openManage();
  await page.getByLabel('Quotes per page').selectOption('10');
  await expect(page).toHaveURL('/admin#quotes/manage?size=10');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/admin#quotes/manage?size=10&page=2');
  await page.getByLabel('Status').selectOption('Past');
  await page.getByPlaceholder('Search quotes and sources...').pressSequentially('quote 1');
  const address = '/admin#quotes/manage?size=10&page=2&status=past&q=quote+1';
  await expect(page).toHaveURL(address);
  await expect(page.getByText('Showing 11-12 of 12 quotes')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Showing 11-12 of 12 quotes')).toBeVisible();
  await expect(page.getByPlaceholder('Search quotes and sources...')).toHaveValue('quote 1');
  const shared = await context.newPage();
  await shared.goto(address);
  await expect(shared.getByText('Showing 11-12 of 12 quotes')).toBeVisible();
  await shared.close();

  // All of the typing is one step of the history.
  await page.goBack();
  await expect(page.getByText('Showing 11-20 of 30 quotes')).toBeVisible();
  await expect(page.getByPlaceholder('Search quotes and sources...')).toHaveValue('');
  await page.goBack();
  await expect(page.getByText('Showing 11-20 of 61 quotes')).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Status')).toHaveValue('past');
  // Opening a tab again restores its values.
  await page.getByRole('tab', { name: 'Upload Quotes' }).click();
  await expect(page).toHaveURL('/admin#quotes');
  await page.getByRole('tab', { name: 'Manage Quotes' }).click();
  await expect(page).toHaveURL('/admin#quotes/manage?size=10&page=2&status=past');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/admin#quotes/manage?size=10&page=2');

  await page.goto('/admin#quotes/manage?status=%00&page=1e9&from=2026-13-01&q=%E0%A4%A&size=7');
  await expect(page.getByText('No quotes found matching your filters')).toBeVisible();
  await expect(page.getByLabel('Status')).toHaveValue('all');
});

for (const width of [360, 1280]) {
  test(`all that match are selected and deleted at once, at ${width} px`, async ({
    page,
    checkAccessibility,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await quotes.openManage();
    await expect(page.getByText(/^Scheduled quotes run out after .*: 30 days left$/)).toBeVisible();
    await quotes.unfoldFilters();
    await page.getByLabel('Status').selectOption('Past');
    await page.getByRole('button', { name: 'Select all 30 that match' }).click();
    await expect(page.getByText('30 selected (all that match)')).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'All 30 that match are selected' }),
    ).toBeFocused();
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(box(page, 'Quote 29')).toBeChecked();
    await box(page, 'Quote 29').uncheck();
    await page.getByRole('button', { name: 'Delete Selected' }).click();
    const dialog = quotes.dialog('Bulk Delete Quotes');
    await expect(dialog).toContainText('29 quotes');
    await dialog.getByRole('button', { name: 'Delete Selected' }).click();
    await expect(quotes.toast()).toContainText('Successfully deleted 29 quotes');
    await expect(page.getByText('Showing 1-1 of 1 quotes')).toBeVisible();
  });
}

test('a phone has the choice of the view beside the title, and the shown range beside the list’s box', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin#quotes/manage');
  const range = page.getByText('Showing 1-25 of 61 quotes');
  const views = page.getByRole('group', { name: 'View', exact: true });
  const title = page.getByRole('heading', { name: 'Quotes', exact: true, level: 2 });
  const box = page.getByRole('checkbox', { name: 'Select all on this page' });
  const middleOf = async (element: Locator) => {
    const { y, height } = (await element.boundingBox()) ?? { y: Number.NaN, height: 0 };
    return y + height / 2;
  };
  // Content that is loaded above them meanwhile moves both.
  for (const [one, other] of [
    [views, title],
    [range, box],
  ] as const) {
    await expect
      .poll(async () => Math.abs((await middleOf(one)) - (await middleOf(other))))
      .toBeLessThan(2);
  }
  await page.getByRole('button', { name: 'Year', exact: true }).click();
  await expect(range).toBeHidden();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(range).toBeVisible();
  await page.getByRole('tab', { name: 'Upload Quotes' }).click();
  await expect(views).toBeHidden();
  await page.getByRole('tab', { name: 'Manage Quotes' }).click();
  await expect(views).toBeVisible();
  // From 768 pixels it stands above the list.
  await page.setViewportSize({ width: 768, height: 740 });
  await expect
    .poll(async () => (await middleOf(range)) - (await middleOf(views)))
    .toBeGreaterThan(30);
});

test('a phone has the search in one line, and the other filters behind a button', async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin#quotes/manage?status=past');
  const search = page.getByLabel('Search', { exact: true });
  const button = page.getByRole('button', { name: 'Filters (1 set)' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByLabel('Status')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeHidden();
  const bottomOf = async (element: Locator) => {
    const box = await element.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  // Content that is loaded above them meanwhile moves both.
  await expect
    .poll(async () => Math.abs((await bottomOf(search)) - (await bottomOf(button))))
    .toBeLessThan(2);
  await expect(quotes.rows().first()).toBeInViewport();
  await checkAccessibility();

  await search.focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Status')).toBeFocused();
  expect(await overflowsSideways(page)).toBe(false);
  await checkAccessibility();
  await page.getByLabel('From').fill('2020-01-01');
  await expect(page.getByRole('button', { name: 'Filters (2 set)' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  await expect(page.getByText('of 61 quotes')).toBeVisible();

  // An incomplete date stays when the window becomes wider.
  await page.getByLabel('From').focus();
  await page.keyboard.type('0321');
  await page.getByLabel('Status').focus();
  const incomplete = page.getByText('Date must be a real day written as YYYY-MM-DD');
  await expect(incomplete).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(incomplete).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filters/ })).toHaveCount(0);
});

test('the keyboard alone searches, moves, selects and edits', async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await quotes.openManage();
  await expect(box(page, 'Quote 00')).toBeVisible();
  await page.getByRole('tab', { name: 'Manage Quotes' }).focus();
  await page.keyboard.press('/');
  await page.keyboard.type('quote 2');
  // All rows but the first follow a moment later.
  await expect(quotes.rows()).toHaveCount(15);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(box(page, 'Quote 12')).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('End');
  await expect(box(page, 'Quote 52')).toBeFocused();
  await expect(box(page, 'Quote 52')).toBeInViewport();
  await page.keyboard.press('Space');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('e');
  const dialog = quotes.dialog('Edit Quote');
  await expect(dialog.getByLabel('Quote Text')).toHaveValue('Quote 52');
  await page.keyboard.press('Escape');
  await expect(box(page, 'Quote 52')).toBeFocused();
  await page.keyboard.press('?');
  await expect(quotes.dialog('Keyboard shortcuts')).toBeInViewport({ ratio: 1 });
  expect(await overflowsSideways(page)).toBe(false);
  await checkAccessibility();
  await page.keyboard.press('Escape');
  await expect(box(page, 'Quote 52')).toBeFocused();
});

test.describe('an upload', () => {
  test.use({ expectedMessages: /404/ });

  test('narrows the list down to its quotes', async ({ page, checkAccessibility }) => {
    await quotes.openUpload();
    await quotes.upload('spring.csv', csv('New one,A friend,,', 'New two,A friend,,'));
    await expect(quotes.alert('Success')).toContainText('2 quotes uploaded successfully.');
    await page.getByRole('tab', { name: 'Manage Quotes' }).click();
    const upload = page.getByLabel('Upload', { exact: true });
    await expect(upload).toBeVisible();
    const topOf = async (label: string) =>
      (await page.getByLabel(label, { exact: true }).boundingBox())?.y;
    expect(await topOf('From')).toBe(await topOf('To'));
    await upload.selectOption({
      label: (await upload.locator('option').nth(1).textContent()) ?? '',
    });
    await expect(page.getByText('Showing 1-2 of 2 quotes')).toBeVisible();
    await expect(page).toHaveURL(/#quotes\/manage\?upload=\d+$/);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
    await page.goto('/admin#quotes/manage?upload=99');
    await expect(page.getByText('does not exist any more')).toBeVisible();
    await expect(page.getByText('Showing 1-25 of 63 quotes')).toBeVisible();
  });
});
