import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { writeQuoteFile } from '../../packages/quote-sheet/src/index.ts';
import { holdResponses } from '../offline/hold-responses.ts';
import { csv, QuotesTab } from '../quotes/quotes-tab.ts';
import { atWidths, expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';

test.use({ content: 'users' });

const DATE = '2026-03-21';
const today = (): string => new Date().toISOString().slice(0, 10);

let quotes: QuotesTab;

test.beforeEach(async ({ page }) => {
  await logIn(page, ANNA);
  quotes = new QuotesTab(page);
});

test('the panel is whole at every width', async ({ page, checkAccessibility }) => {
  await quotes.openUpload();
  await atWidths(page, [320, ...WIDTHS], async () => {
    await expect(
      page.getByText(
        'Upload a CSV or Excel file with columns text, source and optional displayDate and referenceUrl.',
      ),
    ).toBeVisible();
    await expect(page.getByLabel('Choose File')).toHaveAttribute('accept', '.csv,.xlsx,.xls');
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
  });
});

test.describe('a file', () => {
  test.beforeEach(() => quotes.openUpload());

  for (const format of ['csv', 'xlsx', 'xls'] as const) {
    test(`of the kind ${format} is uploaded at once when nothing stands against it`, async ({
      page,
      checkAccessibility,
    }) => {
      const added = newQuoteWith({ text: 'Fresh words', source: 'A friend' });
      const bytes = writeQuoteFile(
        [
          { ...added, displayDate: today() },
          { ...added, text: 'نور على نور' },
        ],
        format,
      );
      await quotes.upload(`Quotes.${format.toUpperCase()}`, bytes);
      await expect(quotes.toast()).toContainText('2 quotes uploaded successfully.');
      await expect(quotes.alert('Success')).toContainText('2 quotes uploaded successfully.');
      await expect(page.getByText('No file chosen')).toBeVisible();
      await checkAccessibility();
      await page.getByRole('tab', { name: 'Manage Quotes' }).click();
      await expect(quotes.row('نور على نور')).toContainText('Not scheduled');
      await expect(quotes.row('Fresh words')).toContainText('Today');
      await page.getByRole('button', { name: 'View Site' }).click();
      await expect(
        page
          .getByRole('region', { name: 'Today’s Quote' })
          .or(page.getByRole('region', { name: "Today's Quote" })),
      ).toContainText('Fresh words');
    });
  }

  test('may be dropped', async ({ page }) => {
    const transfer = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'dropped.csv'));
      return data;
    }, csv('Dropped,A friend,,'));
    const zone = page.getByText('You can drop one here.');
    for (const type of ['dragenter', 'dragover', 'drop']) {
      await zone.dispatchEvent(type, { dataTransfer: transfer });
    }
    await expect(page.getByText('dropped.csv')).toBeVisible();
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(quotes.alert('Success')).toContainText('1 quote uploaded successfully.');
  });
});

test.describe('a file with dates that are taken', () => {
  test.beforeEach(async ({ site, checkAccessibility }) => {
    await site.change((database) =>
      addQuotes(database, { text: 'a', displayDate: DATE }, { text: 'b', displayDate: DATE }),
    );
    await quotes.openUpload();
    await quotes.upload(
      'quotes.csv',
      csv(`1,s,${DATE},`, '2,s,2026-04-01,', '3,s,2026-04-01,', '4,s,2026-04-02,'),
    );
    const dialog = quotes.dialog('Date Conflicts Detected');
    await expect(dialog).toContainText('March 21, 2026');
    await expect(dialog).toContainText('April 1, 2026');
    await expect(dialog).not.toContainText('April 2, 2026');
    await checkAccessibility();
  });

  test('is not uploaded when it is cancelled', async ({ page, checkAccessibility }) => {
    await page.getByRole('button', { name: 'Cancel Upload' }).click();
    const alert = quotes.alert('Date Conflicts');
    await expect(alert.getByText('March 21, 2026')).toBeVisible();
    await expect(alert).toContainText('2 quotes');
    await expect(alert).toContainText('the most recently updated one is shown');
    await checkAccessibility();
    await page.getByRole('tab', { name: 'Manage Quotes' }).click();
    await expect(page.getByText('Showing 1-3 of 3 quotes')).toBeVisible();
  });

  test('is uploaded when it is to be, with a warning', async ({ page, checkAccessibility }) => {
    await page.getByRole('button', { name: 'Proceed with Upload' }).click();
    await expect(quotes.toast()).toContainText('Upload Complete - With Warnings');
    await expect(quotes.toast()).toContainText('Some dates have conflicting quotes');
    await expect(quotes.alert('Success')).toContainText('4 quotes uploaded successfully.');
    await expect(quotes.alert('Date Conflicts')).toContainText('3 quotes');
    await checkAccessibility();
    await page.getByRole('tab', { name: 'Manage Quotes' }).click();
    await expect(page.getByText('Showing 1-7 of 7 quotes')).toBeVisible();
  });
});

test.describe('a file that is under way', () => {
  test.beforeEach(() => quotes.openUpload());

  test('shows that it is checked, then uploaded', async ({ page, checkAccessibility }) => {
    const release = await holdResponses(page, '**/api/quotes/check-conflicts');
    await quotes.upload('quotes.csv', csv('One,s,,'));
    await expect(page.getByRole('button', { name: 'Checking...' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
    await checkAccessibility();
    release();
    await expect(quotes.alert('Success')).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeHidden();
  });
});
