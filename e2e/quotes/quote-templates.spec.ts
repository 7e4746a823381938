import { readFileSync } from 'node:fs';
import { expect, test } from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';
import { QuotesTab } from './quotes-tab.ts';

test.use({ content: 'users' });

let quotes: QuotesTab;

test.beforeEach(async ({ page }) => {
  await logIn(page, ANNA);
  quotes = new QuotesTab(page);
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
      // The template has no quotes as long as it is not filled in; that message proves that it arrived whole.
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
