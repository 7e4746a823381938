import { sql } from 'kysely';
import { holdResponses } from '../offline/hold-responses.ts';
import { expectLoadError } from '../offline/load-error.ts';
import { expect, test } from '../support/fixtures.ts';
import { HomePage } from './home-page.ts';

const FAILED_LOAD = /Failed to load resource/;

test.describe('when a call fails', () => {
  test.use({ expectedMessages: FAILED_LOAD });

  test('each card says so, and axe finds nothing', async ({ page, checkAccessibility }) => {
    const message = 'The library is closed today.';
    await page.route(/\/api\/(quotes|holy-days|social-links)/, (route) =>
      route.fulfill({ status: 500, json: { message } }),
    );
    let linkCalls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/social-links')) linkCalls += 1;
    });
    const home = new HomePage(page);
    await page.clock.install();
    await page.goto('/');
    await expect(home.card("Today's Quote")).toContainText("Unable to load today's quote.");
    await expect(home.card("Today's Quote")).toContainText(message);
    await expect(home.card('Upcoming Holy Days')).toContainText(
      'Unable to load upcoming holy days.',
    );
    await expectLoadError(page, home.card('Connect With Us'), 'Unable to load social media links.');
    expect(linkCalls).toBe(4);
    await checkAccessibility();
  });

  test('a 404 says that there is no quote', async ({ page }) => {
    await page.route('**/api/quotes/today', (route) => route.fulfill({ status: 404, json: {} }));
    const home = new HomePage(page);
    await home.open();
    await expect(home.card("Today's Quote")).toContainText('No quote available for today.');
  });
});

test.describe('a failing CSRF token', () => {
  test.use({ expectedMessages: /Failed to (load resource|get CSRF token)/ });

  test('is only logged: the reads go on', async ({ page }) => {
    await page.route('**/api/csrf-token', (route) => route.fulfill({ status: 500, json: {} }));
    const logged = page.waitForEvent('console', (entry) =>
      entry.text().startsWith('Failed to get CSRF token'),
    );
    const home = new HomePage(page);
    await home.open();
    await logged;
    await expect(home.card("Today's Quote")).toContainText('Be generous in prosperity');
  });
});

test.describe('when the server could not read its data', () => {
  test.use({ expectedMessages: FAILED_LOAD });

  for (const [width, count] of [
    [767, 6],
    [768, 8],
  ] as const) {
    test(`the page waits with ${count} link placeholders at ${width} px`, async ({
      page,
      site,
      checkAccessibility,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await site.change(async (database) => {
        for (const table of ['daily_quotes', 'quotes', 'holy_days', 'social_links']) {
          await sql`drop table ${sql.table(table)}`.execute(database.writes);
        }
      });
      const release = await holdResponses(page, /\/api\/(quotes|holy-days|social-links)/);
      const home = new HomePage(page);
      await page.goto('/');
      await expect(
        home.card('Connect With Us').locator('[data-slot=skeleton]:visible'),
      ).toHaveCount(count);
      await expect(home.card('Upcoming Holy Days')).toContainText('Loading...');
      await expect(home.card("Today's Quote").locator('[data-slot=skeleton]')).not.toHaveCount(0);
      await checkAccessibility();
      release();
      await expect(home.card("Today's Quote")).toContainText("Unable to load today's quote.");
    });
  }

  for (const width of [360, 768, 1280, 1920]) {
    test(`placeholders of links are as high as links at ${width} px`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 });
      await site.change((database) => sql`drop table social_links`.execute(database.writes));
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/api/social-links', async (route) => {
        await held;
        const link = { platform: 'Instagram', url: 'https://example.org/', order: 1, version: 1 };
        await route.fulfill({ json: [{ id: 1, ...link }] });
      });
      await page.goto('/');
      const grid = new HomePage(page).card('Connect With Us').locator('.social-grid');
      const placeholder = await grid.locator('[data-slot=skeleton]').first().boundingBox();
      release();
      const link = await grid.getByRole('link').boundingBox();
      expect(link?.height).toBe(placeholder?.height);
    });
  }
});

test.describe('an empty site', () => {
  test.use({ content: 'none', expectedMessages: FAILED_LOAD });

  test('says what is not there', async ({ page, checkAccessibility }) => {
    const home = new HomePage(page);
    await home.open();
    await expect(home.card("Today's Quote")).toContainText('No quote available for today.');
    await expect(home.card('Upcoming Holy Days')).toContainText(
      'No upcoming holy days are currently scheduled.',
    );
    await expect(home.card('Connect With Us').getByRole('heading')).toBeVisible();
    await expect(home.card('Connect With Us').getByRole('link')).toHaveCount(0);
    await checkAccessibility();
  });
});
