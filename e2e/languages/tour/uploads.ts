import type { Page } from '@playwright/test';
import type { DashboardTexts } from '../../../packages/languages/src/texts.ts';
import { expect } from '../../support/fixtures.ts';
import { communitySheet } from '../../upload/workbench.ts';
import { dialog, goTo, press, type Stop } from './steps.ts';

async function upload(page: Page, name: string, content: string | Buffer): Promise<void> {
  await goTo(page, 'quotes', 'input[type=file], form');
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  });
}

export const csv = (...rows: string[]) =>
  ['text,source,displayDate,referenceUrl', ...rows].join('\n');
export async function uploadSheet(
  page: Page,
  words: DashboardTexts,
  name: string,
  content: string | Buffer,
): Promise<void> {
  await upload(page, name, content);
  await press(page, words.quotesUpload.upload);
}

export const checked = (page: Page, words: DashboardTexts) =>
  expect(page.getByRole('heading', { name: words.quotesUpload.checkFile })).toBeVisible();

export const uploads: readonly Stop[] = [
  {
    name: 'quotes',
    async show(page, words) {
      await goTo(page, 'quotes', 'form');
      await press(page, words.quotesForm.addQuote);
      await press(page, words.quotesForm.nextFreeDay);
      await press(page, words.quotesLanguages.languagesAndTranslations(0));
      await expect(page.getByText(words.quotesLanguages.anotherLanguage)).toBeVisible();
    },
  },
  {
    name: 'quote of a day that has one',
    async show(page, words) {
      await goTo(page, 'quotes', 'form');
      const { quotesFields, quotesForm } = words;
      const text = quotesFields.fieldWords('text');
      const source = quotesFields.fieldWords('source');
      const displayDate = quotesFields.fieldWords('displayDate');
      const day =
        displayDate.optional ?? quotesFields.optional(displayDate.label ?? displayDate.name);
      await page.getByLabel(text.label ?? text.name, { exact: true }).fill('Noch eine');
      await page.getByLabel(source.label ?? source.name, { exact: true }).fill('Jemand');
      await page.getByLabel(day, { exact: true }).fill('2100-03-22');
      await press(page, quotesForm.addQuote);
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'templates',
    async show(page, words) {
      await goTo(page, 'quotes', 'form');
      await press(page, words.quotesUpload.downloadTemplate);
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  },
  {
    name: 'file of another kind',
    show: (page) => upload(page, 'picture.png', 'nothing'),
  },
  {
    name: 'file with problems',
    async show(page, words) {
      await uploadSheet(
        page,
        words,
        'wrong.csv',
        csv(
          'Eins,Jemand,2027-03-21,',
          'Zwei,,2027-03-22,nirgends',
          'Drei,Jemand,31/02/2027,',
          ',,,',
        ),
      );
      await checked(page, words);
      await expect(page.getByRole('grid')).toBeVisible();
    },
  },
  {
    name: 'file without order of dates',
    async show(page, words) {
      await uploadSheet(
        page,
        words,
        'dates.csv',
        csv('Vier,Jemand,03/04/2027,', 'Fünf,Jemand,05/06/2027,'),
      );
      await checked(page, words);
    },
  },
  {
    name: 'file without headings',
    async show(page, words) {
      await uploadSheet(page, words, 'none.xlsx', communitySheet('no-headings.xlsx'));
      await checked(page, words);
    },
  },
  {
    name: 'file with two lists',
    async show(page, words) {
      await uploadSheet(page, words, 'two.xlsx', communitySheet('two-lists.xlsx'));
      await checked(page, words);
    },
  },
  {
    name: 'file with taken dates',
    async show(page, words) {
      await uploadSheet(
        page,
        words,
        'taken.csv',
        csv('Sechs,Jemand,2100-03-22,', 'Sieben,Jemand,2100-03-22,'),
      );
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'uploaded file',
    async show(page, words) {
      await uploadSheet(page, words, 'good.csv', csv('Acht,Jemand,,', 'Neun,Jemand,2100-05-05,'));
      await expect(page.getByText('good.csv').first()).toBeVisible();
      await press(page, words.quotesUpload.undo);
    },
  },
];
