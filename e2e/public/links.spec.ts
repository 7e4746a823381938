import type { Page } from '@playwright/test';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { expect, test } from '../support/fixtures.ts';

/** How links are underlined, without those on yellow, where an underline has the colour of its text. */
const underlines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const looks = [...document.querySelectorAll('a, .read-on')]
      .filter((link) => !link.closest('.welcome, .masthead'))
      .map((link) => getComputedStyle(link))
      .filter(({ textDecorationLine }) => textDecorationLine === 'underline')
      .map(({ textDecorationColor, textDecorationThickness, textUnderlineOffset, fontSize }) => {
        const offset = Number.parseFloat(textUnderlineOffset) / Number.parseFloat(fontSize);
        return `${textDecorationColor} ${textDecorationThickness} ${offset.toFixed(2)}`;
      });
    return [...new Set(looks)];
  });

/**
 * Pages with links that no other page has: of the calendar, of printed sheets, of the archive, and for sharing a quote.
 */
const PATHS = ['/calendar', '/calendar/183/wall', '/quotes', '/quotes/2026-03-20'];

test.use({ siteClock: '2026-03-21T12:00:00Z' });

test('links are underlined alike on all pages', async ({ page, site }) => {
  await site.change((database) =>
    addQuotes(
      database,
      { text: 'Of today', displayDate: '2026-03-21' },
      { text: 'Of yesterday', displayDate: '2026-03-20' },
    ),
  );
  await page.goto('/');
  const look = await underlines(page);
  expect(look).toHaveLength(1);
  for (const path of PATHS) {
    await page.goto(path);
    expect([path, await underlines(page)]).toEqual([path, look]);
  }
  // Below the dots of Arabic letters.
  const lower = look.map((one) => one.replace(/ 0\.30$/, ' 0.50'));
  expect(lower).not.toEqual(look);
  for (const path of ['/fa', '/fa/calendar', '/ar']) {
    await page.goto(path);
    expect([path, await underlines(page)]).toEqual([path, lower]);
  }
});
