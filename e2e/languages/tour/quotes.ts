import { expect } from '../../support/fixtures.ts';
import { close, dialog, finish, goTo, menu, press, type Stop } from './steps.ts';

export const lists: readonly Stop[] = [
  {
    name: 'list',
    show: (page) => goTo(page, 'quotes/manage', '.quotes-table tbody tr'),
  },
  {
    name: 'no quote',
    async show(page, words) {
      await goTo(page, 'quotes/manage?q=nirgends', '[role=tabpanel]');
      await expect(page.getByText(words.quotesList.noneFound)).toBeVisible();
    },
  },
  {
    name: 'shortcuts',
    async show(page, words) {
      await goTo(page, 'quotes/manage', '.quotes-table tbody tr');
      await press(page, words.quotesList.shortcuts);
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'edit a quote',
    async show(page) {
      await goTo(page, 'quotes/manage', '.quotes-table tbody tr');
      await menu(page, 0);
      await dialog(page).getByRole('textbox').first().fill('');
      await dialog(page).getByRole('button').last().click();
    },
  },
  {
    name: 'typed text that would be lost',
    async show(page) {
      await goTo(page, 'quotes/manage', '.quotes-table tbody tr');
      await menu(page, 0);
      await dialog(page).getByRole('textbox').first().fill('Anders');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'quote that somebody else has changed',
    async show(page, words, site) {
      await goTo(page, 'quotes/manage', '.quotes-table tbody tr');
      await menu(page, 0);
      await dialog(page).getByRole('textbox').first().fill('Anders');
      await site.change(({ writes }) => writes.updateTable('quotes').set({ version: 9 }).execute());
      await finish(page);
      await expect(
        page.getByRole('button', { name: words.common.loadNewerVersion, exact: true }),
      ).toBeVisible();
    },
  },
  {
    name: 'delete a quote',
    async show(page) {
      await goTo(page, 'quotes/manage', '.quotes-table tbody tr');
      await menu(page, 1);
    },
  },
  {
    name: 'pass a quote on',
    async show(page, words) {
      await goTo(page, 'quotes/manage', '.quotes-table tbody tr');
      await page.locator('.share-button').first().click();
      await expect(dialog(page).getByLabel(words.quotesSharing.text)).toHaveValue(/./);
    },
  },
  {
    name: 'delete several quotes',
    async show(page, words) {
      await goTo(page, 'quotes/manage?status=past', '.quotes-table tbody tr');
      await page.getByRole('checkbox', { name: words.quotesList.selectPage }).check();
      await press(page, words.quotesList.deleteSelected);
      await finish(page);
      await expect(page.getByText(words.quotesList.noneFound)).toBeVisible();
    },
  },
  {
    name: 'undo of a deletion',
    async show(page) {
      await goTo(page, 'quotes/manage', '.recent-batches');
      await page.locator('.recent-batches > summary').click();
      await page.locator('[data-batch] button').first().click();
      await expect(dialog(page)).toBeVisible();
    },
  },
];

export const years: readonly Stop[] = [
  {
    name: 'year',
    show: (page) => goTo(page, 'quotes/manage?view=year&year=2100', '[role=grid]'),
  },
  {
    name: 'year of the Badí calendar',
    show: (page) => goTo(page, 'quotes/manage?view=year&calendar=badi&year=257', '[role=grid]'),
  },
  {
    name: 'day of the year',
    async show(page) {
      await goTo(page, 'quotes/manage?view=year&year=2100', '[role=grid]');
      await page.locator('[role=gridcell] button').nth(80).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'day without a quote',
    async show(page) {
      await close(page);
      await page.locator('[role=gridcell] button').nth(40).click();
      await expect(dialog(page)).toBeVisible();
      await finish(page);
    },
  },
  {
    name: 'gaps',
    async show(page, words) {
      await close(page);
      await press(page, words.quotesYear.fillTheGaps);
      await expect(dialog(page).getByRole('row').nth(1)).toBeVisible();
    },
  },
  {
    name: 'filled gaps',
    async show(page) {
      await finish(page);
      await expect(dialog(page)).toBeHidden();
    },
  },
];
