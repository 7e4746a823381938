import type { Page } from '@playwright/test';
import type { DashboardTexts } from '../../../packages/languages/src/texts.ts';
import { codeAt } from '../../login/second-factor.ts';
import { setUp } from '../../sending/sending-part.ts';
import { expect } from '../../support/fixtures.ts';
import { ANNA, logIn, MASTER, PASSWORD } from '../../users/users.ts';
import { expectAlert, expectInvalid, goTo, press, type Stop } from './steps.ts';

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/admin-auth${hash}`);
  await expect(page.locator('form')).toBeVisible();
}

async function enter(page: Page, { common, login }: DashboardTexts, password: string) {
  await open(page);
  await page.getByLabel(common.username, { exact: true }).fill(ANNA.username);
  await page.getByLabel(common.password, { exact: true }).fill(password);
  await press(page, login.login);
}

/**
 * Adds an authenticator app through the API, as the volunteer's own browser would; then the session's cookie is
 * removed.
 */
async function addApp(page: Page): Promise<void> {
  await logIn(page, ANNA);
  const { csrfToken } = await (await page.request.get('/api/csrf-token')).json();
  const post = (path: string, data?: object) =>
    page.request.post(path, { headers: { 'CSRF-Token': csrfToken }, data });
  const { secret } = await (await post('/api/second-factor/totp')).json();
  await post('/api/second-factor/totp/confirm', { code: codeAt(secret, Date.now()) });
  await page.context().clearCookies();
}

async function choosePassword(page: Page, words: DashboardTexts, password: string) {
  await page.getByLabel(words.common.password, { exact: true }).fill(password);
  await page.getByLabel(words.users.confirmPassword, { exact: true }).fill(password);
  await press(page, words.invitation.savePassword);
}

async function acceptInvitation(page: Page, words: DashboardTexts, password: string) {
  await open(page, `#invitation=${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: words.invitation.title })).toBeVisible();
  await choosePassword(page, words, password);
}

/** The environment of a site that sends mail, for which it has to know its own address. */
export const LOGIN_SITE = { PUBLIC_URL: 'http://friends.example', ALLOW_LOCAL_TARGETS: 'on' };

const address = (page: Page, { accountMail }: DashboardTexts) =>
  page.getByRole('textbox', { name: accountMail.email, exact: true });

/** The pages before the login, and the links of mails: at the end there is the Master Admin's own address. */
export const LOGIN_TOUR: readonly Stop[] = [
  {
    name: 'empty login',
    async show(page, words) {
      await open(page);
      await press(page, words.login.login);
      await expectInvalid(page);
    },
  },
  {
    name: 'wrong password',
    async show(page, words) {
      await enter(page, words, 'nothing');
      await expect(page.getByText(words.login.wrongCredentials).first()).toBeVisible();
    },
  },
  {
    name: 'invitation',
    async show(page, words) {
      await acceptInvitation(page, words, 'easy');
      await expectInvalid(page);
    },
  },
  {
    name: 'invitation that is no longer good',
    async show(page, words) {
      await acceptInvitation(page, words, 'Quiet-River-88');
      await expectAlert(page);
    },
  },
  {
    name: 'second step',
    async show(page, words) {
      await addApp(page);
      await enter(page, words, PASSWORD);
      await expect(page.getByText(words.secondStep.about)).toBeVisible();
      await press(page, words.secondStep.logIn);
      await expectInvalid(page);
    },
  },
  {
    name: 'second step with a recovery code',
    async show(page, words) {
      await enter(page, words, PASSWORD);
      await press(page, words.secondStep.useRecoveryCode);
      await press(page, words.secondStep.logIn);
      await expectInvalid(page);
    },
  },
  {
    name: 'forgotten password',
    async show(page, words, site) {
      await page.context().clearCookies();
      await setUp(site);
      await open(page);
      await page.getByRole('link', { name: words.accountMail.forgot }).click();
      await press(page, words.accountMail.sendLink);
      await expectInvalid(page);
    },
  },
  {
    name: 'link that was sent',
    async show(page, words) {
      await page.getByLabel(words.common.username, { exact: true }).fill(ANNA.username);
      await press(page, words.accountMail.sendLink);
      await expect(page.getByText(words.accountMail.linkSent)).toBeVisible();
    },
  },
  {
    name: 'another password by a link that is no longer good',
    async show(page, words) {
      await open(page, `#reset=${'x'.repeat(43)}`);
      await expect(page.getByRole('heading', { name: words.accountMail.resetTitle })).toBeVisible();
      await choosePassword(page, words, 'Quiet-River-88');
      await expectAlert(page);
    },
  },
  {
    name: 'address that is confirmed after the login',
    async show(page, words) {
      await open(page, `#email=${'x'.repeat(43)}`);
      await expect(page.getByText(words.accountMail.logInToConfirm)).toBeVisible();
    },
  },
  {
    name: 'confirmation by a link that is no longer good',
    async show(page, words) {
      await page.getByLabel(words.common.username, { exact: true }).fill(MASTER.username);
      await page.getByLabel(words.common.password, { exact: true }).fill(PASSWORD);
      await press(page, words.login.login);
      await press(page, words.accountMail.confirm);
      await expectAlert(page);
    },
  },
  {
    name: 'address that is none',
    async show(page, words) {
      await goTo(page, 'account', '.factor-row');
      await address(page, words).fill('master');
      await press(page, words.accountMail.give);
      await expectInvalid(page);
    },
  },
  {
    name: 'address that is not confirmed',
    async show(page, words) {
      await address(page, words).fill('master@mail.example');
      await press(page, words.accountMail.give);
      await expect(page.getByText(words.accountMail.isNotConfirmed)).toBeVisible();
    },
  },
  {
    name: 'address that is confirmed, and removed',
    async show(page, words, site) {
      await site.change(({ writes }) =>
        writes.updateTable('account_emails').set({ state: 'confirmed' }).execute(),
      );
      await goTo(page, 'account', '.factor-row');
      await expect(page.getByText(words.accountMail.isConfirmed)).toBeVisible();
      await press(page, words.accountMail.remove);
      await expect(page.getByText(words.accountMail.removed).first()).toBeVisible();
    },
  },
];
