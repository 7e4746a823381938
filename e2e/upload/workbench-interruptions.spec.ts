import { statSync, utimesSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { csv, QuotesTab } from '../quotes/quotes-tab.ts';
import { expect, leaveQuestion, test } from '../support/fixtures.ts';
import { ANNA, logIn, PASSWORD } from '../users/users.ts';
import { Workbench } from './workbench.ts';

test.use({ content: 'users', expectedMessages: /Failed to (load resource|get CSRF token)/ });

const [SOURCE, DATE] = [1, 2];
const wrong = csv('One,,2027-03-21,', 'Two,A friend,31/02/2027,');

let quotes: QuotesTab;
let workbench: Workbench;

test.beforeEach(async ({ page }) => {
  await logIn(page, ANNA);
  quotes = new QuotesTab(page);
  workbench = new Workbench(page);
  await quotes.openUpload();
});

/** Corrects both rows of the file. */
async function correct(page: Page): Promise<void> {
  await workbench.cell(2, SOURCE).click();
  await page.getByLabel('Source, row 2').fill('A neighbour');
  await page.keyboard.press('Enter');
  await workbench.cell(3, DATE).click();
  await page.getByLabel('Display date, row 3').fill('2027-02-28');
  await page.keyboard.press('Enter');
  await expect(workbench.region()).toContainText('2 quotes will be added.');
}

async function expectCorrections(): Promise<void> {
  await expect(workbench.cell(2, SOURCE)).toHaveText('A neighbour');
  await expect(workbench.cell(3, DATE)).toHaveText('February 28, 2027');
}

for (const [time, seconds, message] of [
  // The browser notices the change by the file's time, which is in whole seconds; a change that it does not notice is
  // found by the server.
  ['', 60, 'The file could not be read. If it has changed meanwhile, please choose it again.'],
  [' within a second', 0, 'The file has changed since it was opened. Please choose it again.'],
] as const) {
  test(`a file that changes on the disk${time} is not stored, and nothing is lost`, async ({
    page,
    checkAccessibility,
  }, testInfo) => {
    const path = testInfo.outputPath('wrong.csv');
    writeFileSync(path, wrong);
    const { mtimeMs } = statSync(path);
    await page.getByLabel('Choose File').setInputFiles(path);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await correct(page);
    writeFileSync(path, `${wrong}\nThree,A friend,,`);
    const changedAt = mtimeMs / 1000 + seconds;
    utimesSync(path, changedAt, changedAt);
    await workbench.button('Upload').click();
    await expect(workbench.region().getByRole('alert')).toContainText(message);
    await expectCorrections();
    await checkAccessibility();
  });
}

test('a session that ends keeps the corrections', async ({ page, endSessions }) => {
  await quotes.upload('wrong.csv', wrong);
  await correct(page);
  await endSessions();
  await workbench.button('Upload').click();
  const login = quotes.dialog('Log in again');
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(quotes.alert('Success')).toContainText('2 quotes uploaded successfully.');
});

test('a lost connection is said where the file is corrected', async ({
  page,
  checkAccessibility,
}) => {
  await quotes.upload('wrong.csv', wrong);
  await correct(page);
  await page.context().setOffline(true);
  await workbench.button('Upload').click();
  const failure = workbench.region().getByRole('alert');
  await expect(failure).toBeVisible();
  await expect(failure).toBeInViewport();
  await expectCorrections();
  await page.context().setOffline(false);
  await checkAccessibility();
  await workbench.button('Upload').click();
  await expect(quotes.alert('Success')).toContainText('2 quotes uploaded successfully.');
});

test('another file takes the place of one that was corrected, after a question', async ({
  page,
  checkAccessibility,
}) => {
  await quotes.upload('wrong.csv', wrong);
  await correct(page);
  await quotes.chooseFile('other.csv', csv('Three,A friend,2027-05-05,'));
  await expect(leaveQuestion(page)).toBeVisible();
  await checkAccessibility();
  await leaveQuestion(page).getByRole('button', { name: 'Stay' }).click();
  await expectCorrections();
  await expect(workbench.region()).toContainText('wrong.csv');
  await quotes.chooseFile('other.csv', csv('Three,A friend,2027-05-05,'));
  await leaveQuestion(page).getByRole('button', { name: 'Leave' }).click();
  await expect(workbench.region()).toBeHidden();
  await expect(quotes.alert('Error')).toBeHidden();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(quotes.alert('Success')).toContainText('1 quote uploaded successfully.');
});

test('files are corrected one after the other', async ({ page }) => {
  await quotes.upload('wrong.csv', wrong);
  await correct(page);
  await workbench.button('Upload').click();
  await expect(quotes.alert('Success')).toContainText('2 quotes uploaded successfully.');
  await quotes.upload('next.csv', csv('Three,,2027-05-05,', 'Four,A friend,,'));
  await expect(workbench.region()).toContainText('1 quote will be added, 1 row has problems.');
  await expect(quotes.alert('Success')).toBeHidden();
  await expect(workbench.cell(2, SOURCE)).toHaveText('Empty');
  await workbench.button('Leave out row 2').click();
  await workbench.button('Upload').click();
  await expect(quotes.alert('Success')).toContainText('1 quote uploaded successfully.');
});

test.describe('a workbench that cannot be loaded', () => {
  test.use({ expectedMessages: /Failed to (load resource|fetch dynamically imported module)/ });

  test('is tried again, with the file kept', async ({ page, checkAccessibility }) => {
    const script = /\/workbench-[^/]*\.js$/;
    await page.route(script, (route) => route.abort());
    await quotes.upload('wrong.csv', wrong);
    await expect(workbench.region().getByRole('alert')).toContainText('could not be loaded');
    await checkAccessibility();
    await workbench.button('Retry').click();
    await expect(workbench.region().getByRole('alert')).toContainText('could not be loaded');
    await page.unroute(script);
    await workbench.button('Retry').click();
    await correct(page);
  });
});
