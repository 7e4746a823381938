import type { Page } from '@playwright/test';
import * as en from '../../packages/languages/src/en/dashboard/index.ts';
import { pseudo } from '../../packages/languages/src/testing/pseudo-language.ts';
import type { DashboardTexts } from '../../packages/languages/src/texts.ts';
import { expect, overflowsSideways, test } from '../support/fixtures.ts';
import { logIn, MASTER } from '../users/users.ts';
import { speakPseudoLanguage } from './pseudo-language.ts';
import { brokenLayout, untranslated } from './text-layout.ts';
import { addTourContent, TOUR, takeTour } from './tour/dashboard-tour.ts';
import { LOGIN_SITE, LOGIN_TOUR } from './tour/login.ts';

test.use({
  content: 'users',
  // The server has rendered the page in English: the browser renders it again.
  expectedMessages: /The page was rendered again|Failed to load resource|net::ERR_FAILED/,
  // Passkeys need a host name, not an IP address.
  baseURL: async ({ site }, use) => use(site.url.replace('127.0.0.1', 'localhost')),
});

const inPseudo = (room: object): object =>
  Object.fromEntries(Object.entries(room).map(([name, text]) => [name, pseudo(text)]));
/** All texts of login and dashboard in the pseudo-language. */
const words = Object.fromEntries(
  Object.entries(en).map(([room, texts]) => [room, inPseudo(texts)]),
) as unknown as DashboardTexts;

const WIDTHS = [320, 768, 1280];

async function problemsOf(page: Page): Promise<string[]> {
  const overflow = (await overflowsSideways(page)) ? ['wider than the window'] : [];
  const english = (await untranslated(page)).map((text) => `not translated: ${text}`);
  return [...overflow, ...(await brokenLayout(page)), ...english];
}

/** Checks the page in windows of each width, once everything is laid out. */
async function expectWhole(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForFunction((expected) => window.innerWidth === expected, width);
    await expect
      .configure({ soft: true })
      .poll(() => problemsOf(page), { message: `${name}, ${width} px` })
      .toEqual([]);
  }
}

test.describe('the login', () => {
  test.use({ siteEnvironment: LOGIN_SITE });

  test('has room for longer texts, from right to left', async ({ page, site }) => {
    await speakPseudoLanguage(page);
    await takeTour({ page, site, words, stops: LOGIN_TOUR }, (name) => expectWhole(page, name));
  });
});

for (const [part, stops] of Object.entries(TOUR)) {
  test(`the dashboard has room for longer texts, from right to left: ${part}`, async ({
    page,
    site,
  }) => {
    await site.change(addTourContent);
    await logIn(page, MASTER);
    await speakPseudoLanguage(page);
    await takeTour({ page, site, words, stops }, (name) => expectWhole(page, name));
  });
}
