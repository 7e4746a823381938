import type { Page } from '@playwright/test';
import { brokenWords, expect, overflowsSideways, test } from '../support/fixtures.ts';

const MOCKUPS = Array.from({ length: 15 }, (_, index) => `/design${index + 1}`);
const PAGES = ['/designs', '/combined-date-design', ...MOCKUPS];
const NETWORKS = [
  'Instagram',
  'Facebook',
  'X',
  'TikTok',
  'Threads',
  'LinkedIn',
  'Pinterest',
  'Lemon8',
];
const NEW_TAB = ' (opens in a new tab)';

/** Texts that reach beyond their box. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, dt, dd, a, blockquote, figcaption, td')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => element.textContent),
  );
}

async function expectContent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Bahá'í Friends");
  await expect(page.getByRole('banner')).toContainText(
    "A space for everyone to learn and feel inspired by all things Bahá'í.",
  );
  const date = page.getByRole('region', { name: "Today's Date" });
  await expect(date.getByRole('definition')).toHaveText(['April 10, 2025', '19 Bahá, Year 182']);
  const quote = page.getByRole('region', { name: "Today's Quote" });
  await expect(quote.getByRole('blockquote')).toContainText('Possess a pure, kindly and radiant');
  await expect(quote.getByRole('link')).toHaveAttribute('href', /^https:\/\/www\.bahai\.org\//);
  const links = page.getByRole('region', { name: 'Connect With Us' }).getByRole('link');
  await expect(links).toHaveText(NETWORKS.map((network) => `${network}${NEW_TAB}`));
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText("© 2025 Bahá'í Friends");
  await expect(footer.getByRole('link')).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Back to Designs' })).toBeVisible();
}

test.describe('the mockups', () => {
  test('hold the same content, in fifteen layouts', async ({ page }) => {
    const layouts = new Set<string>();
    for (const path of MOCKUPS) {
      await page.goto(path);
      await expectContent(page);
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText('Back to Designs');
      await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
      const boxes = await page
        .locator('h1, h2, .star, blockquote')
        .evaluateAll((elements) =>
          elements.map((element) => Math.round(element.getBoundingClientRect().left)).join(),
        );
      layouts.add(boxes);
    }
    expect(layouts.size).toBe(MOCKUPS.length);
  });

  test('load nothing of one another, and no script', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    for (const path of MOCKUPS) {
      await page.goto(path);
      await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(1);
    }
    const assets = loaded.filter((path) => path.startsWith('/assets/'));
    expect(assets.filter((path) => path.endsWith('.js'))).toEqual([]);
    expect(new Set(assets.filter((path) => path.endsWith('.css'))).size).toBe(MOCKUPS.length);
  });
});

test.describe('every design page', () => {
  for (const [title, paths] of [
    ['the first', PAGES.slice(0, 9)],
    ['the others', PAGES.slice(9)],
  ] as const) {
    test(`has no axe findings: ${title}`, async ({ page, checkAccessibility }) => {
      test.slow();
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(path);
          await checkAccessibility();
        });
      }
    });
  }

  test('fits small and very wide screens, and twice the text size', { tag: '@fonts' }, async ({
    page,
  }) => {
    const tooWide: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      for (const [width, textSize] of [
        [320, '100%'],
        [360, '100%'],
        [768, '100%'],
        [1000, '100%'],
        [1920, '100%'],
        [360, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, textSize);
        const texts = await cutTexts(page);
        if (textSize === '100%') texts.push(...(await brokenWords(page)));
        if ((await overflowsSideways(page)) || texts.length > 0) {
          tooWide.push(`${path} at ${width} px, ${textSize}: ${texts}`);
        }
      }
    }
    expect(tooWide).toEqual([]);
  });
});

test.describe('the gallery', () => {
  test('leads to each design and back', async ({ page }) => {
    await page.goto('/designs');
    await expect(page).toHaveTitle("Website Redesign: Design Concepts – Bahá'í Friends");
    await expect(page.getByText('Fifteen different layout options')).toBeVisible();
    const links = page.getByRole('link', { name: 'View Design' });
    const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(addresses).toEqual(MOCKUPS);
    await page.getByRole('article', { name: 'Grid Layout' }).getByRole('link').click();
    await expect(page).toHaveURL('/design9');
    await page.getByRole('link', { name: 'Back to Designs' }).click();
    await expect(page).toHaveURL('/designs');
    await page.getByRole('link', { name: 'Return to Current Website' }).click();
    await expect(page.getByRole('heading', { name: 'Upcoming Holy Days' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there', async ({ page }) => {
    await page.goto('/design4');
    await expectContent(page);
    await page.goto('/designs');
    await expect(page.getByRole('article')).toHaveCount(15);
    await page.goto('/combined-date-design');
    await expect(page.getByRole('cell')).toHaveText([/\S/, /B\.E\.$/, /, \d{4}$/]);
  });
});

test.describe('unknown numbers', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('are a real 404', async ({ page }) => {
    for (const path of ['/design0', '/design16', '/design01']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    }
  });
});

test.describe('the layouts of the combined date', () => {
  for (const day of ['2026-02-26', '2026-09-30', '2026-10-15', '2026-11-21']) {
    test(`break no date on ${day}`, async ({ page }) => {
      await page.clock.setFixedTime(`${day}T12:00:00Z`);
      await page.goto('/combined-date-design');
      const dates = page
        .getByRole('region', { name: 'New three-column layout' })
        .or(page.getByRole('region', { name: 'Today', exact: true }))
        .getByRole('definition');
      const broken: string[] = [];
      for (const width of [320, 360, 480, 640, 768, 800, 832, 960, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const lines = await dates.evaluateAll((all) =>
          all.map((date) => {
            const range = document.createRange();
            range.selectNodeContents(date);
            return [date.textContent, range.getClientRects().length] as const;
          }),
        );
        expect(lines).toHaveLength(9);
        for (const [text, count] of lines) {
          if (count > 1) broken.push(`${text} at ${width} px`);
        }
      }
      expect(broken).toEqual([]);
    });
  }

  test('have their columns side by side where there is room', async ({ page }) => {
    await page.goto('/combined-date-design');
    const columns = page
      .getByRole('region', { name: 'New three-column layout' })
      .getByRole('definition');
    for (const [width, rows] of [
      [360, 3],
      [768, 1],
      [1280, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await columns.evaluateAll((all) =>
        all.map((date) => date.getBoundingClientRect().top),
      );
      expect(new Set(tops).size, `${width} px`).toBe(rows);
    }
  });
});

test.describe('the combined date', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('is the visitor’s own day, and follows midnight', async ({ page }) => {
    // 14 hours ahead of UTC: already the next day.
    await page.clock.install({ time: new Date('2026-12-31T09:00:00Z') });
    await page.goto('/combined-date-design');
    const columns = page
      .getByRole('region', { name: 'New three-column layout' })
      .getByRole('definition');
    const footer = page.getByRole('contentinfo');
    await expect(columns).toHaveText(['Istijlál', '1 Sharaf, 183 B.E.', 'December 31, 2026']);
    await expect(footer).toHaveText("© 2026 Bahá'í Friends");
    await page.clock.fastForward('01:01:00');
    await expect(columns).toHaveText(['Istiqlál', '2 Sharaf, 183 B.E.', 'January 1, 2027']);
    await expect(footer).toHaveText("© 2027 Bahá'í Friends");
    await expect(page.getByRole('cell').nth(1)).toHaveText('2 Sha, 183 B.E.');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
