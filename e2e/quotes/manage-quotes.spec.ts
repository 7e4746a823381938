import { addDays } from '@bahai-friends/badi-calendar';
import type { Database } from '../../apps/server/src/db/database.ts';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { atWidths, expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';
import { QuotesTab } from './quotes-tab.ts';

test.use({ content: 'users' });

const today = (): string => new Date().toISOString().slice(0, 10);

/** Sixty days around today, besides the undated quote that is there already. */
function addSchedule(database: Database): Promise<unknown> {
  return addQuotes(
    database,
    ...Array.from({ length: 60 }, (_, index) => ({
      text: `Quote ${String(index).padStart(2, '0')}`,
      source: index % 2 === 0 ? 'Bahá’u’lláh' : 'A friend',
      displayDate: addDays(today(), index - 30),
      ...(index === 30 && { referenceUrl: 'https://www.bahai.org/library/' }),
    })),
  );
}

let quotes: QuotesTab;

test.beforeEach(async ({ page }) => {
  await logIn(page, ANNA);
  quotes = new QuotesTab(page);
});

test.describe('the list of quotes', () => {
  test.beforeEach(async ({ site }) => {
    await site.change(addSchedule);
    await quotes.openManage();
  });

  test('is whole at every width', async ({ page, checkAccessibility }) => {
    await atWidths(page, [320, ...WIDTHS], async () => {
      await expect(page.getByText('Showing 1-25 of 61 quotes')).toBeVisible();
      await expect(quotes.row('Quote 00')).toContainText('Past');
      await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeAttached();
      expect(await overflowsSideways(page)).toBe(false);
      await checkAccessibility();
    });
  });

  test('says how each quote is scheduled', async ({ page }) => {
    await page.getByLabel('Quotes per page').selectOption('100');
    await expect(quotes.rows()).toHaveCount(61);
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(quotes.row('Quote 29')).toContainText('Past');
    await expect(quotes.row('Quote 30')).toContainText('Today');
    await expect(quotes.row('Quote 31')).toContainText('Upcoming');
    await expect(quotes.rows().last()).toContainText('Not scheduled');
    const reference = quotes.row('Quote 30').getByRole('link', { name: /^Reference/ });
    await expect(reference).toHaveAttribute('href', 'https://www.bahai.org/library/');
    await expect(reference).toHaveAttribute('target', '_blank');
  });

  test('is turned page by page, and narrowed down', async ({ page, checkAccessibility }) => {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await expect(page.getByText('Showing 26-50 of 61 quotes')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Showing 51-61 of 61 quotes')).toBeVisible();
    await page.getByLabel('Status').selectOption('Past');
    // The list is still there, and goes no further than the last page.
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect(page.getByText('Showing 26-30 of 30 quotes')).toBeVisible();
    await page.getByPlaceholder('Search quotes and sources...').fill('bahaullah');
    await expect(page.getByText('Showing 1-15 of 15 quotes')).toBeVisible();
    await expect(page.getByText(/^Page/)).toBeHidden();
    await page.getByLabel('From').fill(addDays(today(), -4));
    await page.getByLabel('To').fill(addDays(today(), -2));
    await expect(page.getByText('Showing 1-2 of 2 quotes')).toBeVisible();
    await page.getByPlaceholder('Search quotes and sources...').fill('nothing like it');
    await expect(page.getByText('No quotes found matching your filters')).toBeVisible();
    await checkAccessibility();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page.getByText('of 61 quotes')).toBeVisible();
  });

  test('shows those of a status', async ({ page }) => {
    for (const [status, count] of [
      ['Current', 1],
      ['Upcoming', 29],
      ['Unscheduled', 1],
      ['All', 61],
    ] as const) {
      await page.getByLabel('Status').selectOption(status);
      await expect(page.getByText(`of ${count} quotes`), status).toBeVisible();
    }
  });

  test('lets many be deleted at once', async ({ page, checkAccessibility }) => {
    const all = page.getByRole('checkbox', { name: 'Select all on this page' });
    await quotes.row('Quote 00').getByRole('checkbox').check();
    expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    await all.check();
    await expect(page.getByText('25 selected')).toBeVisible();
    await page.getByPlaceholder('Search quotes and sources...').fill('Quote 0');
    await expect(page.getByText('(13 of them hidden by the filters)')).toBeVisible();
    await checkAccessibility();
    await page.getByRole('button', { name: 'Clear Selection' }).click();
    await expect(page.getByText('25 selected')).toBeHidden();
    await all.check();
    await page.getByRole('button', { name: 'Delete Selected' }).click();
    const dialog = quotes.dialog('Bulk Delete Quotes');
    await expect(dialog).toContainText('15 quotes');
    await checkAccessibility();
    await dialog.getByRole('button', { name: 'Delete Selected' }).click();
    await expect(quotes.toast()).toContainText('Successfully deleted 15 quotes');
    await expect(page.getByText('15 selected')).toBeHidden();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page.getByText('of 46 quotes')).toBeVisible();
  });

  test('lets a quote be edited, with the keyboard alone', async ({ page, checkAccessibility }) => {
    await quotes
      .row('Quote 00')
      .getByRole('button', { name: /^Actions/ })
      .focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const dialog = quotes.dialog('Edit Quote');
    await expect(dialog.getByLabel('Quote Text')).toBeFocused();
    await expect(dialog).toContainText(
      'Link to the quote reference in the Bahai Reference Library',
    );
    await checkAccessibility();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Better words');
    await dialog.getByRole('button', { name: 'Clear' }).press('Enter');
    await dialog.getByRole('button', { name: 'Save Changes' }).press('Enter');
    await expect(quotes.toast()).toContainText('Quote updated successfully');
    await expect(dialog).toBeHidden();
    await page.getByPlaceholder('Search quotes and sources...').fill('better');
    await expect(quotes.row('Better words')).toContainText('Not scheduled');
  });

  test('lets a quote be deleted after a question', async ({ page, checkAccessibility }) => {
    await quotes.choose('Quote 00', 'Delete');
    const dialog = quotes.dialog('Delete Quote');
    await expect(dialog).toContainText('This action cannot be undone');
    await expect(dialog).toContainText('Quote 00');
    await expect(dialog).toContainText('Bahá’u’lláh');
    await checkAccessibility();
    await dialog.getByRole('button', { name: 'Delete Quote' }).click();
    await expect(quotes.toast()).toContainText('Quote deleted successfully');
    await expect(quotes.row('Quote 00')).toHaveCount(0);
    await expect(page.getByText('of 60 quotes')).toBeVisible();
  });

  test('can be saved as a file', async ({ page }) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Quotes' }).click();
    expect((await download).suggestedFilename()).toBe(`quotes-${today()}.csv`);
  });

  test.describe('when another volunteer was faster', () => {
    test.use({ expectedMessages: /409|412/ });

    test('keeps what was typed and offers the newer version', async ({
      site,
      checkAccessibility,
    }) => {
      await quotes.choose('Quote 00', 'Edit');
      const dialog = quotes.dialog('Edit Quote');
      await dialog.getByLabel('Source').fill('Mine');
      await site.change((database) =>
        database.writes
          .updateTable('quotes')
          .set({ source: 'Theirs', version: 2 })
          .where('text', '=', 'Quote 00')
          .execute(),
      );
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(dialog).toContainText('This has been changed in the meantime');
      await expect(dialog.getByLabel('Source')).toHaveValue('Mine');
      await checkAccessibility();
      await dialog.getByRole('button', { name: 'Load the newer version' }).click();
      await expect(dialog.getByLabel('Source')).toHaveValue('Theirs');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(dialog).toBeHidden();
    });

    test('says which date is taken', async () => {
      await quotes.choose('Quote 00', 'Edit');
      const dialog = quotes.dialog('Edit Quote');
      await dialog.getByLabel('Display Date (Optional)').fill(today());
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(quotes.toast()).toContainText('Date Conflict');
      await expect(quotes.toast()).toContainText('There is already 1 quote scheduled for');
      await expect(dialog).toBeVisible();
    });
  });
});

test.describe('quotes', () => {
  test('that are on their way', async ({ page, checkAccessibility }) => {
    await page.route('**/api/quotes', () => {});
    await quotes.openManage();
    await expect(page.getByText('Loading quotes')).toBeAttached();
    await checkAccessibility();
  });

  test.describe('that do not come', () => {
    test.use({ expectedMessages: /500/ });

    test('are asked for again', async ({ page, checkAccessibility }) => {
      await page.route('**/api/quotes', (route) => route.fulfill({ status: 500 }));
      await quotes.openManage();
      await expect(page.getByRole('alert')).toContainText('Error Loading Quotes');
      await expect(page.getByRole('alert')).toContainText(
        'There was a problem loading the quotes. Please try again',
      );
      await checkAccessibility();
      await page.unroute('**/api/quotes');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText('Showing 1-1 of 1 quotes')).toBeVisible();
    });
  });
});
