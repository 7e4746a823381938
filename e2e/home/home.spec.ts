import { documentInParts } from '../support/document-in-parts.ts';
import { atWidths, expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import { HomePage } from './home-page.ts';

test.describe('the home page', () => {
  test('shows its five cards in order at every width, without axe findings', async ({
    page,
    checkAccessibility,
  }) => {
    await atWidths(page, WIDTHS, async () => {
      await new HomePage(page).open();
      await expect(page).toHaveTitle("Bahá'í Friends");
      await expect(page.getByRole('heading')).toHaveText([
        "Bahá'í Friends",
        "Today's Date",
        "Today's Quote",
        'Upcoming Holy Days',
        'Connect With Us',
      ]);
      expect(await overflowsSideways(page)).toBe(false);
      await checkAccessibility();
    });
  });

  test('welcomes visitors and leads to the official website in a new tab', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    const card = home.card("Bahá'í Friends");
    await expect(card).toContainText(
      "A space for everyone to learn and feel inspired by all things Bahá'í.",
    );
    const link = card.getByRole('link');
    await expect(link).toHaveAttribute('href', 'https://www.bahai.org');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  });

  test('shows the quote with its line breaks, source and reference', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    const card = home.card("Today's Quote");
    await expect(card.getByRole('blockquote')).toHaveText(
      '“Be generous in prosperity,\nand thankful in adversity.”',
      { useInnerText: true },
    );
    await expect(card).toContainText('— Bahá’u’lláh');
    const link = card.getByRole('link', {
      name: "View Quote Reference on Bahá'í Reference Library",
    });
    await expect(link).toHaveAttribute('href', 'https://www.bahai.org/library/');
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test('shows the next three holy days in a table on wide screens', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const home = new HomePage(page);
    await home.open();
    const card = home.card('Upcoming Holy Days');
    await expect(card.getByRole('columnheader')).toHaveText([
      'Holy Day',
      'Badí Date',
      'Gregorian Date',
    ]);
    await expect(card.getByRole('row').nth(1).getByRole('cell')).toHaveText(
      ['Naw-Rúz', '1 Bahá 257 B.E.', 'March 20, 2100'],
      { useInnerText: true },
    );
    await expect(card.getByRole('row')).toHaveCount(4);
  });

  test('shows each holy day as a labelled block on narrow screens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    const home = new HomePage(page);
    await home.open();
    await expect(home.card('Upcoming Holy Days').getByRole('row').first()).toHaveText(
      /^Holy Day\s+Naw-Rúz\s+Badí Date\s+1 Bahá 257 B\.E\.\s+Gregorian Date\s+March 20, 2100$/,
      { useInnerText: true },
    );
  });

  test('shows known platforms by order, each in a new tab', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    const links = home.card('Connect With Us').getByRole('link');
    await expect(links).toHaveText(['Instagram', 'YouTube']);
    await expect(links.first()).toHaveAccessibleName('Visit our Instagram page');
    await expect(links.first()).toHaveAttribute('target', '_blank');
    await expect(links.first()).toHaveAttribute('rel', 'noopener');
  });

  test('asks for one CSRF token and then once for each of its data', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname + search);
    });
    await new HomePage(page).open();
    expect(calls[0]).toBe('/api/csrf-token');
    expect(calls.slice(1).sort()).toEqual([
      '/api/holy-days/upcoming?count=3',
      '/api/quotes/today',
      '/api/social-links',
    ]);
  });

  test('can be walked through with the keyboard, and focus shows', async ({ page }) => {
    await new HomePage(page).open();
    const names: string[] = [];
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      names.push((await focused.getAttribute('aria-label')) ?? (await focused.innerText()));
      await expect(focused).toHaveCSS('outline-style', 'solid');
    }
    expect(names.map((name) => name.replace(/\s*\(opens.*/, ''))).toEqual([
      "Visit the official website of the Bahá'í Faith",
      'Calendar',
      "View Quote Reference on Bahá'í Reference Library",
      'Share',
      'Past quotes',
      'Calendar',
      'Visit our Instagram page',
      'Visit our YouTube page',
    ]);
  });

  for (const width of [320, 1280]) {
    test(`does not shift while it is hydrated at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 2400 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            shifts.push((entry as PerformanceEntry & { value: number }).value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const home = new HomePage(page);
      await home.open();
      await expect(home.dateValue('Gregorian Date')).not.toBeEmpty();
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
        [],
      );
      expect(await overflowsSideways(page)).toBe(false);
    });
  }

  test('does not shift when the end of the document comes later', async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 2400 });
    const { url, sendEnd, close } = await documentInParts(site.url);
    try {
      await page.goto(url, { waitUntil: 'commit' });
      const parts = page.locator('main, footer, .site-links');
      await expect(parts).toHaveCount(4);
      const places = () => Promise.all([0, 1, 2, 3].map((part) => parts.nth(part).boundingBox()));
      const before = await places();
      sendEnd();
      await page.waitForLoadState();
      expect(await places()).toEqual(before);
    } finally {
      await close();
    }
  });

  test('holds at twice the text size on a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await new HomePage(page).open();
    expect(await overflowsSideways(page)).toBe(false);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first paint holds quote, holy days and links', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await expect(home.card("Today's Quote")).toContainText('Be generous in prosperity');
    await expect(home.card('Upcoming Holy Days')).toContainText('March 20, 2100');
    await expect(home.card('Connect With Us').getByRole('link')).toHaveCount(2);
  });
});

test.describe("today's date", () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', siteClock: '2026-03-20T23:58:30Z' });

  test('is the visitor’s own day in both calendars, and follows midnight', async ({ page }) => {
    // 14 hours ahead of UTC: already the next day.
    await page.clock.install({ time: new Date('2026-03-20T12:00:00Z') });
    const home = new HomePage(page);
    await home.open();
    await expect(home.dateValue('Badí Day of the Week')).toHaveText('Jalál');
    await expect(home.dateValue('Badí Date')).toHaveText('1 Bahá 183 B.E.');
    await expect(home.dateValue('Gregorian Date')).toHaveText('March 21, 2026');
    await page.clock.fastForward('22:01:00');
    await expect(home.dateValue('Badí Day of the Week')).toHaveText('Jamál');
    await expect(home.dateValue('Gregorian Date')).toHaveText('March 22, 2026');
  });

  test('asks for day, quote and holy days once more when the UTC day changes', async ({
    page,
    siteHost,
  }) => {
    await page.clock.install({ time: new Date('2026-03-20T23:58:30Z') });
    await new HomePage(page).open();
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // The day begins a month, whose ornament is a script of its own.
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    await page.clock.runFor('01:00');
    expect(calls).toEqual([]);
    await siteHost.moveClock('2026-03-21T00:01:00Z');
    await page.clock.runFor('05:00');
    await expect
      .poll(() => calls.sort())
      .toEqual([
        '/api/csrf-token',
        '/api/csrf-token',
        '/api/holy-days/upcoming',
        '/api/quotes/today',
        '/api/settings',
      ]);
  });
});
