import { page as fa } from '@bahai-friends/languages/fa/page';
import type { Locator, Page } from '@playwright/test';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { atWidths, test as base, expect, overflowsSideways } from '../support/fixtures.ts';
import { type OtherSite, startOtherSite } from './other-site.ts';

const TODAY = '2026-03-21';
const YESTERDAY = '2026-03-20';
const WORDS = '«مهربان باشید»';
const SOURCE = '— یک دوست';
const CREDIT = 'برگردان یک دوست، چاپ دوم';
const ENGLISH = 'Be just, and fair to all';

const test = base.extend<{ otherSite: OtherSite }>({
  otherSite: async ({ site }, use) => {
    const otherSite = await startOtherSite(site.url);
    await use(otherSite);
    await otherSite.stop();
  },
});

test.use({ content: 'none', siteClock: `${TODAY}T12:00:00Z` });

test.beforeEach(async ({ site }) => {
  await site.change((database) =>
    addQuotes(
      database,
      {
        text: 'Be kind',
        source: 'A friend',
        displayDate: TODAY,
        language: 'en',
        translations: [{ language: 'fa', text: 'مهربان باشید', source: 'یک دوست', credit: CREDIT }],
      },
      { text: ENGLISH, source: 'A friend', displayDate: YESTERDAY, language: 'en' },
    ),
  );
});

/** Expects the translation with its own direction and language, and its credit below the source. */
async function expectPersian(place: Page | Locator): Promise<void> {
  const text = place.locator('blockquote').first();
  await expect(text).toHaveText(WORDS);
  await expect(text).toHaveCSS('direction', 'rtl');
  expect(await text.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(
    'fa',
  );
  const caption = place.locator('figcaption').first();
  await expect(caption).toHaveText(`${SOURCE}${CREDIT}`);
  await expect(caption).toHaveCSS('direction', 'rtl');
  const source = await caption.locator('span').first().boundingBox();
  const credit = await caption.locator('small').boundingBox();
  if (!source || !credit) throw new Error('No source or no credit');
  expect(credit.y).toBeGreaterThanOrEqual(source.y + source.height - 1);
}

/** Expects that the original names its language on a page in another one, and is read from its own side. */
async function expectEnglish(figure: Locator): Promise<void> {
  const text = figure.locator('blockquote');
  await expect(text).toContainText(ENGLISH);
  for (const part of [text, figure.locator('figcaption')]) {
    await expect(part).toHaveAttribute('lang', 'en');
    await expect(part).toHaveCSS('direction', 'ltr');
  }
}

test('the pages of a language have the quote in it, else as it was written', async ({
  page,
  checkAccessibility,
}) => {
  await atWidths(page, [360, 1280], async () => {
    const asked = page.waitForResponse(/\/api\/quotes\/today/);
    await page.goto('/fa', { waitUntil: 'networkidle' });
    expect(new URL((await asked).url()).search).toBe('?lang=fa');
    for (const path of ['/fa', `/fa/quotes/${TODAY}`, '/fa/quotes']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectPersian(page);
      expect(await overflowsSideways(page)).toBe(false);
      await checkAccessibility();
    }
    await expectEnglish(page.getByRole('figure').nth(1));
    await page.goto(`/fa/quotes/${YESTERDAY}`);
    await expectEnglish(page.getByRole('figure'));
    await checkAccessibility();
  });
  const asked = page.waitForRequest(/\/api\/quotes\/today/);
  await page.goto('/');
  expect(new URL((await asked).url()).search).toBe('');
  await expect(page.getByRole('blockquote')).toHaveText('“Be kind”');
});

test('what the server wrote is what the page’s call answers', async ({ page }) => {
  let answered = () => {};
  const held = new Promise<void>((resolve) => {
    answered = resolve;
  });
  await page.route(/\/api\/quotes\/today/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/fa');
  await expect(page.getByRole('button', { name: fa.share, exact: true })).toBeVisible();
  const figure = page.getByRole('figure');
  const written = await figure.evaluate((element) => element.outerHTML);
  const answer = page.waitForResponse(/\/api\/quotes\/today/);
  answered();
  await (await answer).finished();
  await page.waitForLoadState('networkidle');
  expect(await figure.evaluate((element) => element.outerHTML)).toBe(written);
});

test('what is shared of a page is in its language', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/fa', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: fa.share, exact: true }).click();
  await expect(page.getByText(fa.copied, { exact: true })).toBeVisible();
  const address = `${new URL(page.url()).origin}/fa/quotes/${TODAY}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${WORDS}\n${SOURCE}\n${CREDIT}\n${address}`,
  );
  await page.goto(address);
  await expectPersian(page);
});

