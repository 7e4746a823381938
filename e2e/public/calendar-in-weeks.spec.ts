import { LANGUAGES } from '@bahai-friends/languages';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** In Chinese, a date with its month is the widest: 11月23日, on the first day of a month, which is today. */
test.use({ siteClock: '2026-11-23T12:00:00Z' });

/**
 * Dates that touch one of another day, or that the frame around today runs through. A frame begins one pixel beyond
 * its day.
 */
const crowdedDates = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const linesOf = (day: Element) =>
      [...day.querySelectorAll('i, em')]
        .filter((date) => getComputedStyle(date).position !== 'absolute')
        .flatMap((date) => {
          const range = document.createRange();
          range.selectNodeContents(date);
          return [...range.getClientRects()].map((box) => ({ box, text: date.textContent, day }));
        });
    return [...document.querySelectorAll('.month-body > ol')].flatMap((month) => {
      const lines = [...month.children].flatMap(linesOf);
      const touching = lines.filter(({ box, day }) =>
        lines.some(
          (other) =>
            other.day !== day &&
            Math.max(box.left - other.box.right, other.box.left - box.right) < 1 &&
            Math.max(box.top - other.box.bottom, other.box.top - box.bottom) < -3,
        ),
      );
      const framed = lines.filter(({ box, day }) => {
        const { left, right } = day.getBoundingClientRect();
        return day.ariaCurrent !== null && (left - box.left > 1 || box.right - right > 1);
      });
      return [...touching, ...framed].map(({ text }) => text);
    });
  });

test('dates neither touch nor cross the frame around today, in every language', {
  tag: '@fonts',
}, async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(language === 'en' ? '/calendar' : `/${language}/calendar`);
    await expect(page.locator('.month-weekdays').first()).toBeVisible();
    for (const width of [320, 360, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForFunction((expected) => window.innerWidth === expected, width);
      expect(await crowdedDates(page), `${language}, ${width} px`).toEqual([]);
    }
  }
});
