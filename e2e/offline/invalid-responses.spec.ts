import { HomePage } from '../home/home-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { logIn, MASTER } from '../users/users.ts';
import { expectLoadError } from './load-error.ts';

test.use({ content: 'users' });

const INVALID_RESPONSES = [
  ['an object', { json: {} }],
  ['a list of nulls', { json: [null, null] }],
  ['a proxy’s page', { contentType: 'text/html', body: '<h1>Log in to the network</h1>' }],
] as const;

const PANELS = [
  ['users', '**/api/users', 'Failed to load users. Please refresh and try again.'],
  ['holy-days', '**/api/holy-days', 'Error loading holy days. Please try again.'],
  ['quotes/manage', '**/api/quotes', 'Error Loading Quotes'],
  ['social-links', '**/api/social-links', 'Unable to load social media links.'],
] as const;

for (const [name, response] of INVALID_RESPONSES) {
  test(`${name} in place of a list breaks its panel only`, async ({ page, checkAccessibility }) => {
    await page.clock.install();
    await logIn(page, MASTER);
    for (const [hash, path, sentence] of PANELS) {
      await page.route(path, (route) => route.fulfill(response));
      await page.goto(`/admin#${hash}`);
      await page.reload();
      const panel = page.getByRole('tabpanel').filter({ visible: true }).first();
      await expectLoadError(page, panel.getByRole('alert'), sentence);
      await checkAccessibility();
      await page.unroute(path);
      await panel.getByRole('button', { name: 'Retry' }).click();
      await expect(panel.getByRole('alert')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
    }
  });

  test(`${name} on the home page shows the cards’ errors`, async ({ page, checkAccessibility }) => {
    await page.route(/\/api\/(quotes|holy-days|social-links)/, (route) => route.fulfill(response));
    await page.clock.install();
    const home = new HomePage(page);
    await home.open();
    await expect(home.card("Today's Quote")).toContainText("Unable to load today's quote.");
    await expect(home.card('Upcoming Holy Days')).toContainText(
      'Unable to load upcoming holy days.',
    );
    await expectLoadError(page, home.card('Connect With Us'), 'Unable to load social media links.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Bahá'í Friends");
    await checkAccessibility();
  });
}
