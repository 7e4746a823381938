import { readFileSync } from 'node:fs';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { QuotesTab } from '../quotes/quotes-tab.ts';
import { expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';

test.use({ content: 'users' });
// Each test exports, checks and uploads, which takes long on a busy machine.

const DATE = '2026-03-21';

let quotes: QuotesTab;

test.describe('an export that is uploaded again', () => {
  /** The file that the Export button saves, after dated quotes were added to the undated one. */
  let exported: Buffer;

  test.beforeEach(async ({ site, page }) => {
    await logIn(page, ANNA);
    quotes = new QuotesTab(page);
    await site.change((database) =>
      addQuotes(
        database,
        { text: '=Two\nlines, “quoted”', displayDate: DATE, referenceUrl: 'https://a.b/?x=1' },
        { text: 'نور على نور 😀 _x000D_', displayDate: '2026-04-01' },
      ),
    );
    await quotes.openManage();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Quotes' }).click();
    exported = readFileSync(await (await download).path());
    await page.getByRole('tab', { name: 'Upload Quotes' }).click();
  });

  test('doubles nothing, and says so', async ({ page, checkAccessibility }) => {
    await quotes.upload('quotes.csv', exported);
    const dialog = quotes.dialog('Date Conflicts Detected');
    const sentence =
      'All 3 quotes in this file are already saved, with the same text, source, date and link. Uploading the file adds nothing and changes nothing.';
    await expect(dialog).toContainText(sentence);
    await expect(dialog).toContainText('March 21, 2026: 1 quote already scheduled');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('button', { name: 'Proceed with Upload' })).toBeInViewport();
      expect(await overflowsSideways(page)).toBe(false);
    }
    await checkAccessibility();
    await page.getByRole('button', { name: 'Proceed with Upload' }).click();
    await expect(dialog).toBeHidden();
    const message = 'Nothing was added: 3 quotes were there already.';
    await expect(quotes.alert('Success')).toContainText(message);
    await expect(quotes.toast()).toContainText(message);
    await expect(quotes.alert('Date Conflicts')).toBeHidden();
    await expect(quotes.alert('Error')).toBeHidden();
    await expect(page.getByText('No file chosen')).toBeVisible();
    await checkAccessibility();
    await page.getByRole('tab', { name: 'Manage Quotes' }).click();
    await expect(page.getByText('Showing 1-3 of 3 quotes')).toBeVisible();
  });

  test('with a row more adds that row', async ({ page }) => {
    await quotes.upload('quotes.csv', `${exported}New,A friend,${DATE},\r\n`);
    const sentence = '3 of the 4 quotes in this file are already saved';
    await expect(quotes.dialog('Date Conflicts Detected')).toContainText(sentence);
    await page.getByRole('button', { name: 'Cancel Upload' }).click();
    await expect(quotes.alert('Date Conflicts')).toContainText(sentence);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByRole('button', { name: 'Proceed with Upload' }).click();
    await expect(quotes.alert('Success')).toContainText(
      '1 quote uploaded successfully; 3 quotes were there already and not added again.',
    );
    await expect(quotes.alert('Date Conflicts')).toContainText('March 21, 2026: 2 quotes');
    await page.getByRole('tab', { name: 'Manage Quotes' }).click();
    await expect(page.getByText('Showing 1-4 of 4 quotes')).toBeVisible();
  });
});
