import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { atWidths, test as base, expect, overflowsSideways } from '../support/fixtures.ts';
import { type OtherSite, startOtherSite } from './other-site.ts';

const TODAY = '2026-03-21';
const QUOTE = 'Be generous in prosperity';

const test = base.extend<{ otherSite: OtherSite }>({
  otherSite: async ({ site }, use) => {
    const otherSite = await startOtherSite(site.url);
    await use(otherSite);
    await otherSite.stop();
  },
});

test.use({ siteClock: `${TODAY}T12:00:00Z` });

test.describe('a page of another site, with the strictest rules of its own', () => {
  test('frames the quote and the date', async ({ page, otherSite }) => {
    await page.goto(`${otherSite.crossSite}/embeds`);
    const quote = page.frameLocator('[title="Their quote"]');
    await expect(quote.getByRole('heading', { level: 1 })).toHaveText("Today's Quote");
    await expect(quote.getByRole('blockquote')).toContainText(QUOTE);
    await expect(quote.getByRole('link', { name: 'Bahá’u’lláh' })).toHaveAttribute(
      'href',
      'https://www.bahai.org/library/',
    );
    const date = page.frameLocator('[title="Their date"]');
    await expect(date.getByText('1 Bahá 183 B.E.')).toBeVisible();
    await expect(date.getByText('March 21, 2026')).toBeVisible();
  });

  test('leads to the site in a page of its own', async ({ page, site, otherSite, context }) => {
    await page.goto(`${otherSite.crossSite}/embeds`);
    const opened = context.waitForEvent('page');
    await page
      .frameLocator('[title="Their quote"]')
      .getByRole('link', { name: "Bahá'í Friends" })
      .click();
    const home = await opened;
    await expect(home).toHaveURL(`${site.url}/`);
    await expect(home.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('has elements in its own font', async ({ page, site, otherSite }) => {
    await page.goto(`${otherSite.crossSite}/embeds`);
    const quote = page.locator('bahai-quote');
    await expect(quote.locator('blockquote')).toContainText(QUOTE);
    await expect(quote.locator('blockquote')).toHaveCSS('white-space', 'pre-line');
    await expect(quote.getByRole('link', { name: 'Bahá’u’lláh' })).toHaveAttribute(
      'href',
      'https://www.bahai.org/library/',
    );
    const toSite = quote.getByRole('link', { name: new URL(site.url).host });
    await expect(toSite).toHaveAttribute('href', `${site.url}/`);
    await expect(toSite).toHaveAttribute('rel', 'noopener');
    await expect(quote.getByText('their site')).toBeHidden();
    const date = page.locator('badi-date').locator('time');
    await expect(date).toHaveText('1 Bahá 183 B.E.');
    await expect(date).toHaveAttribute('datetime', TODAY);
    const shown = page.locator('bahai-quote figcaption, badi-date time');
    for (const part of await shown.all()) await expect(part).toHaveCSS('font-family', 'monospace');
  });

  test('has the date in its own language, or in that of a part of it', async ({
    page,
    otherSite,
  }) => {
    await page.goto(`${otherSite.crossSite}/embeds`);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        `<badi-date lang="fa">a day</badi-date>
        <p lang="zh-Hans">今天是<badi-date>某日</badi-date>。</p>
        <p lang="it">Oggi è <badi-date>un giorno</badi-date>.</p>`,
      );
    });
    const dates = page.locator('badi-date').locator('time');
    await expect(dates).toHaveText([
      '1 Bahá 183 B.E.',
      '۱ البهاء ۱۸۳ بدیع',
      'BE183年巴哈1日',
      '1 Bahá 183 B.E.',
    ]);
    const languages = await dates.evaluateAll((times: HTMLElement[]) =>
      times.map(({ lang }) => lang),
    );
    expect(languages).toEqual(['en', 'fa', 'zh', 'en']);
    await expect(dates.nth(1)).toHaveCSS('direction', 'rtl');
  });

  test.describe('when the site has nothing to show, or is not there', () => {
    test.use({ content: 'none', expectedMessages: /Failed to load resource/ });

    test('keeps what it says itself', async ({ page, site, otherSite }) => {
      await page.goto(`${otherSite.crossSite}/embeds`);
      await expect(page.locator('badi-date').locator('time')).toBeVisible();
      await expect(page.getByText('A quote is on their site.')).toBeVisible();
      await expect(
        page.frameLocator('[title="Their quote"]').getByText('No quote available for today.'),
      ).toBeVisible();
      await page.route(`${site.url}/api/**`, (route) => route.abort());
      const asked = page.waitForEvent('requestfailed', (request) =>
        request.url().endsWith('/api/settings?lang=en'),
      );
      await page.reload();
      await asked;
      await expect(page.getByText('It is a day today.')).toBeVisible();
    });
  });

  test.describe('when the quote is odd', () => {
    test.use({ content: 'none' });

    test('gets text alone, in its own direction, and no link but to the web', async ({
      page,
      site,
      otherSite,
    }) => {
      await site.change((database) =>
        addQuotes(database, {
          text: '<img src="x" onerror="alert(1)"> 1 < 2 & سخن روز\nسطر دوم',
          source: 'بهاءالله & <b>',
          referenceUrl: 'javascript:alert(1)',
          displayDate: TODAY,
        }),
      );
      page.on('dialog', () => {
        throw new Error('A quote was run as a script');
      });
      await page.goto(`${otherSite.crossSite}/embeds`);
      const element = page.locator('bahai-quote');
      const frame = page.frameLocator('[title="Their quote"]');
      for (const place of [element, frame]) {
        await expect(place.locator('blockquote')).toContainText('1 < 2 & سخن روز');
        await expect(place.locator('figcaption')).toContainText('بهاءالله &');
        await expect(place.locator('figcaption')).toHaveCSS('direction', 'rtl');
        await expect(place.locator('img, b, a[href^="javascript"]')).toHaveCount(0);
      }
    });
  });
});

test.describe('the pages for frames', () => {
  for (const [path, text] of [
    ['/embed/quote', QUOTE],
    ['/embed/date', '1 Bahá 183 B.E.'],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`fit frames of every width: ${path}, ${colorScheme} @fonts`, async ({
        page,
        checkAccessibility,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await atWidths(page, [200, 320, 768, 1280], async () => {
          await expect(page.getByText(text)).toBeVisible();
          expect(await overflowsSideways(page)).toBe(false);
          await checkAccessibility();
        });
      });
    }
  }

  test.describe('without a quote', () => {
    test.use({ content: 'none' });

    test('say so', async ({ page, checkAccessibility }) => {
      await page.setViewportSize({ width: 200, height: 200 });
      await page.goto('/embed/quote');
      await expect(page.getByText('No quote available for today.')).toBeVisible();
      expect(await overflowsSideways(page)).toBe(false);
      await checkAccessibility();
    });
  });
});

test('a date that has no room beside the others stands in the middle of its frame', async ({
  page,
}) => {
  for (const width of [420, 640]) {
    await page.setViewportSize({ width, height: 300 });
    await page.goto('/embed/date');
    const rows = await page.locator('dl > div').evaluateAll((dates) => {
      const boxes = dates.map((date) => date.getBoundingClientRect());
      return Object.values(Object.groupBy(boxes, ({ top }) => Math.round(top))).map(
        (row = []) =>
          (Math.min(...row.map(({ left }) => left)) + Math.max(...row.map(({ right }) => right))) /
          2,
      );
    });
    for (const middle of rows) expect(Math.abs(middle - width / 2)).toBeLessThan(2);
  }
});
