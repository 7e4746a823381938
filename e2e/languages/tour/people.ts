import { expect } from '../../support/fixtures.ts';
import { dialog, finish, goTo, press, type Stop } from './steps.ts';

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
        await goTo(page, 'users', '.activity-table');
        await press(page, words.users.editUser('bela'));
        await page.getByRole('menuitem').nth(place).click();
        await expect(dialog(page)).toBeVisible();
        if (name !== 'role') await finish(page);
      },
    }),
  ),
  {
    name: 'own account',
    async show(page, words) {
      await goTo(page, 'account', '.factor-row');
      await press(page, words.account.changePassword);
    },
  },
  {
    name: 'authenticator app',
    async show(page, words) {
      await goTo(page, 'account', '.factor-row');
      await press(page, words.account.addApp);
      await expect(dialog(page).getByRole('textbox')).toBeVisible();
      await finish(page);
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
      await page.getByLabel(words.settings.tagline).fill('Willkommen');
      await press(page, words.common.saveChanges);
      await expect(page.getByText(words.settings.saved).first()).toBeVisible();
    },
  },
  {
    name: 'letters',
    async show(page, words) {
      await goTo(page, 'settings/letters', '.subtabs');
      await press(page, words.letters.switchOn);
      await expect(page.getByText(words.letters.notSwitched)).toBeVisible();
    },
  },
  {
    name: 'sending',
    async show(page, words) {
      await goTo(page, 'settings/sending', '.subtabs');
      await press(page, words.sending.setUpMail);
      await press(page, words.common.saveChanges);
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  { name: 'recent changes', show: (page) => goTo(page, 'users', '.activity-table tbody tr') },
];
