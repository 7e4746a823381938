import { atWidths, expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';

test.use({ expectedMessages: /status of 404/ });

test('an unknown address is a real 404 at every width', async ({ page, checkAccessibility }) => {
  await atWidths(page, WIDTHS, async () => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