test('the picture and what describes it are in the language of the page', async ({ page }) => {
  for (const path of ['/fa', `/fa/quotes/${TODAY}`]) {
    await page.goto(path);
    const picture = `/share/${TODAY}.png?lang=fa`;
    const image = page.locator('meta[property="og:image"]');
    await expect(image).toHaveAttribute('content', picture);
    const alt = page.locator('meta[property="og:image:alt"]');
    await expect(alt).toHaveAttribute('content', /۲۱ مارس ۲۰۲۶.*«مهربان باشید» — یک دوست/);
    const [persian, english] = await Promise.all(
      [picture, `/share/${TODAY}.png`].map(async (url) => (await page.request.get(url)).body()),
    );
    expect(persian?.equals(english ?? Buffer.alloc(0))).toBe(false);
  }
});

test('the feeds of a language lead to its pages', async ({ page, request }) => {
  await page.goto('/fa');
  for (const format of ['rss', 'atom', 'json']) {
    const link = page.locator(`link[rel=alternate][href^="/feeds/quotes.${format}"]`);
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toBe(`/feeds/quotes.${format}?lang=fa`);
    const [persian, own] = await Promise.all(
      [href, `/feeds/quotes.${format}`].map(async (url) => (await request.get(url)).text()),
    );
    expect(persian).toContain('مهربان باشید');
    expect(persian).toContain(CREDIT);
    expect(persian).not.toContain('Be kind');
    expect(own).toContain('Be kind');
    const pathOf = (prefix: string) => `${prefix}/quotes/${TODAY}`;
    expect(persian).toContain(pathOf('/fa'));
    expect(own).not.toContain(pathOf('/fa'));
  }
});

test('frames and elements on other sites have it in the language around them', async ({
  page,
  otherSite,
  checkAccessibility,
}) => {
  await page.goto('/embed/quote?lang=fa');
  await expectPersian(page);
  await checkAccessibility();
  await page.goto(`${otherSite.crossSite}/embeds`);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<section lang="fa" dir="rtl"><bahai-quote></bahai-quote></section>',
    );
  });
  const quote = page.locator('section bahai-quote');
  await expect(quote.locator('blockquote')).toHaveText('مهربان باشید');
  await expect(quote.locator('blockquote')).toHaveAttribute('lang', 'fa');
  await expect(quote.locator('blockquote')).toHaveCSS('direction', 'rtl');
  await expect(quote.locator('small')).toHaveText(CREDIT);
  await expect(page.locator('bahai-quote').first().locator('blockquote')).toHaveText('Be kind');
});

/**
 * Texts outside of the quote whose direction differs from the page's, though their letters have the page's direction.
 */
const turnedTexts = (page: Page) =>
  page.evaluate(() => {
    const turned: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const value = text.nodeValue ?? '';
      const isOwn = text.parentElement?.closest('blockquote, figcaption span');
      if (isOwn || !text.parentElement?.checkVisibility()) continue;
      const edges = [
        value.search(/\p{Script=Latin}/u),
        value.search(/\p{Script=Latin}\P{Script=Latin}*$/u),
      ];
      const [first, last] = edges.map((offset) => {
        if (offset < 0) return undefined;
        const range = document.createRange();
        range.setStart(text, offset);
        range.setEnd(text, offset + 1);
        return range.getBoundingClientRect();
      });
      if (first && last && first.top === last.top && first.left > last.left) turned.push(value);
    }
    return turned;
  });

test('direction signs in a translation turn nothing around it', async ({ page, site }) => {
  const turning = (words: string) => `\u2067\u202e${words}`;
  const german = {
    language: 'de' as const,
    text: turning('Seid gerecht'),
    source: turning('Jemand'),
    credit: turning('Ein Freund'),
  };
  const day = '2026-03-19';
  await site.change((database) =>
    addQuotes(database, { text: 'Be just', displayDate: day, translations: [german] }),
  );
  for (const path of [`/de/quotes/${day}`, '/de/quotes']) {
    await page.goto(path);
    await expect(page.locator('blockquote', { hasText: 'Seid gerecht' })).toBeVisible();
    expect(await turnedTexts(page)).toEqual([]);
  }
  // Adds a text that the check would find.
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p>\u202e<b>Seid</b> gerecht</p>');
  });
  expect(await turnedTexts(page)).toEqual(['Seid', ' gerecht']);
});
