import { readFileSync } from 'node:fs';
import { writeQuoteFile } from '../apps/server/src/features/quote-import/write-quote-file.ts';
import { addQuotes } from '../apps/server/src/testing/content.ts';
import { atWidths, expect, overflowsSideways, test, WIDTHS } from './fixtures.ts';
import { holdResponses } from './hold-responses.ts';
import { QuotesTab } from './quotes-tab.ts';
import { ANNA, logIn } from './users.ts';

test.use({ content: 'users' });

const DATE = '2026-03-21';
const today = (): string => new Date().toISOString().slice(0, 10);
const csv = (...rows: string[]): string =>
  ['text,source,displayDate,referenceUrl', ...rows].join('\n');

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

test.describe('templates', () => {
  // The browser logs every error response of the server.
  test.use({ expectedMessages: /400 \(Bad Request\)/ });

  const open = async () => {
    await quotes.openUpload();
    await quotes.page.getByRole('button', { name: 'Download Template' }).click();
  };

  for (const [label, name] of [
    ['Excel (.xlsx)', 'quotes-template.xlsx'],
    ['CSV (.csv)', 'quotes-template.csv'],
  ] as const) {
    test(`are saved as ${name}`, async ({ page, checkAccessibility }) => {
      await open();
      await expect(page.getByRole('menuitem')).toHaveText(['Excel (.xlsx)', 'CSV (.csv)']);
      const entry = page.getByRole('menuitem', { name: label });
      await expect(entry).toHaveAttribute('href', `/api/templates/${name}`);
      await checkAccessibility();
      const download = page.waitForEvent('download');
      await entry.click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(name);
      // Not filled in it has no quotes, which proves that it arrived whole.
      await quotes.upload(name, readFileSync(await file.path()));
      await expect(quotes.alert('Error')).toContainText('The file has no quotes.');
    });
  }

  test('are on their way', async ({ page }) => {
    await page.route('**/api/templates', () => {});
    await open();
    await expect(page.getByRole('menuitem')).toHaveText(['Loading templates...']);
  });

  test.describe('that are missing', () => {
    test.use({ expectedMessages: /500|Internal Server Error/ });

    test('are none', async ({ page }) => {
      await page.route('**/api/templates', (route) => route.fulfill({ status: 500 }));
      await open();
      await expect(page.getByRole('menuitem')).toHaveText(['No templates available']);
    });

    test('say that they cannot be downloaded', async ({ page, checkAccessibility }) => {
      await page.route('**/*.xlsx', (route) => route.fulfill({ status: 500 }));
      await open();
      await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click();
      await expect(quotes.toast()).toContainText('Download Error');
      await expect(quotes.toast()).toContainText('Unable to download template file.');
      await expect(quotes.alert('Error')).toContainText('Download failed');
      await checkAccessibility();
    });
  });
});

test.describe('a file', () => {
  test.use({ expectedMessages: /400 \(Bad Request\)/ });

  test.beforeEach(() => quotes.openUpload());

  test('must be chosen, and be a spreadsheet', async ({ page, checkAccessibility }) => {
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(quotes.alert('Error')).toContainText('Please select a file first');
    await quotes.chooseFile('quotes.pdf', 'x');
    await expect(quotes.alert('Error')).toBeHidden();
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(quotes.alert('Error')).toContainText('Only CSV, XLSX, or XLS files are allowed');
    await checkAccessibility();
  });

  for (const format of ['csv', 'xlsx', 'xls'] as const) {
    test(`of the kind ${format} is uploaded at once when nothing stands against it`, async ({
      page,
      checkAccessibility,
    }) => {
      const added = { text: 'Fresh words', source: 'A friend', referenceUrl: null };
      const bytes = writeQuoteFile(
        [
          { ...added, displayDate: today() },
          { ...added, text: 'نور على نور', displayDate: null },
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

  test('shows what is wrong with it, row by row', async ({ page, checkAccessibility }) => {
    const rows = Array.from({ length: 120 }, (_, index) => `Text ${index},,03/04/2026,`);
    await quotes.upload('bad.csv', csv(...rows));
    await expect(quotes.toast()).toContainText('Failed to process file');
    await expect(quotes.alert('Error')).toContainText(
      'No date in the file has the form YYYY-MM-DD',
    );
    await expect(quotes.alert('Error')).toContainText('240 problems');
    const list = page.getByRole('region', { name: 'Problems in the file' });
    await expect(list.getByRole('listitem')).toHaveCount(100);
    await expect(list.getByRole('listitem').nth(1)).toHaveText('Row 2, source: Source is required');
    await expect(quotes.alert('Error')).toContainText('100 of 240');
    await checkAccessibility();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download list' }).click();
    const report = readFileSync(await (await download).path(), 'utf8');
    expect(report).toContain('Row 51, source: Source is required');
    await quotes.openManage();
    await expect(page.getByText('Showing 1-1 of 1 quotes')).toBeVisible();
  });

  test('shows what was not read of it', async () => {
    const content = 'Text;Source;Remark\nEins;Jemand;x\n';
    await quotes.upload('notes.csv', Buffer.concat([Buffer.from(content), Buffer.from([0xe4])]));
    await expect(quotes.alert('Error')).toContainText('1 problem');
    await quotes.upload(
      'notes.csv',
      Buffer.from('Text;Source;Remark\nM\u00e4rz;Jemand;x\n', 'latin1'),
    );
    await expect(quotes.alert('Success')).toContainText('These columns were not read: Remark');
    await expect(quotes.alert('Success')).toContainText('Windows-1252');
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

  test.describe('and does not get through', () => {
    test.use({ expectedMessages: /500|503|Failed to load/ });

    test('says that the check failed', async ({ page }) => {
      await page.route('**/check-conflicts', (route) => route.fulfill({ status: 500 }));
      await quotes.upload('quotes.csv', csv('One,s,,'));
      await expect(quotes.toast()).toContainText('Failed to process file');
      await expect(quotes.alert('Error')).toContainText(/Check failed|Internal Server Error/);
      await expect(page.getByText('quotes.csv')).toBeVisible();
    });

    test('says why the upload failed', async ({ page }) => {
      const body = JSON.stringify({ message: 'Several files are being read.' });
      await page.route('**/quotes/upload', (route) => route.fulfill({ status: 503, body }));
      await quotes.upload('quotes.csv', csv('One,s,,'));
      await expect(quotes.alert('Error')).toContainText('Several files are being read.');
      await page.unroute('**/quotes/upload');
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await expect(quotes.alert('Success')).toBeVisible();
    });
  });
});
