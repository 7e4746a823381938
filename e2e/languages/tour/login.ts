import type { Page } from '@playwright/test';
import type { DashboardTexts } from '../../../packages/languages/src/texts.ts';
import { codeAt } from '../../login/second-factor.ts';
import { expect } from '../../support/fixtures.ts';
import { ANNA, logIn, PASSWORD } from '../../users/users.ts';
import { expectAlert, expectInvalid, press, type Stop } from './steps.ts';

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

/** Through the API, as the volunteer's own browser would; it is logged out afterwards. */
async function addApp(page: Page): Promise<void> {
  await logIn(page, ANNA);
  const { csrfToken } = await (await page.request.get('/api/csrf-token')).json();
  const post = (path: string, data?: object) =>
    page.request.post(path, { headers: { 'CSRF-Token': csrfToken }, data });
  const { secret } = await (await post('/api/second-factor/totp')).json();
  await post('/api/second-factor/totp/confirm', { code: codeAt(secret, Date.now()) });
  await page.context().clearCookies();
}

async function acceptInvitation(page: Page, words: DashboardTexts, password: string) {
  await open(page, `#invitation=${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: words.invitation.title })).toBeVisible();
  await page.getByLabel(words.common.password, { exact: true }).fill(password);
  await page.getByLabel(words.users.confirmPassword, { exact: true }).fill(password);
  await press(page, words.invitation.savePassword);
}

/** What there is before somebody has logged in. */
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
];
