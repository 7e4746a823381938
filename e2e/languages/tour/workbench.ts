import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { DashboardTexts } from '../../../packages/languages/src/texts.ts';
import { expect } from '../../support/fixtures.ts';
import { dialog, goTo, press, type Stop } from './steps.ts';
import { checked, csv, uploadSheet } from './uploads.ts';

const LINES = csv(
  'Eins,Jemand,2027-03-21,',
  'Zwei,,2027-03-22,nirgends',
  'Drei,Jemand,31/02/2027,',
);

async function correct(page: Page, words: DashboardTexts, content = LINES): Promise<void> {
  await uploadSheet(page, words, 'wrong.csv', content);
  await checked(page, words);
  await expect(page.getByRole('grid')).toBeVisible();
}

/** A file on its way through the workbench before it is uploaded. */
export const workbench: readonly Stop[] = [
  {
    name: 'how a file is read',
    async show(page, words) {
      await correct(page, words);
      const folded = page.locator('details.disclosure:not([open]) > summary');
      await folded.first().click();
      await folded.first().click();
      await expect(
        page.getByLabel(words.quotesFileQuestions.headingRow, { exact: true }),
      ).toBeVisible();
    },
  },
  {
    name: 'value that is corrected',
    async show(page, words) {
      await correct(page, words);
      await page.locator('.cell-wrong').last().click();
      await expect(page.locator('.rows-grid .input')).toBeVisible();
    },
  },
  {
    name: 'row that is left out',
    async show(page, words) {
      await correct(page, words);
      await press(page, words.quotesWorkbench.leaveOutRow(3));
      await press(page, words.quotesWorkbench.allRows(3));
    },
  },
  {
    name: 'corrections that are discarded',
    async show(page, words) {
      await correct(page, words);
      await press(page, words.quotesWorkbench.leaveOutRow(3));
      await page.getByText(words.quotesFileQuestions.howRead, { exact: true }).click();
      await page
        .getByLabel(words.quotesFileQuestions.headingRow, { exact: true })
        .selectOption('0');
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'file that is left',
    async show(page, words) {
      await correct(page, words);
      await press(page, words.quotesWorkbench.leaveOutRow(3));
      await press(page, words.common.cancel);
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'rows with translations',
    async show(page, words) {
      const headings = 'text,source,displayDate,referenceUrl,Text (de),Text (fa)';
      await correct(
        page,
        words,
        `${headings}\nOne,Somebody,2027-05-01,nowhere,Eins,یک\nTwo,Somebody,never,,Zwei,`,
      );
      await page.locator('.translations-button').first().click();
      await expect(page.locator('.row-translations').first()).toBeVisible();
    },
  },
  {
    name: 'rows that change stored quotes',
    async show(page, words) {
      await goTo(page, 'quotes/manage', '.quotes-table tbody tr');
      const download = page.waitForEvent('download');
      await press(page, words.quotesList.exportQuotes);
      const stored = readFileSync(await (await download).path(), 'utf8');
      await uploadSheet(page, words, 'again.csv', stored.replace('Von heute', 'Von heute früh'));
      await checked(page, words);
      await expect(page.locator('.rows-grid ins').first()).toBeVisible();
    },
  },
];
