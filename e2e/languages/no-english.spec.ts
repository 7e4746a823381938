import { DEFAULT_SETTINGS } from '@bahai-friends/contract';
import type { Language } from '@bahai-friends/languages';
import { saveSettings } from '../../apps/server/src/features/settings/settings.repository.ts';
import * as words from '../../packages/languages/src/zh/dashboard/index.ts';
import { expect, test } from '../support/fixtures.ts';
import { logIn, MASTER } from '../users/users.ts';
import { englishTexts, noteTexts, shownEnglish } from './english-texts.ts';
import { addTourContent, TOUR, takeTour } from './tour/dashboard-tour.ts';
import { LOGIN_SITE, LOGIN_TOUR } from './tour/login.ts';

test.use({
  content: 'users',
  // The script that records texts does not run in the frame of a letter.
  expectedMessages: /Failed to load resource|net::ERR_FAILED|Blocked script execution/,
  // Passkeys need a host name, not an IP address.
  baseURL: async ({ site }, use) => use(site.url.replace('127.0.0.1', 'localhost')),
});

test('English is noticed where it is shown', async ({ page }) => {
  await noteTexts(page);
  await page.goto('/admin-auth');
  await expect(page.getByText('Admin Login').first()).toBeVisible();
  const shown = await shownEnglish(page, englishTexts('zh'));
  expect(shown).toEqual(expect.arrayContaining(['Admin Login', 'Username', 'Back to Home']));
});

/**
 * It stands for the other languages: a test of theirs makes sure that none has an English text. What may be left are
 * texts that screens write themselves, which would be English in each. Chinese and English have no letter in common.
 */
const language = 'zh' satisfies Language;
const english = englishTexts(language);

test('what is English is known as such', () => {
  expect(english.parts.length).toBeGreaterThan(500);
  expect(english.words.size).toBeGreaterThan(50);
});

test.describe('the login', () => {
  test.use({ siteEnvironment: LOGIN_SITE });

  test('shows nothing in English', async ({ page, site }) => {
    await site.change(({ writes }) =>
      saveSettings(writes, { ...DEFAULT_SETTINGS, language }, 2, '2026-03-21T12:00:00.000Z'),
    );
    await noteTexts(page);
    const found: Record<string, string[]> = {};
    await takeTour({ page, site, words, stops: LOGIN_TOUR }, async (name) => {
      const shown = await shownEnglish(page, english);
      if (shown.length > 0) found[name] = shown;
    });
    expect(found).toEqual({});
  });
});

for (const [part, stops] of Object.entries(TOUR)) {
  test(`${part} of the dashboard show nothing in English`, async ({ page, site }) => {
    await site.change(addTourContent);
    await logIn(page, MASTER);
    const { csrfToken } = await (await page.request.get('/api/csrf-token')).json();
    await page.request.put('/api/account/language', {
      headers: { 'CSRF-Token': csrfToken },
      data: { language },
    });
    await noteTexts(page);
    const found: Record<string, string[]> = {};
    await takeTour({ page, site, words, stops }, async (name) => {
      const shown = await shownEnglish(page, english);
      if (shown.length > 0) found[name] = shown;
    });
    expect(found).toEqual({});
  });
}
