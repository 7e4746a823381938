import { atWidths, expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';

test.use({ content: 'users' });

test.beforeEach(({ page }) => logIn(page, ANNA));

test.describe('the Badi calendar', () => {
  test('has today and the next 37 days at every width', async ({ page, checkAccessibility }) => {
    await page.clock.setFixedTime('2026-03-20T12:00:00Z');
    await page.goto('/admin#badi-calendar');
    await atWidths(page, [320, ...WIDTHS], async () => {
      const rows = page.getByRole('row');
      // The heading rows count, too.
      await expect(rows).toHaveCount(39);
      await expect(rows.nth(1)).toHaveAttribute('aria-current', 'date');
      await expect(rows.nth(1)).toContainText('Istiqlál Today');
      await expect(rows.nth(1)).toContainText('19 ʻAláʼ 182 B.E.');
      await expect(rows.nth(1)).toContainText('The Fast');
      await expect(rows.nth(1)).toContainText('March 20, 2026');
      await expect(rows.nth(2)).toContainText('1 Bahá 183 B.E.');
      await expect(rows.nth(2)).toContainText('Naw-Rúz');
      await expect(rows.nth(2)).toContainText('Nineteen Day Feast');
      await expect(page.getByText('Today', { exact: true })).toHaveCount(1);
      expect(await overflowsSideways(page)).toBe(false);
      await checkAccessibility();
    });
  });

  test('has its three columns', async ({ page }) => {
    await page.goto('/admin#badi-calendar');
    await expect(page.getByRole('columnheader')).toHaveText([
      'Badi day of week',
      'Badi date',
      'Gregorian date',
    ]);
  });

  test('follows the day while it stays open', async ({ page }) => {
    await page.clock.install({ time: '2026-02-24T23:58:30Z' });
    await page.goto('/admin#badi-calendar');
    const today = page.locator('tr[aria-current=date]');
    await expect(today).toContainText('19 Mulk 182 B.E.');
    await page.clock.runFor('02:00');
    await expect(today).toContainText('1 Ayyám-i-Há 182 B.E.');
    await expect(page.getByRole('row')).toHaveCount(39);
    await page.clock.runFor('24:00:00');
    await expect(today).toContainText('2 Ayyám-i-Há 182 B.E.');
  });
});

test.describe('the Badi calendar of a visitor elsewhere', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('begins with the visitor’s own day', async ({ page }) => {
    await page.clock.setFixedTime('2026-03-20T12:00:00Z');
    await page.goto('/admin#badi-calendar');
    await expect(page.locator('tr[aria-current=date]')).toContainText('March 21, 2026');
  });
});
