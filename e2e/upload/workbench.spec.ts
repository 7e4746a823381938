import type { Locator, Page } from '@playwright/test';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { csv, QuotesTab } from '../quotes/quotes-tab.ts';
import { expect, leaveQuestion, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';
import { Workbench } from './workbench.ts';

// The browser logs every error response of the server.
test.use({ content: 'users', expectedMessages: /400 \(Bad Request\)/ });

const [TEXT, SOURCE, DATE] = [0, 1, 2];
const DATE_QUESTION = 'Which day is 03/04/2027 (row 2)?';
const ambiguous = csv('One,A friend,03/04/2027,', 'Two,A friend,05/06/2027,www.bahai.org');
const wrong = csv(
  'One,A friend,2027-03-21,',
  'Two,,2027-03-22,',
  'Three,A friend,31/02/2027,',
  'نور على نور,,,',
);

/** More stops for Tab than the page has. */
const STOPS_MAX = 60;

/** Presses a key until an element has the focus. */
async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

let quotes: QuotesTab;
let workbench: Workbench;

test.beforeEach(async ({ page }) => {
  await logIn(page, ANNA);
  quotes = new QuotesTab(page);
  workbench = new Workbench(page);
  await quotes.openUpload();
});

test.describe('a file that leaves the order of its dates open', () => {
  test('is uploaded with one press', async ({ page, checkAccessibility }) => {
    await quotes.upload('dates.csv', ambiguous);
    const question = workbench.question(DATE_QUESTION);
    await expect(question.getByRole('button')).toHaveText(['April 3, 2027', 'March 4, 2027']);
    await expect(workbench.heading()).toBeFocused();
    await expect(quotes.alert('Error')).toBeHidden();
    await expect(quotes.toast()).toBeHidden();
    for (const width of [320, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowsSideways(page)).toBe(false);
    }
    await checkAccessibility();
    await question.getByRole('button', { name: 'April 3, 2027' }).click();
    await expect(quotes.alert('Success')).toContainText('2 quotes uploaded successfully.');
    await expect(workbench.region()).toBeHidden();
    await expect(page.getByText('No file chosen')).toBeVisible();
    await checkAccessibility();
    await quotes.openManage();
    await expect(quotes.row('One')).toContainText('April 3, 2027');
    await expect(quotes.row('Two')).toContainText('June 5, 2027');
  });

  test('asks about its date conflicts, too', async ({ site }) => {
    await site.change((database) =>
      addQuotes(database, { text: 'There already', displayDate: '2027-03-04' }),
    );
    await quotes.upload('dates.csv', ambiguous);
    await workbench.question(DATE_QUESTION).getByRole('button', { name: 'March 4, 2027' }).click();
    const dialog = quotes.dialog('Date Conflicts Detected');
    await expect(dialog).toContainText('March 4, 2027: 1 quote already scheduled');
    await dialog.getByRole('button', { name: 'Proceed with Upload' }).click();
    await expect(quotes.alert('Success')).toContainText('2 quotes uploaded successfully.');
  });
});

test.describe('a file with problems', () => {
  test('is corrected with the mouse', async ({ page, checkAccessibility }) => {
    await quotes.upload('wrong.csv', wrong);
    await expect(quotes.alert('Error')).toContainText('not uploaded: 3 rows have problems.');
    await expect(quotes.toast()).toContainText('Failed to process file');
    await expect(workbench.region()).toContainText('1 quote will be added, 3 rows have problems.');
    await expect(workbench.button('Upload')).toBeDisabled();
    await expect(workbench.grid()).toHaveAttribute('aria-rowcount', '4');
    await checkAccessibility();

    await workbench.cell(3, SOURCE).click();
    await page.keyboard.type('***');
    await expect(workbench.row(3)).toContainText('Source must have a letter or a digit');
    await checkAccessibility();
    await page.getByLabel('Source, row 3').fill('A friend');
    await workbench.cell(4, DATE).click();
    await expect(workbench.row(3).getByRole('rowheader')).toHaveText(/New/);
    await expect(workbench.row(4)).toContainText('In the file: 31/02/2027');
    // The number of remaining problems is shown in one place.
    await expect(workbench.region()).toContainText('2 rows have problems.');
    await expect(quotes.alert('Error')).toBeHidden();
    await page.getByLabel('Display date, row 4').fill('2027-02-28');
    await workbench.button('Leave out row 5').click();
    await expect(workbench.region()).toContainText('3 quotes will be added, 1 row is left out.');
    await checkAccessibility();
    await workbench.button('Upload').click();
    await expect(quotes.alert('Success')).toContainText('3 quotes uploaded successfully.');
    await expect(workbench.region()).toBeHidden();
    await quotes.openManage();
    await expect(quotes.row('Three')).toContainText('February 28, 2027');
    await expect(page.getByText('Showing 1-4 of 4 quotes')).toBeVisible();
  });

  test('is corrected with the keyboard alone', async ({ page }) => {
    await quotes.chooseFile('wrong.csv', wrong);
    await page.getByRole('button', { name: 'Upload', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(workbench.grid()).toBeVisible();
    await expect(workbench.heading()).toBeFocused();
    // Tab alone leads from the heading to the grid, whatever lies between them.
    await pressUntilFocused(page, 'Tab', workbench.cell(3, TEXT));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.type('A friend');
    await page.keyboard.press('Enter');
    await expect(workbench.cell(3, SOURCE)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('F2');
    await page.keyboard.type('02282027');
    await page.keyboard.press('Enter');
    await expect(workbench.cell(4, DATE)).toHaveText('February 28, 2027');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('F2');
    await page.keyboard.type('never kept');
    await page.keyboard.press('Escape');
    await expect(workbench.cell(5, SOURCE)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(workbench.row(5).getByRole('rowheader')).toHaveText(/Left out/);
    await pressUntilFocused(page, 'Shift+Tab', workbench.button('Upload'));
    await page.keyboard.press('Enter');
    await expect(quotes.alert('Success')).toContainText('3 quotes uploaded successfully.');
  });

  test('is corrected on a phone', async ({ page, checkAccessibility }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await quotes.upload('wrong.csv', wrong);
    await expect(workbench.grid()).toBeVisible();
    await checkAccessibility();
    await workbench.cell(3, SOURCE).click();
    await page.getByLabel('Source, row 3').fill('A friend');
    await page.keyboard.press('Enter');
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await overflowsSideways(page)).toBe(false);
      const { width: cell } = (await workbench.cell(3, TEXT).boundingBox()) ?? { width: 0 };
      expect(cell).toBeGreaterThan(width / 2);
    }
    await workbench.button('Leave out all rows with problems (2)').click();
    await workbench.button('Upload').click();
    await expect(quotes.alert('Success')).toContainText('2 quotes uploaded successfully.');
  });

  test('keeps what was corrected until it is given up', async ({ page }) => {
    await quotes.upload('wrong.csv', wrong);
    await workbench.cell(3, SOURCE).click();
    await page.getByLabel('Source, row 3').fill('A friend');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'View Site' }).click();
    await leaveQuestion(page).getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('tab', { name: 'Manage Quotes' }).click();
    await page.getByRole('tab', { name: 'Upload Quotes' }).click();
    await expect(workbench.cell(3, SOURCE)).toHaveText('A friend');
    await workbench.button('Cancel').click();
    await leaveQuestion(page).getByRole('button', { name: 'Leave' }).click();
    await expect(workbench.region()).toBeHidden();
    await expect(page.getByText('No file chosen')).toBeVisible();
  });
});

test('a file of unknown columns is matched', async ({ page, checkAccessibility }) => {
  await quotes.upload('columns.csv', 'A1,B1,C1\nBe kind,A friend,x\nBe true,A friend,y\n');
  await expect(workbench.region()).toContainText('A row at the top must name the columns');
  await expect(quotes.alert('Error')).toBeHidden();
  await expect(workbench.region()).toContainText('First choose which column holds what.');
  await checkAccessibility();
  const choice = (name: string) => workbench.region().getByLabel(name, { exact: true });
  await page.getByText('How the file is read').click();
  await choice('Row with the headings').selectOption('Row 1');
  await choice('Text').selectOption('A: A1 — “Be kind”');
  await choice('Source').selectOption('B: B1 — “A friend”');
  await expect(workbench.region()).toContainText('2 quotes will be added.');
  await checkAccessibility();
  await workbench.button('Upload').click();
  await expect(quotes.alert('Success')).toContainText('2 quotes uploaded successfully.');
});
