import { expect, overflowsSideways, test, WIDTHS } from './fixtures.ts';

test.use({ expectedMessages: /status of 404/ });

for (const width of WIDTHS) {
  test(`an unknown address is a real 404 at ${width} px`, async ({ page, checkAccessibility }) => {
    await page.setViewportSize({ width, height: 900 });
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}
