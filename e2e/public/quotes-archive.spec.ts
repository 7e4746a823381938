import { addDays } from '@bahai-friends/badi-calendar';
import type { Page } from '@playwright/test';
import type { Database } from '../../apps/server/src/db/database.ts';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import {
  atWidths,
  brokenWords,
  expect,
  overflowsSideways,
  test,
  WIDTHS,
} from '../support/fixtures.ts';

const TODAY = '2026-03-21';
const SHORT = 'Be generous in prosperity,\nand thankful in adversity.';
const LONG = 'Let your heart burn with loving-kindness for all who may cross your path. '.repeat(
  14,
);
const PERSIAN = 'ای دوستان سراپردهٔ یگانگی بلند شد، به چشم بیگانگان یکدیگر را مبینید.';
/** There are pages for their days, and two pages of the archive. */
const OLDER_DAYS = 40;

const addQuotesOfDays = (database: Database) =>
  addQuotes(
    database,
    {
      text: SHORT,
      source: 'Bahá’u’lláh',
      referenceUrl: 'https://www.bahai.org/library/',
      displayDate: TODAY,
    },
    { text: LONG.trim(), source: '‘Abdu’l-Bahá', displayDate: '2026-03-20' },
    { text: PERSIAN, source: 'حضرت بهاءالله', displayDate: '2026-03-18' },
    ...Array.from({ length: OLDER_DAYS }, (_, index) => ({
      text: `Number ${index}`,
      displayDate: addDays('2026-03-17', -index),
    })),
    { text: 'Of tomorrow', displayDate: '2026-03-22' },
  );

const PAGES = ['/quotes', `/quotes/${TODAY}`, '/quotes/2026-03-20', '/quotes/2026-03-18'];

