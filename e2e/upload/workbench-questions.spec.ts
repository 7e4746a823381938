import type { Page } from '@playwright/test';
import { encodeText } from '../../packages/spreadsheet/src/testing/encode-text.ts';
import { QuotesTab } from '../quotes/quotes-tab.ts';
import { expect, test } from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';
import { communitySheet, Workbench } from './workbench.ts';

// The browser logs every error response of the server.
test.use({ content: 'users', expectedMessages: /400 \(Bad Request\)/ });

/** Presses a button with the keyboard. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

let quotes: QuotesTab;
let workbench: Workbench;

/** The choice of the column for a kind of content. */
const column = (name: string) => workbench.region().getByLabel(name, { exact: true });

test.beforeEach(async ({ page }) => {
  await logIn(page, ANNA);
  quotes = new QuotesTab(page);
  workbench = new Workbench(page);
  await quotes.openUpload();
});

test('which sheet has the quotes is asked, and the upload goes on', async ({
  page,
  checkAccessibility,
}) => {
  await quotes.upload('two-lists.xlsx', communitySheet('two-lists.xlsx'));
  const question = workbench.question('Which sheet has the quotes?');
  await expect(question.getByRole('button')).toHaveText(['Morning7 rows', 'Evening7 rows']);
  await expect(quotes.alert('Error')).toBeHidden();
  await expect(workbench.grid()).toBeHidden();
  await checkAccessibility();
  await press(page, /^Evening/);
  await expect(quotes.alert('Success')).toBeVisible();
  await expect(workbench.region()).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('how letters are written is asked by a line of the file', async ({ checkAccessibility }) => {
  const file = encodeText('text,source\nZażółć gęślą jaźń,Ktoś\n', 'windows-1250');
  await quotes.upload('letters.csv', file);
  const question = workbench.question('Which of these reads right?');
  const answer = question.getByRole('button', { name: 'Central European' });
  await expect(answer).toContainText('Zażółć gęślą jaźń,Ktoś');
  await checkAccessibility();
  await answer.click();
  await expect(quotes.alert('Success')).toContainText('1 quote uploaded successfully.');
  await quotes.openManage();
  await expect(quotes.row('Zażółć gęślą jaźń')).toContainText('Ktoś');
});

test('letters are asked about before columns, and the focus stays', async ({ page }) => {
  await quotes.upload('polish.csv', communitySheet('imitation-polish-excel.csv'));
  await expect(workbench.question('Which of these reads right?')).toBeVisible();
  await expect(workbench.region().getByLabel('Text', { exact: true })).toBeHidden();
  await press(page, /^Central European/);
  await expect(workbench.region()).toContainText('First choose which column holds what.');
  await expect(workbench.heading()).toBeFocused();
  await column('Text').selectOption('A');
  await expect(workbench.region()).not.toContainText('Reading the file...');
  await column('Source').focus();
  await column('Source').selectOption('B');
  await expect(workbench.region()).toContainText('7 quotes will be added.');
  await expect(column('Source')).toBeFocused();
  await press(page, 'Row 1 has the headings');
  await column('Display date').selectOption('C');
  await expect(workbench.region()).toContainText('6 quotes will be added.');
  await expect(column('Source').locator('option:checked')).toHaveText(/^B: Źródło/);
});

test('columns that are taken as they are make room for the rows', async ({ page }) => {
  await quotes.upload('texts.csv', 'text\nBe kind\nBe true\n');
  await press(page, 'Use these columns');
  await expect(workbench.region()).toContainText('2 rows have problems.');
  await expect(column('Text')).toBeHidden();
  await expect(page.getByText('Change columns')).toBeFocused();
});

test('the first row is made the headings with one press', async ({ page, checkAccessibility }) => {
  await quotes.upload('columns.csv', 'A1,B1\nBe kind,A friend\nBe true,A friend\n');
  await expect(workbench.region()).toContainText('A row at the top must name the columns');
  await expect(quotes.alert('Error')).toBeHidden();
  await checkAccessibility();
  await press(page, 'Row 1 has the headings');
  await expect(column('Text').getByRole('option')).toHaveText([
    'Choose a column',
    'A: A1 — “Be kind”',
    'B: B1 — “A friend”',
  ]);
  await expect(page.getByText('Change columns')).toBeFocused();
  await column('Text').selectOption('A');
  await column('Source').selectOption('B');
  await expect(workbench.region()).toContainText('2 quotes will be added.');
});

test('merged cells are filled in or confirmed as empty, then dates are asked about', async ({
  page,
}) => {
  await quotes.upload('titles.xlsx', communitySheet('titles-and-totals.xlsx'));
  await expect(workbench.row(2)).toContainText('The cells B2:D2 are merged.');
  await workbench.cell(2, 1).click();
  await page.getByLabel('Source, row 2').fill('A friend');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(workbench.row(2).getByRole('rowheader')).toHaveText(/New/);
  await workbench.button('Leave out all rows with problems (2)').click();
  const uploading = workbench.button('Upload');
  await uploading.click();
  const dialog = quotes.dialog('Date Conflicts Detected');
  await expect(dialog).toContainText('March 24, 2027: 2 rows in the file');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(uploading).toBeFocused();
  await expect(workbench.cell(2, 1)).toHaveText('A friend');
  await uploading.click();
  await dialog.getByRole('button', { name: 'Proceed with Upload' }).click();
  await expect(quotes.alert('Success')).toContainText('11 quotes uploaded successfully.');
});

test('one source is given to a sheet that has none', async ({ page }) => {
  await quotes.upload('texts.csv', 'text\nBe kind\nBe true\n');
  await workbench.button('Use these columns').click();
  await page.getByLabel('Source for all rows without one').fill('A friend');
  await page.keyboard.press('Enter');
  await expect(workbench.region()).toContainText('2 quotes will be added.');
  await workbench.button('Upload').click();
  await expect(quotes.alert('Success')).toContainText('2 quotes uploaded successfully.');
});
