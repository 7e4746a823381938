import { textsOf } from '@bahai-friends/languages/language-of';
import type { Page } from '@playwright/test';
import { pngSize } from '../../apps/server/src/features/share-pictures/testing/png-size.ts';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { atWidths, expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';

const TODAY = '2026-03-21';
const PERSIAN = 'مهربان باشید 😀';
const SITE = 'https://friends.example';

test.use({ content: 'none', siteClock: `${TODAY}T12:00:00Z` });

/** The value of a query field in the address of a link. */
const sentBy = async (page: Page, name: string, field: string) => {
  const link = page.locator('.sharing').getByRole('link', { name });
  const href = (await link.getAttribute('href')) ?? '';
  return decodeURIComponent(new RegExp(`[?&]${field}=([^&]*)`).exec(href)?.[1] ?? '');
};

const addQuotesOfDays = {
  text: 'Be kind',
  source: 'A friend',
  displayDate: TODAY,
  language: 'en' as const,
  translations: [{ language: 'fa' as const, text: PERSIAN }],
};

test.describe('where the site’s address is known, without a script', () => {
  test.use({ javaScriptEnabled: false, siteEnvironment: { PUBLIC_URL: SITE } });

  for (const language of ['en', 'fa'] as const) {
    test(`a day’s quote is passed on by one press in ${language}`, async ({ page, site }) => {
      await site.change((database) => addQuotes(database, addQuotesOfDays));
      const { sharing } = await textsOf('documents', language);
      const path = `${language === 'en' ? '' : '/fa'}/quotes/${TODAY}`;
      await page.goto(path);
      const quote = language === 'en' ? '“Be kind”\n— A friend' : `«${PERSIAN}»\n— A friend`;
      expect(await sentBy(page, 'WhatsApp', 'text')).toBe(`${quote}\n${SITE}${path}`);
      expect(await sentBy(page, 'Telegram', 'url')).toBe(SITE + path);
      expect(await sentBy(page, 'Telegram', 'text')).toBe(quote);
      expect(await sentBy(page, sharing.mail, 'body')).toBe(
        `${quote}\n\n${SITE}${path}`.replaceAll('\n', '\r\n'),
      );
      for (const [size, width, height] of [
        ['landscape', 1200, 630],
        ['portrait', 1080, 1350],
        ['story', 1080, 1920],
      ] as const) {
        const link = page.getByRole('link', { name: sharing.sizes[size] });
        const href = (await link.getAttribute('href')) ?? '';
        const answer = await page.request.get(href);
        expect(pngSize(await answer.body())).toEqual({ width, height });
      }
      await atWidths(page, WIDTHS, async () => {
        expect(await overflowsSideways(page)).toBe(false);
      });
    });
  }

  test('of a long quote the links have source and address, and never its beginning', async ({
    page,
    site,
  }) => {
    const text = 'Be kind to all. '.repeat(300).trim();
    await site.change((database) => addQuotes(database, { ...addQuotesOfDays, text }));
    await page.goto(`/quotes/${TODAY}`);
    expect(await sentBy(page, 'WhatsApp', 'text')).toBe(`— A friend\n${SITE}/quotes/${TODAY}`);
    expect(await sentBy(page, 'Telegram', 'text')).toBe('— A friend');
  });
});

test('where it is not, the page’s script knows it', async ({ page, site, checkAccessibility }) => {
  await site.change((database) => addQuotes(database, addQuotesOfDays));
  await page.goto(`/quotes/${TODAY}`);
  const { origin } = new URL(page.url());
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  const url = `${origin}/quotes/${TODAY}`;
  expect(await sentBy(page, 'WhatsApp', 'text')).toBe(`“Be kind”\n— A friend\n${url}`);
  expect(await sentBy(page, 'Telegram', 'url')).toBe(url);
  expect(await sentBy(page, 'E-mail', 'body')).toContain(url);
  for (const path of [`/quotes/${TODAY}`, `/fa/quotes/${TODAY}`]) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await atWidths(page, WIDTHS, async () => {
        expect(await overflowsSideways(page)).toBe(false);
        const boxOf = (name: string) => page.getByRole('link', { name }).boundingBox();
        const [first, second] = [await boxOf('WhatsApp'), await boxOf('Telegram')];
        expect(first?.height).toBeGreaterThanOrEqual(44);
        expect(first?.y).toBe(second?.y);
        await checkAccessibility();
      });
    }
  }
});
