import { LANGUAGES } from '@bahai-friends/languages';
import { page as ar } from '@bahai-friends/languages/ar/page';
import { page as fa } from '@bahai-friends/languages/fa/page';
import { factsOf, textsOfEveryLanguage } from '@bahai-friends/languages/language-of';
import type { Language } from '../../packages/contract/src/index.ts';
import { HomePage } from '../home/home-page.ts';
import { expectLoadError } from '../offline/load-error.ts';
import { atWidths, brokenWords, expect, overflowsSideways, test } from '../support/fixtures.ts';

const pages = await textsOfEveryLanguage('page');
const documentTexts = await textsOfEveryLanguage('documents');
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

for (const language of OTHERS) {
  const [texts, documents] = [pages[language], documentTexts[language]];
  const { tag, dir, quotationMarks } = factsOf(language);

  test(`the home page in ${language}`, async ({ page, checkAccessibility }) => {
    await page.goto(`/${language}`, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.locator('.home')).toHaveCSS('direction', dir);
    for (const title of [texts.todaysDate, texts.todaysQuote, texts.upcomingHolyDays]) {
      await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible();
    }
    // The date is in the language's own words, from the first script and then from the application.
    await expect(page.locator('#dates dd').nth(2)).toHaveText(
      new Intl.DateTimeFormat(language === 'fa' ? 'fa-u-ca-gregory' : tag, {
        dateStyle: 'long',
        ...(language === 'ar' && { numberingSystem: 'arab' }),
      }).format(new Date()),
    );
    await expect(page.locator('.quote')).toHaveText(
      new RegExp(`^${quotationMarks[0]}.*${quotationMarks[1]}$`, 's'),
    );
    await atWidths(page, [320, 360, 1280], async () => {
      expect(await overflowsSideways(page)).toBe(false);
    });
    await checkAccessibility();
    await page.setViewportSize({ width: 640, height: 900 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflowsSideways(page)).toBe(false);
    const links = page.getByRole('navigation', { name: documents.languages });
    await expect(links.getByRole('link')).toHaveText(LANGUAGES.map((one) => factsOf(one).ownName));
    await expect(links.locator('[aria-current]')).toHaveText(factsOf(language).ownName);
  });
}

test('a quote has the lines of its own writing on a page of another', async ({ page }) => {
  const heightOn = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    return page.locator('.quote').evaluate((quote) => getComputedStyle(quote).lineHeight);
  };
  expect(await heightOn('/fa')).toBe(await heightOn('/'));
});

test.describe('states', () => {
  test.use({ content: 'none', expectedMessages: /Failed to load resource/ });

  for (const language of OTHERS) {
    const texts = pages[language];

    test(`of the home page in ${language}`, async ({ page, checkAccessibility }) => {
      await page.goto(`/${language}`, { waitUntil: 'networkidle' });
      for (const text of [texts.noQuote, texts.noHolyDays, texts.noLinks]) {
        await expect(page.getByText(text, { exact: true })).toBeVisible();
      }
      await page.route(/\/api\/(quotes|holy-days|social-links)/, (route) => route.abort());
      await page.clock.install();
      await page.reload();
      for (const text of [texts.quoteError, texts.unreachable, texts.holyDaysError]) {
        await expect(page.getByText(text, { exact: true })).toBeVisible();
      }
      const links = new HomePage(page).card(texts.connectWithUs);
      await expectLoadError(page, links, texts.linksError);
      await expect(page.getByText(texts.linksError, { exact: true })).toBeVisible();
      await checkAccessibility();
      await page.goto(`/${language}/nope`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFound);
      await checkAccessibility();
      await page.getByRole('link', { name: texts.backToHome }).press('Enter');
      await expect(page).toHaveURL(`/${language}`);
    });
  }
});

const KEYBOARD: readonly (readonly [Language, typeof ar])[] = [
  ['ar', ar],
  ['fa', fa],
];

for (const [language, texts] of KEYBOARD) {
  test(`the keyboard goes through the home page in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`, { waitUntil: 'networkidle' });
    const focused = page.locator(':focus');
    await page.keyboard.press('Tab');
    await expect(focused).toContainText(texts.officialWebsite);
    const calendar = page.getByRole('link', { name: texts.calendar, exact: true }).first();
    for (let step = 0; step < 20; step += 1) {
      if (await calendar.evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(calendar).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${language}/calendar`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('link', { name: 'English' }).press('Enter');
    await expect(page).toHaveURL('/calendar');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

test('documents stay within a narrow window in every language', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 900 });
  for (const language of OTHERS) {
    for (const path of ['calendar', 'quotes']) {
      await page.goto(`/${language}/${path}`);
      expect([language, path, await overflowsSideways(page)]).toEqual([language, path, false]);
      expect(await brokenWords(page)).toEqual([]);
    }
  }
});
