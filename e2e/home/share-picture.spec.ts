import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { expect, test } from '../support/fixtures.ts';

const TODAY = '2026-03-21';
const YESTERDAY = '2026-03-20';

test.use({ content: 'none', siteClock: `${TODAY}T12:00:00Z`, expectedMessages: /status of 404/ });

test('pages name the picture of their quote, which the browser shows in its size', async ({
  page,
  site,
}) => {
  await site.change((database) =>
    addQuotes(
      database,
      { text: 'Be generous in prosperity', displayDate: TODAY },
      { text: 'ای دوستان سراپردهٔ یگانگی بلند شد', displayDate: YESTERDAY },
    ),
  );
  const image = page.locator('meta[property="og:image"]');
  const alt = page.locator('meta[property="og:image:alt"]');
  for (const [path, day, name] of [
    ['/', TODAY, /^The quote of March 21, 2026: “Be generous in prosperity” — /],
    [`/quotes/${YESTERDAY}`, YESTERDAY, /^The quote of March 20, 2026: “ای دوستان/],
  ] as const) {
    await page.goto(path);
    await expect(image).toHaveAttribute('content', `/share/${day}.png`);
    await expect(alt).toHaveAttribute('content', name);
    const size = await page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight];
    }, `/share/${day}.png`);
    expect(size).toEqual([1200, 630]);
  }
});

test('the star is shared where there is no quote, and no picture is there', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const image = page.locator('meta[property="og:image"]');
  await expect(image).toHaveAttribute('content', '/share-image.png');
  expect((await request.get(`/share/${TODAY}.png`)).status()).toBe(404);
});
