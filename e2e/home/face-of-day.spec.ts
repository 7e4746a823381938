import { LANGUAGES } from '@bahai-friends/languages';
import type { Page } from '@playwright/test';
import { addHolyDays } from '../../apps/server/src/testing/content.ts';
import { expect, overflowsSideways, test } from '../support/fixtures.ts';
import { HomePage } from './home-page.ts';

const ornamentOf = (page: Page) => page.locator('.welcome .ornament path').getAttribute('d');

test.describe('on a holy day', () => {
  test.use({ siteClock: '2026-03-21T12:00:00Z' });

  test.beforeEach(async ({ page, site }) => {
    await site.change((database) => addHolyDays(database, ['Naw-Rúz', '2026-03-21']));
    await page.clock.install({ time: '2026-03-21T12:00:00Z' });
  });

  test('its name fills the head of the page, without a place, too', async ({
    page,
    checkAccessibility,
  }) => {
    await new HomePage(page).open();
    for (const [width, size] of [
      [320, 30],
      [360, 36],
      [1280, 80],
      [1920, 100],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const name = page.locator('.day-name');
      await expect(name).toHaveText('Naw-Rúz');
      const pixels = await name.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).fontSize),
      );
      expect(pixels).toBeGreaterThanOrEqual(size);
      expect(await overflowsSideways(page)).toBe(false);
    }
    await checkAccessibility();
    await expect(page.locator('.day-is')).toHaveText('Feast of Bahá');
  });

  test('the ornament is in the document, in the head and behind the quote, small, and needs no request', async ({
    page,
    site,
  }) => {
    const html = await (await fetch(site.url)).text();
    const drawn = html.match(/<svg[^>]*class="ornament"[^>]*>.*?<\/svg>/g) ?? [];
    expect(drawn).toHaveLength(2);
    const [inHead = '', behindQuote = ''] = drawn.map((svg) => / d="([^"]+)"/.exec(svg)?.[1]);
    // The second is the outer ring of the first, which costs a compressed document next to nothing.
    expect(behindQuote).not.toBe('');
    expect(inHead.startsWith(behindQuote)).toBe(true);
    expect(inHead.length).toBeGreaterThan(behindQuote.length);
    expect(drawn[0]?.length).toBeLessThan(2000);
    await new HomePage(page).open();
    expect(await ornamentOf(page)).toBe(inHead);
  });

  test.describe('to a visitor whose day is another one', () => {
    test.use({ timezoneId: 'Pacific/Kiritimati' });

    test('a line says so, nothing is festive, and nothing moves', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(entry.startTime);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await new HomePage(page).open();
      await expect(page.getByText('In the community it is March 21, 2026: Naw-Rúz')).toBeVisible();
      await expect(page.locator('.day-name')).toBeHidden();
      await expect(page.locator('.day-is')).toBeHidden();
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
        [],
      );
    });
  });
});

test.describe('on the first day of the Fast', () => {
  test.use({ siteClock: '2026-03-02T12:00:00Z' });

  test('the Feast and the Fast have a line each, with nothing left at an end', async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(language === 'en' ? '/' : `/${language}`);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const names = page.locator('.day-is');
        await expect(names.locator('> span')).toHaveCount(2);
        expect(await names.textContent(), language).not.toContain('·');
        const [feast, fast] = await names.locator('> span').evaluateAll((spans) =>
          spans.map((span) => {
            const { top, bottom } = span.getBoundingClientRect();
            return { top, bottom };
          }),
        );
        expect(fast?.top, `${language} at ${width}`).toBeGreaterThanOrEqual(feast?.bottom ?? 0);
      }
    }
  });
});

test.describe('on a holy day of many words', () => {
  test.use({ siteClock: '2026-05-29T12:00:00Z' });

  test('its name stands in one line on a laptop, larger than the quote', async ({ page, site }) => {
    await site.change((database) =>
      addHolyDays(database, ['Ascension of Bahá’u’lláh', '2026-05-29']),
    );
    await page.setViewportSize({ width: 1280, height: 800 });
    await new HomePage(page).open();
    const { lines, pixels } = await page.locator('.day-name').evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const pixels = Number.parseFloat(getComputedStyle(element).fontSize);
      return { lines: Math.round(range.getBoundingClientRect().height / pixels), pixels };
    });
    expect(lines).toBe(1);
    expect(pixels).toBeGreaterThanOrEqual(48);
  });
});

