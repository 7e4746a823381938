import { DEFAULT_SETTINGS } from '@bahai-friends/contract';
import type { Language } from '@bahai-friends/languages';
import type { Page } from '@playwright/test';
import { saveSettings } from '../../apps/server/src/features/settings/settings.repository.ts';
import * as en from '../../packages/languages/src/en/dashboard/index.ts';
import { pseudo } from '../../packages/languages/src/testing/pseudo-language.ts';
import type { DashboardTexts } from '../../packages/languages/src/texts.ts';
import { expect, overflowsSideways, test } from '../support/fixtures.ts';
import { logIn, MASTER } from '../users/users.ts';
import { setAccountLanguage } from './account-language.ts';
import { englishTexts, noteTexts, shownEnglish } from './english-texts.ts';
import { speakPseudoLanguage } from './pseudo-language.ts';
import { brokenLayout, untranslated } from './text-layout.ts';
import { addTourContent, TOUR, takeTour } from './tour/dashboard-tour.ts';
import { LOGIN_SITE, LOGIN_TOUR } from './tour/login.ts';

test.use({
  content: 'users',
  // The server has rendered the page in the language itself: the browser renders it again. The script that records texts
  // does not run in the frame of a letter.
  expectedMessages:
    /The page was rendered again|Failed to load resource|net::ERR_FAILED|Blocked script execution/,
  // Passkeys need a host name, not an IP address.
  baseURL: async ({ site }, use) => use(site.url.replace('127.0.0.1', 'localhost')),
});

const inPseudo = (room: object): object =>
  Object.fromEntries(Object.entries(room).map(([name, text]) => [name, pseudo(text)]));
/** All texts of login and dashboard in the pseudo-language. */
const words = Object.fromEntries(
  Object.entries(en).map(([room, texts]) => [room, inPseudo(texts)]),
) as unknown as DashboardTexts;

/**
 * The language of what login and dashboard share with public pages. It stands for the other languages: a test of theirs
 * makes sure that none has an English text. What may be left are texts that screens write themselves, which would be
 * English in each. Russian and English have no letter in common, and its texts are as long as any.
 */
const language = 'ru' satisfies Language;
const english = englishTexts(language);

const WIDTHS = [320, 768, 1280];

async function problemsOf(page: Page): Promise<string[]> {
  const overflow = (await overflowsSideways(page)) ? ['wider than the window'] : [];
  const english = (await untranslated(page)).map((text) => `not translated: ${text}`);
  return [...overflow, ...(await brokenLayout(page)), ...english];
}

/**
 * Checks the page in windows of each width, once everything is laid out, and the texts that were shown on the way there.
 */
async function expectWhole(page: Page, name: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForFunction((expected) => window.innerWidth === expected, width);
    await expect
      .configure({ soft: true })
      .poll(() => problemsOf(page), { message: `${name}, ${width} px` })
      .toEqual([]);
  }
  expect.soft(await shownEnglish(page, english), `English, ${name}`).toEqual([]);
}

test('what is English is known as such', () => {
  expect(english.parts.length).toBeGreaterThan(500);
  expect(english.words.size).toBeGreaterThan(50);
});

test('English is noticed where it is shown', async ({ page }) => {
  await noteTexts(page);
  await page.goto('/admin-auth');
  await expect(page.getByText('Admin Login').first()).toBeVisible();
  const shown = await shownEnglish(page, english);
  expect(shown).toEqual(expect.arrayContaining(['Admin Login', 'Username', 'Back to Home']));
});

test.describe('the login', () => {
  test.use({ siteEnvironment: LOGIN_SITE });

  test('has room for longer texts, from right to left, and nothing in English', async ({
    page,
    site,
  }) => {
    await site.change(({ writes }) =>
      saveSettings(writes, { ...DEFAULT_SETTINGS, language }, 2, '2026-03-21T12:00:00.000Z'),
    );
    await speakPseudoLanguage(page);
    await noteTexts(page);
    await takeTour({ page, site, words, stops: LOGIN_TOUR }, (name) => expectWhole(page, name));
  });
});

for (const [part, stops] of Object.entries(TOUR)) {
  test(`${part} of the dashboard have room for longer texts, from right to left, and nothing in English`, async ({
    page,
    site,
  }) => {
    await site.change(addTourContent);
    await logIn(page, MASTER);
    await setAccountLanguage(page, language);
    await speakPseudoLanguage(page);
    await noteTexts(page);
    await takeTour({ page, site, words, stops }, (name) => expectWhole(page, name));
  });
}
