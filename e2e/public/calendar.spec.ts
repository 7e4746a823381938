import { holyDaysOf } from '@bahai-friends/badi-calendar';
import { en } from '@bahai-friends/badi-calendar/names/en';
import type { Page } from '@playwright/test';
import type { Database } from '../../apps/server/src/db/database.ts';
import { addHolyDays } from '../../apps/server/src/testing/content.ts';
import { atWidths, expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import { logIn, MASTER } from '../users/users.ts';

test.use({ content: 'users', siteClock: '2026-11-22T12:00:00Z' });

const keepHolyDaysOf = (year: number) => (database: Database) =>
  addHolyDays(
    database,
    ...holyDaysOf(year, en).map(({ name, civilDay }): [string, string] => [name, civilDay]),
  );

const month = (page: Page, name: string) =>
  page.locator('.month', { has: page.getByRole('heading', { name }) });

test.describe('the calendar without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the year of today at every width', async ({ page, site }) => {
    await site.change(keepHolyDaysOf(183));
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.resourceType()));
    await page.goto('/calendar', { waitUntil: 'networkidle' });
    expect(requested).not.toContain('script');
    await atWidths(page, WIDTHS, async () => {
      await expect(page).toHaveTitle("Badí Calendar 183 B.E. – Bahá'í Friends");
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Badí Calendar 183 B.E.');
      await expect(page.locator('.month')).toHaveCount(20);
      await expect(page.locator('.month').getByText('Feast', { exact: true })).toHaveCount(19);
      const qudrat = month(page, 'Qudrat');
      const today = qudrat.locator('[aria-current=date]');
      await expect(today).toHaveText(/^19\s*Sun, Nov 22.*Today/);
      await expect(today.getByText('Today')).toBeVisible();
      await expect(page.locator('[aria-current=date]')).toHaveCount(1);
      await expect(qudrat.getByText('Birth of Bahá’u’lláh').last()).toBeVisible();
      expect(await overflowsSideways(page)).toBe(false);
    });
  });

  test('leads from year to year, to today and home', async ({ page }) => {
    await page.goto('/calendar/221');
    await page.getByRole('link', { name: '222 B.E.' }).click();
    await expect(page).toHaveURL('/calendar/222');
    await expect(page.getByText('have yet to be published')).toBeVisible();
    await page.getByRole('link', { name: 'This year' }).click();
    await expect(page).toHaveURL('/calendar');
    await page.getByRole('link', { name: 'Today: 19 Qudrat' }).click();
    await expect(page).toHaveURL('/calendar#month-13');
    await expect(page.locator('[aria-current=date]')).toBeInViewport();
    await page.getByRole('link', { name: "Bahá'í Friends" }).click();
    await expect(page).toHaveURL('/');
  });

  test('is found from the home page', async ({ page }) => {
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'More of this site' });
    await links.getByRole('link', { name: 'Calendar' }).click();
    await expect(page).toHaveURL('/calendar');
    await expect(links.getByRole('link')).toHaveText(['Calendar', 'Quotes']);
  });
});

test.describe('the calendar', () => {
  for (const contextOptions of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { forcedColors: 'active' },
  ] as const) {
    test.describe(JSON.stringify(contextOptions), () => {
      test.use({ contextOptions });

      test('has no axe findings', async ({ page, site, checkAccessibility }) => {
        await site.change(keepHolyDaysOf(183));
        await page.goto('/calendar');
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await checkAccessibility();
        }
      });
    });
  }

  test('can be walked through with the keyboard, and focus shows', async ({ page }) => {
    await page.goto('/calendar/183');
    const names: string[] = [];
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      names.push(await focused.innerText());
      await expect(focused).toHaveCSS('outline-style', 'solid');
      if (step === 4) await expect(focused).toHaveAttribute('href', '#subscribe');
    }
    expect(names.map((name) => name.replace(/\s+/g, ' '))).toEqual([
      "Bahá'í Friends",
      '‹ 182 B.E.',
      'Today: 19 Qudrat',
      '184 B.E. ›',
      'Subscribe',
      'To Take Home',
      'Everything',
      'Holy days',
      'Feasts',
      'The Fast',
    ]);
  });

  test('is a list of days where there is no room for weeks', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto('/calendar/183');
    await expect(page.locator('.month-weekdays').first()).toBeHidden();
    await expect(month(page, 'Núr').getByText('Fri, Jun 5')).toBeVisible();
    await expect(month(page, 'ʻAláʼ').getByText('Fast', { exact: true })).toHaveCount(19);
    expect(await overflowsSideways(page)).toBe(false);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.locator('.month-weekdays').first()).toBeVisible();
    expect(await overflowsSideways(page)).toBe(false);
  });

  test('of each year is printed on two sheets', { tag: '@fonts' }, async ({ page, site }) => {
    for (const year of [1, 172, 183, 507]) {
      await site.change(keepHolyDaysOf(year));
      await page.goto(`/calendar/${year}`);
      for (const format of ['A4', 'Letter']) {
        const pdf = (await page.pdf({ format })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), `${year}, ${format}`).toHaveLength(2);
      }
    }
  });
});

test.describe('where there is no such year', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('the page is not found', async ({ page }) => {
    for (const path of ['0', '508', '183/', '0183', 'abc']) {
      const response = await page.goto(`/calendar/${path}`);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    }
  });
});

test('login and dashboard have no links to the documents', async ({ page }) => {
  const links = page.locator('.site-links').first();
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(links).toBeVisible();
  await page.goto('/admin-auth', { waitUntil: 'networkidle' });
  await expect(links).toBeHidden();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(links).toBeVisible();
  await logIn(page, MASTER);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(page.getByRole('tablist', { name: 'Dashboard' })).toBeVisible();
  await expect(links).toBeHidden();
});