test('the ornament rises from an edge, or is whole behind the quote on a phone', async ({
  page,
}) => {
  await new HomePage(page).open();
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [inHead, behindQuote] = await page.evaluate(() =>
      ['.welcome', '.quote-card'].map((selector) => {
        const around = document.querySelector(selector)?.getBoundingClientRect();
        const ornament = document.querySelector(`${selector} .ornament`)?.getBoundingClientRect();
        if (!around || !ornament) throw new Error(`no ornament in ${selector}`);
        // The drawing is as large as its box allows, in its middle.
        const reach = Math.min(ornament.width, ornament.height) / 2;
        const middle = ornament.top + ornament.height / 2;
        return {
          aboveEdge: around.bottom - middle,
          below: around.bottom - (middle + reach),
          above: middle - reach - around.top,
          beside: ornament.left + ornament.width / 2 - reach - around.left,
        };
      }),
    );
    expect(Math.abs(inHead?.aboveEdge ?? Number.NaN), `head at ${width}`).toBeLessThanOrEqual(2);
    expect(inHead?.above, `head at ${width}`).toBeGreaterThan(0);
    expect(behindQuote?.above, `quote at ${width}`).toBeGreaterThan(0);
    expect(behindQuote?.beside, `quote at ${width}`).toBeGreaterThan(0);
    if (width < 640) expect(behindQuote?.below, `quote at ${width}`).toBeGreaterThan(0);
    else expect(Math.abs(behindQuote?.aboveEdge ?? Number.NaN)).toBeLessThanOrEqual(2);
  }
});

test.describe('on a day whose date is long', () => {
  test.use({ siteClock: '2026-11-23T12:00:00Z' });

  test('the dates stay within their card', { tag: '@fonts' }, async ({ page }) => {
    await page.clock.install({ time: '2026-11-23T12:00:00Z' });
    for (const language of LANGUAGES) {
      await page.goto(language === 'en' ? '/' : `/${language}`);
      for (const width of [320, 360, 640, 768, 1100, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const beyond = await page.locator('.date-card').evaluate((card) => {
          const room = card.getBoundingClientRect();
          return [...card.querySelectorAll('dt, dd')].flatMap((item) => {
            const text = document.createRange();
            text.selectNodeContents(item);
            const { left, right } = text.getBoundingClientRect();
            return left < room.left || right > room.right ? [item.textContent] : [];
          });
        });
        expect(beyond, `${language} at ${width}`).toEqual([]);
      }
    }
  });
});

for (const [day, says, month] of [
  ['2026-11-04', 'Feast of Qudrat', 13],
  ['2026-02-27', 'Ayyám-i-Há, day 3 of 5', 20],
  ['2026-03-06', 'The Fast, day 5 of 19', 19],
] as const) {
  test.describe(`on ${day}`, () => {
    test.use({ siteClock: `${day}T12:00:00Z` });

    test('the date card says what the day is', async ({ page }) => {
      await page.clock.install({ time: `${day}T12:00:00Z` });
      await new HomePage(page).open();
      await expect(page.locator('.day-is')).toHaveText(says);
      await expect(page.locator('.day-name')).toHaveCount(0);
      await page.goto('/calendar');
      const ofMonth = page.locator(month === 20 ? '#ayyam-i-ha' : `#month-${month}`);
      const small = await ofMonth.locator('.ornament path').getAttribute('d');
      // The calendar's header has the whole ornament, a month's header only its outer ring.
      const whole = await page.locator('.masthead .ornament path').getAttribute('d');
      expect(whole).toContain(small);
    });
  });
}

test.describe('when the month changes', () => {
  test.use({ siteClock: '2026-11-03T23:58:00Z' });

  test('so does the ornament of an open page', async ({ page, siteHost }) => {
    await page.clock.install({ time: '2026-11-03T23:58:00Z' });
    await new HomePage(page).open();
    const before = await ornamentOf(page);
    await siteHost.moveClock('2026-11-04T00:01:00Z');
    await page.clock.runFor('05:00');
    await expect(page.locator('.day-is')).toHaveText('Feast of Qudrat');
    await expect.poll(() => ornamentOf(page)).not.toBe(before);
  });
});
