import { expect, overflowsSideways, test } from '../support/fixtures.ts';

test('the API’s page is readable and accessible on a phone and in a wide window', async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'GET /api/quotes/today' })).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('main')).toHaveCSS('margin-top', '0px');
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(20, 22, 27)');
    await checkAccessibility();
    await page.emulateMedia({ colorScheme: null });
  }
});
