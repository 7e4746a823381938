import { readFileSync } from 'node:fs';
import { csv, QuotesTab } from '../quotes/quotes-tab.ts';
import { expect, test } from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';
import { Workbench } from './workbench.ts';

test.use({ content: 'users' });

let quotes: QuotesTab;

test.beforeEach(async ({ page }) => {
  await logIn(page, ANNA);
  quotes = new QuotesTab(page);
  await quotes.openUpload();
});

test.describe('a file', () => {
  // The browser logs every error response of the server.
  test.use({ expectedMessages: /400 \(Bad Request\)/ });

  test('must be chosen, and be a spreadsheet', async ({ page, checkAccessibility }) => {
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(quotes.alert('Error')).toContainText('Please select a file first');
    await quotes.chooseFile('quotes.pdf', 'x');
    await expect(quotes.alert('Error')).toBeHidden();
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(quotes.alert('Error')).toContainText('Only CSV, XLSX, or XLS files are allowed');
    await checkAccessibility();
  });

  test('shows what is wrong with it, row by row', async ({ page, checkAccessibility }) => {
    const rows = Array.from({ length: 120 }, (_, index) => `Text ${index},,2026-02-30,`);
    await quotes.upload('bad.csv', csv(...rows));
    await expect(quotes.toast()).toContainText('Failed to process file');
    await expect(quotes.alert('Error')).toContainText('120 rows have problems');
    const workbench = new Workbench(page);
    await expect(workbench.grid()).toHaveAttribute('aria-rowcount', '121');
    await expect(workbench.row(2)).toContainText('Source is required');
    await checkAccessibility();
    const download = page.waitForEvent('download');
    await workbench.button('Download list').click();
    const report = readFileSync(await (await download).path(), 'utf8');
    expect(report).toContain('Row 121, source: Source is required');
    await quotes.openManage();
    await expect(page.getByText('Showing 1-1 of 1 quotes')).toBeVisible();
  });

  test('shows what was not read of it', async () => {
    const content = 'Text;Source;Remark\nEins;Jemand;x\n';
    await quotes.upload('notes.csv', Buffer.concat([Buffer.from(content), Buffer.from([0xe4])]));
    await expect(quotes.alert('Error')).toContainText('1 row has problems');
    await quotes.upload(
      'notes.csv',
      Buffer.from('Text;Source;Remark\nM\u00e4rz;Jemand;x\n', 'latin1'),
    );
    await expect(quotes.alert('Success')).toContainText('These columns were not read: Remark');
    await expect(quotes.alert('Success')).toContainText('Windows-1252');
  });
});

test.describe('a file that does not get through', () => {
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
