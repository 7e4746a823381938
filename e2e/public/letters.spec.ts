import { DEFAULT_SETTINGS, NO_FEATURES } from '@bahai-friends/contract';
import { textsOf } from '@bahai-friends/languages/language-of';
import type { Page } from '@playwright/test';
import { saveSettings } from '../../apps/server/src/features/settings/settings.repository.ts';
import { linkTokenHash } from '../../apps/server/src/sealing/link-tokens.ts';
import { expect, overflowsSideways, test } from '../support/fixtures.ts';
import type { Site } from '../support/site.ts';

const TOKEN = 'A'.repeat(32);

test.use({
  expectedMessages: /status of 40[04]/,
  siteEnvironment: { PUBLIC_URL: 'http://friends.example', ALLOW_LOCAL_TARGETS: 'on' },
});

/** Switches letters on, as the dashboard does. */
const switchOn = (site: Site) =>
  site.change(({ writes }) =>
    saveSettings(
      writes,
      { ...DEFAULT_SETTINGS, contact: 'Anna', features: { ...NO_FEATURES, letters: true } },
      2,
      '2026-03-21T12:00:00.000Z',
    ),
  );

/** Gives the links of the only subscription a token that the test knows: the one in the letter is another. */
const knowToken = (site: Site) =>
  site.change(({ writes }) =>
    writes
      .updateTable('letter_subscriptions')
      .set({ token_hash: linkTokenHash('letters', TOKEN) })
      .execute(),
  );

/** Makes the form's stamp invalid, so that the server sends the form back. */
const spoilStamp = (page: Page) =>
  page.locator('[name=stamp]').evaluate((field: HTMLInputElement) => {
    field.value = 'x';
  });

for (const language of ['en', 'fa'] as const) {
  test(`a visitor subscribes, confirms, changes and ends letters in ${language}`, async ({
    page,
    site,
    checkAccessibility,
  }) => {
    const texts = await textsOf('letters', language);
    const prefix = language === 'en' ? '' : `/${language}`;
    const isFine = async (heading: string) => {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflowsSideways(page)).toBe(false);
      }
      await checkAccessibility();
      await page.emulateMedia({ colorScheme: 'dark' });
      await checkAccessibility();
      await page.emulateMedia({ colorScheme: 'light' });
    };

    await switchOn(site);
    await page.goto(`${prefix}/`);
    await page.getByRole('link', { name: texts.title }).click();
    await isFine(texts.title);
    await page.getByLabel(texts.form.email).fill('anna@friends.example');
    await page.getByLabel(texts.form.weekly).check();
    await spoilStamp(page);
    await page.getByRole('button', { name: texts.form.subscribe }).click();
    await expect(page.getByRole('alert')).toHaveText(texts.wrong.stamp);
    await expect(page.getByLabel(texts.form.email)).toHaveValue('anna@friends.example');
    await expect(page.getByLabel(texts.form.weekly)).toBeChecked();
    await isFine(texts.title);
    await page.getByRole('button', { name: texts.form.subscribe }).click();
    await isFine(texts.look.title);

    await knowToken(site);
    await page.goto(`/letters/confirm/${TOKEN}`);
    await isFine(texts.confirm.title);
    await page.getByRole('button', { name: texts.confirm.button }).click();
    await isFine(texts.confirm.done);

    await page.goto(`/letters/yours/${TOKEN}`);
    await isFine(texts.yours.title);
    await page.getByLabel(texts.form.weekly).uncheck();
    await page.getByRole('button', { name: texts.yours.save }).click();
    await expect(page.getByRole('alert')).toHaveText(texts.wrong.topics);
    await isFine(texts.yours.title);
    await page.getByLabel(texts.form.reminders).check();
    await page.getByRole('button', { name: texts.yours.save }).click();
    await expect(page.getByRole('status')).toHaveText(texts.yours.saved);

    await page.goto(`/letters/end/${TOKEN}`);
    await isFine(texts.end.title);
    await page.getByRole('button', { name: texts.end.button }).click();
    await isFine(texts.end.done);
    await page.goto(`/letters/yours/${TOKEN}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkAccessibility();

    await page.goto(`${prefix}/letters`);
    await page.getByRole('link', { name: texts.form.morePrivacy }).click();
    await isFine(texts.privacy.title);
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent all the same, and the browser itself says what is missing', async ({
    page,
    site,
  }) => {
    await switchOn(site);
    await page.goto('/letters');
    await expect(page.getByLabel('E-mail address')).toHaveAttribute('required', '');
    await page.getByLabel('E-mail address').fill('anna@friends');
    await page.getByLabel('The quote of the day').check();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('E-mail address')).toHaveValue('anna@friends');
  });
});
