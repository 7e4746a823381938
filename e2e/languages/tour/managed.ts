import { expect } from '../../support/fixtures.ts';
import { close, dialog, finish, goTo, leave, press, type Stop } from './steps.ts';

export const managed: readonly Stop[] = [
  {
    name: 'social links',
    async show(page, words) {
      await goTo(page, 'social-links', 'table tbody tr');
      await press(page, words.socialLinks.addLink);
    },
  },
  {
    name: 'edit a social link',
    async show(page, words) {
      await page.locator('tbody tr').first().getByRole('button').first().click();
      await page
        .getByRole('form')
        .getByLabel(words.socialLinks.url, { exact: true })
        .fill('nowhere');
      await press(page, words.common.saveChanges);
      await expect(page.getByRole('form').locator('[aria-invalid=true]')).toBeVisible();
    },
  },
  {
    name: 'delete a social link',
    async show(page) {
      await goTo(page, 'social-links', 'table tbody tr');
      await page.locator('tbody tr').first().getByRole('button').last().click();
      await finish(page);
      await expect(dialog(page)).toBeHidden();
    },
  },
  { name: 'Badí calendar', show: (page) => goTo(page, 'badi-calendar', 'table tbody tr') },
  { name: 'holy days', show: (page) => goTo(page, 'holy-days', 'table tbody tr') },
  {
    name: 'add a holy day',
    async show(page, words) {
      await press(page, words.holyDays.addHolyDay);
      await finish(page);
    },
  },
  {
    name: 'edit a holy day',
    async show(page) {
      await close(page);
      await page.locator('tbody tr').first().getByRole('button').first().click();
      await dialog(page).getByRole('textbox').first().fill('');
      await finish(page);
    },
  },
  {
    name: 'holy days of the calendar',
    async show(page, words) {
      await leave(page, words);
      await press(page, words.holyDays.addFromCalendar);
      await expect(
        dialog(page).getByRole('listitem').or(dialog(page).getByRole('row')).first(),
      ).toBeVisible();
      await finish(page);
      await expect(dialog(page)).toBeHidden();
    },
  },
  {
    name: 'delete a holy day',
    async show(page) {
      await page.locator('tbody tr').first().getByRole('button').last().click();
      await finish(page);
      await expect(dialog(page)).toBeHidden();
    },
  },
];
