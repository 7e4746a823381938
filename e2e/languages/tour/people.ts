import { expect } from '../../support/fixtures.ts';
import { close, dialog, finish, goTo, press, type Stop } from './steps.ts';

export const people: readonly Stop[] = [
  {
    name: 'create a user',
    async show(page, words) {
      await goTo(page, 'users', '.activity-table');
      await press(page, words.users.createUser);
      await finish(page);
      await dialog(page).locator('input[type=password]').first().fill('Password1!');
      await expect(dialog(page).getByText(words.users.easilyGuessed)).toBeVisible();
    },
  },
  {
    name: 'invite a user',
    async show(page, words) {
      await goTo(page, 'users', '.activity-table');
      await press(page, words.users.invite);
      await dialog(page).getByRole('textbox').first().fill('dara');
      await press(page, words.users.makeLink);
      await expect(dialog(page).getByText(words.users.copyLink)).toBeVisible();
    },
  },
  ...['username', 'role', 'password', 'deletion'].map(
    (name, place): Stop => ({
      name: `${name} of a user`,
      async show(page, words) {
        if (place === 0) await goTo(page, 'users', '.activity-table');
        else await close(page);
        await press(page, words.users.editUser('bela'));
        await page.getByRole('menuitem').nth(place).click();
        await expect(dialog(page)).toBeVisible();
        if (name !== 'role') await finish(page);
      },
    }),
  ),
  {
    name: 'transfer of the role',
    async show(page, words) {
      await close(page);
      await press(page, words.users.editUser('anna'));
      await page.getByRole('menuitem').nth(1).click();
      const role = words.common.roleName('Master Admin');
      await dialog(page).getByRole('combobox').selectOption({ label: role });
      await finish(page);
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'settings',
    async show(page, words) {
      await goTo(page, 'settings', 'dd time, dl');
      await page.getByLabel(words.settings.findTown).fill('Vien');
      await expect(page.getByRole('option').filter({ hasText: 'Vienna' }).first()).toBeVisible();
    },
  },
  {
    name: 'saved settings',
    async show(page, words) {
      await goTo(page, 'settings', 'dd time, dl');
      await page.getByLabel(words.settingsFields.tagline).fill('Willkommen');
      await press(page, words.common.saveChanges);
      await expect(page.getByText(words.settings.saved).first()).toBeVisible();
    },
  },
  { name: 'recent changes', show: (page) => goTo(page, 'users', '.activity-table tbody tr') },
];
