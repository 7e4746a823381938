import { atWidths, expect, overflowsSideways, test } from '../support/fixtures.ts';

// Tests hide scroll bars by default, as phones do.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  },
});

test('public pages do not scroll sideways beside a scroll bar that takes room', async ({
  page,
}) => {
  for (const path of ['/', '/calendar', '/fa/calendar', '/quotes']) {
    await page.goto(path);
    await atWidths(page, [320, 768, 1280, 1920], async () => {
      expect(await overflowsSideways(page), path).toBe(false);
    });
  }
  await page.goto('/calendar');
  expect(await page.evaluate(() => innerWidth > document.documentElement.clientWidth)).toBe(true);
});
