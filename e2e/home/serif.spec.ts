import type { Page } from '@playwright/test';
import { holdResponses } from '../offline/hold-responses.ts';
import { openDevtools } from '../support/devtools.ts';
import { atWidths, expect, test, WIDTHS } from '../support/fixtures.ts';

/** Records the layout shifts since the document was opened; returns a function that gets their times. */
async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.startTime);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}

/** The fonts that the first element of a selector is drawn with. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const tools = await openDevtools(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

const fontsOfQuote = (page: Page) => fontsOf(page, 'blockquote');

test('an f and an i beside each other are one letter', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => fontsOfQuote(page)).toEqual(['EB Garamond']);
  const widths = await page.getByRole('blockquote').evaluate((quote) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return [];
    context.font = getComputedStyle(quote).font;
    return ['fi', 'fl', 'ff'].map((pair) => {
      const [first = '', last = ''] = pair;
      const apart = context.measureText(first).width + context.measureText(last).width;
      return context.measureText(pair).width / apart;
    });
  });
  // With a hole between them they are as wide as both.
  for (const width of widths) expect(width).toBeLessThan(0.96);
  expect(widths).toHaveLength(3);
});

test('a serif that comes late changes nothing', async ({ page }) => {
  const shifts = await watchShifts(page);
  const release = await holdResponses(page, '**/*.woff2');
  await page.goto('/', { waitUntil: 'commit' });
  const quote = page.getByRole('blockquote');
  await expect(quote).toBeVisible();
  const names = await fontsOfQuote(page);
  expect(names.join()).not.toContain('Garamond');
  const { width, height } = (await quote.boundingBox()) ?? {};
  // Before its first painting, and for the first tenth of a second, the browser would still use the font. Both are over
  // once its own clock has passed half a second.
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  release();
  await page.waitForLoadState('networkidle');
  expect(await fontsOfQuote(page)).toEqual(names);
  expect(await quote.boundingBox()).toMatchObject({ width, height });
  expect(await shifts()).toEqual([]);
});

test.describe('a serif that does not come', () => {
  test.use({ expectedMessages: /ERR_FAILED|preloaded using link preload but not used/ });

  for (const [path, widths] of [
    ['/', [...WIDTHS, 1920]],
    // Cyrillic letters are as wide on average: single words are not.
    ['/ru', WIDTHS],
  ] as const) {
    test(`ends its lines where one in time does: ${path}`, async ({ page }) => {
      // A site in use has its fonts kept after the first page.
      await expect(async () => {
        await page.goto(path);
        expect((await fontsOf(page, 'h2')).join()).toContain('Garamond');
      }).toPass();
      const heights = () =>
        page
          .locator('h1, h2, blockquote')
          .evaluateAll((elements) =>
            elements.map((element) => element.getBoundingClientRect().height),
          );
      const inTime = new Map<number, number[]>();
      await atWidths(page, widths, async (width) => {
        inTime.set(width, await heights());
      });
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(path);
      expect((await fontsOf(page, 'h2')).join()).not.toContain('Garamond');
      await atWidths(page, widths, async (width) => {
        expect(await heights(), `${width} px`).toEqual(inTime.get(width));
      });
    });
  }
});

test.describe('a Russian day with a macron', () => {
  test.use({ siteClock: '2026-11-28T12:00:00Z' });

  test('is in one font', async ({ page }) => {
    await page.clock.install({ time: '2026-11-28T12:00:00Z' });
    await expect(async () => {
      await page.goto('/ru');
      await expect(page.locator('#dates dd').first()).toHaveText(/\u0304/);
      expect(await fontsOf(page, '#dates dd')).toEqual(['EB Garamond']);
    }).toPass();
  });
});

test.describe('a date of two lines', () => {
  test.use({ siteClock: '2026-11-26T12:00:00Z' });

  test('has its room before it is filled in', async ({ page }) => {
    await page.clock.install({ time: '2026-11-26T12:00:00Z' });
    const release = await holdResponses(page, '**/*.woff2');
    await page.goto('/', { waitUntil: 'commit' });
    const dates = page.locator('#dates');
    await expect(dates).toContainText('November 26, 2026');
    const boxes = () =>
      dates.locator('dt, dd').evaluateAll((elements) =>
        elements.map((element) => {
          const { top, height } = element.getBoundingClientRect();
          return [top, height];
        }),
      );
    for (const width of [...WIDTHS, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const filled = await boxes();
      const texts = await dates.locator('dd').evaluateAll((places) =>
        places.map((place) => {
          const text = place.textContent;
          place.textContent = '';
          return text;
        }),
      );
      expect(await boxes(), `${width} px`).toEqual(filled);
      await dates.locator('dd').evaluateAll((places, values) => {
        places.forEach((place, index) => {
          place.textContent = values[index] ?? null;
        });
      }, texts);
    }
    release();
  });
});
