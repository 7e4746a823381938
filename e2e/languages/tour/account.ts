import { addAuthenticator, codeAt } from '../../login/second-factor.ts';
import { expect } from '../../support/fixtures.ts';
import { close, dialog, expectInvalid, finish, goTo, press, type Stop } from './steps.ts';

const PASSKEY = 'Telefon';

/** One's own account, with each kind of second factor; at the end its session is over. */
export const account: readonly Stop[] = [
  {
    name: 'own account',
    async show(page, words) {
      await goTo(page, 'account', '.factor-row');
      await press(page, words.account.changePassword);
      await expectInvalid(page);
    },
  },
  {
    name: 'authenticator app',
    async show(page, words) {
      await press(page, words.account.addApp);
      await expect(dialog(page).getByRole('textbox')).toBeVisible();
      await finish(page);
      await expectInvalid(page);
    },
  },
  {
    name: 'recovery codes',
    async show(page) {
      const secret = (await dialog(page).locator('.secret-text').textContent()) ?? '';
      await dialog(page)
        .getByRole('textbox')
        .fill(codeAt(secret.replaceAll(' ', ''), Date.now()));
      await finish(page);
      await expect(dialog(page).getByRole('listitem')).toHaveCount(10);
    },
  },
  {
    name: 'new passkey',
    async show(page, words) {
      await finish(page);
      await expect(dialog(page)).toBeHidden();
      await addAuthenticator(page);
      await press(page, words.account.addPasskey);
      await dialog(page).getByRole('textbox').fill('');
      await finish(page);
      await expectInvalid(page);
    },
  },
  {
    name: 'second factors',
    async show(page) {
      await dialog(page).getByRole('textbox').fill(PASSKEY);
      await finish(page);
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByText(PASSKEY)).toBeVisible();
    },
  },
  ...(['renamePasskeyNamed', 'removePasskeyNamed'] as const).map(
    (action): Stop => ({
      name: action,
      async show(page, words) {
        await close(page);
        await press(page, words.account[action](PASSKEY));
        await expect(dialog(page)).toBeVisible();
      },
    }),
  ),
  ...(['makeCodes', 'removeApp'] as const).map(
    (action): Stop => ({
      name: action,
      async show(page, words) {
        await close(page);
        await press(page, words.account[action]);
        await expect(dialog(page)).toBeVisible();
      },
    }),
  ),
  {
    name: 'password that is asked for again',
    async show(page, words, site) {
      await site.change(({ writes }) =>
        writes
          .updateTable('sessions')
          .set({ password_entered_at: '2020-01-01T00:00:00.000Z' })
          .execute(),
      );
      await finish(page);
      const password = dialog(page).locator('input[type=password]');
      await password.fill('nothing');
      await finish(page);
      await expect(page.getByText(words.login.wrongPassword)).toBeVisible();
    },
  },
  {
    name: 'session that is over',
    async show(page, words, site) {
      await goTo(page, 'account', '.factor-row');
      await site.change(({ writes }) => writes.deleteFrom('sessions').execute());
      await press(page, words.account.makeCodes);
      await finish(page);
      await expect(dialog(page).locator('input[type=password]')).toBeVisible();
    },
  },
];