/** The accessible name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim());

test.use({ content: 'none', siteClock: `${TODAY}T12:00:00Z`, expectedMessages: /status of 404/ });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a day shows its quote, and leads to those of other days', async ({ page, site }) => {
    await site.change(addQuotesOfDays);
    await atWidths(page, WIDTHS, async () => {
      await page.goto(`/quotes/${TODAY}`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(/^Today's Quote March 21, 2026 1 Bahá 183 B\.E\.$/);
      await expect(page.locator('h1 time')).toHaveAttribute('datetime', TODAY);
      await expect(page.getByRole('blockquote')).toHaveText(`“${SHORT}”`);
      await expect(page.getByRole('figure')).toContainText('— Bahá’u’lláh');
      await expect(page.getByRole('link', { name: /^View Quote Reference/ })).toHaveAttribute(
        'href',
        'https://www.bahai.org/library/',
      );
      await expect(page.locator('[rel=next]')).toHaveCount(0);
      expect(await overflowsSideways(page)).toBe(false);

      await page.getByRole('link', { name: 'Previous March 20, 2026' }).click();
      await expect(page).toHaveURL('/quotes/2026-03-20');
      await expect(heading).toHaveText(/^Quote of the Day March 20, 2026 19 ʻAláʼ 182 B\.E\.$/);
      await expect(page.getByRole('link', { name: 'Next March 21, 2026' })).toBeVisible();
      expect(await overflowsSideways(page)).toBe(false);

      await page.locator('[rel=prev]').click();
      await expect(page).toHaveURL('/quotes/2026-03-18');
      const quote = page.getByRole('blockquote');
      expect(await quote.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
      expect(await overflowsSideways(page)).toBe(false);
    });
  });

  test('the archive has every past day, by month and page', async ({ page, site }) => {
    await site.change(addQuotesOfDays);
    await atWidths(page, WIDTHS, async () => {
      await page.goto('/quotes');
      const headings = (level: number) => page.getByRole('heading', { level }).allTextContents();
      expect(await headings(2)).toEqual(['March 2026', 'February 2026']);
      expect((await headings(3)).slice(0, 3)).toEqual([
        'March 21, 2026 1 Bahá 183 B.E.',
        'March 20, 2026 19 ʻAláʼ 182 B.E.',
        'March 18, 2026 17 ʻAláʼ 182 B.E.',
      ]);
      await expect(page.getByRole('listitem')).toHaveCount(31);
      await expect(page.getByText('Of tomorrow')).toHaveCount(0);
      await expect(page.getByText('Newer quotes')).toHaveCount(0);
      expect(await overflowsSideways(page)).toBe(false);
      await page.getByRole('link', { name: 'Older quotes' }).click();
      await expect(page.getByRole('listitem')).toHaveCount(OLDER_DAYS - 28);
      await expect(page.getByText('Older quotes')).toHaveCount(0);
      await page.getByRole('link', { name: 'Newer quotes' }).click();
      await expect(page).toHaveURL('/quotes');
      await page
        .getByRole('link', { name: 'Read the whole quote of March 20, 2026', exact: true })
        .click();
      await expect(page.getByRole('blockquote')).toHaveText(`“${LONG.trim()}”`);
      await page.getByRole('link', { name: 'All quotes' }).click();
      await expect(page).toHaveURL('/quotes');
    });
  });

  test('an empty archive says what will come', async ({ page }) => {
    await page.goto('/quotes');
    await expect(page.getByRole('main')).toContainText(
      'Quotes appear here once the first day has shown one.',
    );
    await page.getByRole('link', { name: 'Home page' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a day without a quote or to come is a real 404', async ({ page, site }) => {
    await site.change(addQuotesOfDays);
    for (const address of ['2026-03-19', '2026-03-22', '2026-02-30', '?before=2026-03-22']) {
      const response = await page.goto(`/quotes${address.startsWith('?') ? '' : '/'}${address}`);
      expect(response?.status(), address).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    }
  });

  test('the keyboard reaches every way on, in order', async ({ page, site }) => {
    await site.change(addQuotesOfDays);
    await page.goto('/quotes/2026-03-20');
    const reached: unknown[] = [];
    for (let count = 0; count < 8; count += 1) {
      await page.keyboard.press('Tab');
      reached.push(await focused(page));
    }
    expect(reached).toEqual([
      "Bahá'í Friends",
      'Landscape',
      'Portrait',
      'Story',
      'Previous March 18, 2026',
      'Next March 21, 2026',
      'All quotes',
      'Home page',
    ]);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/quotes/${TODAY}`);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with ${colorScheme} colours`, () => {
    test.use({ contextOptions: { colorScheme, reducedMotion: 'reduce' } });

    test('the pages are accessible at every width', async ({ page, site, checkAccessibility }) => {
      await page.goto('/quotes');
      await checkAccessibility();
      await site.change(addQuotesOfDays);
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('listitem').or(page.getByRole('figure')).first()).toBeVisible();
        await atWidths(page, WIDTHS, checkAccessibility);
      }
    });
  });
}

test('the link and Share of a day stand in one line', async ({ page, site }) => {
  await site.change(addQuotesOfDays);
  await page.goto(`/quotes/${TODAY}`);
  const topOf = async (role: 'link' | 'button', name: RegExp) =>
    (await page.getByRole(role, { name }).boundingBox())?.y;
  expect(await topOf('button', /^Share$/)).toBe(await topOf('link', /^View Quote Reference/));
});

test('enlarged text fits on a narrow screen', { tag: '@fonts' }, async ({ page, site }) => {
  await site.change(addQuotesOfDays);
  for (const [width, size] of [
    [320, '100%'],
    [360, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PAGES) {
      await page.goto(path);
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      expect(await overflowsSideways(page), `${path} at ${width} px`).toBe(false);
      if (size === '100%') expect(await brokenWords(page), path).toEqual([]);
    }
  }
});

test('nothing of the application loads, and paper has no links to other pages', async ({
  page,
  site,
}) => {
  await site.change(addQuotesOfDays);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/quotes/2026-03-20', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([expect.stringMatching(/\/assets\/share-/)]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('blockquote')).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByText('All quotes')).toBeHidden();
});
