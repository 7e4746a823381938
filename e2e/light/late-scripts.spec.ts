import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { HomePage } from '../home/home-page.ts';
import { holdResponses } from '../offline/hold-responses.ts';
import { expect, test } from '../support/fixtures.ts';
import { FIRST_CALLS, REACT, STARTER, share, watch } from './light-page.ts';

test.describe('scripts that do not come', () => {
  test.use({ expectedMessages: /Failed to (load resource|fetch dynamically)/ });

  test('none at all: the page is there, and nothing that nobody could press', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    const home = new HomePage(page);
    await home.open();
    await expect(home.card("Today's Quote")).toContainText('Be generous');
    await expect(page.getByText('Share', { exact: true })).toBeHidden();
  });

  test('all of them late: the dates come with them, and what was read meanwhile stays where it is', async ({
    page,
  }) => {
    const release = await holdResponses(page, /\.js$/);
    const home = new HomePage(page);
    await page.goto('/', { waitUntil: 'commit' });
    const quote = home.card("Today's Quote");
    await expect(quote).toContainText('Be generous');
    await expect(home.dateValue('Gregorian Date')).toBeEmpty();
    const before = await quote.boundingBox();
    release();
    await expect(home.dateValue('Gregorian Date')).not.toBeEmpty();
    await expect(share(page)).toBeVisible();
    expect(await quote.boundingBox()).toEqual(before);
  });

  test('what passes a quote on, as with a version that is gone: it is said, and may be tried again', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const SHARING = /\/assets\/share-quote-[^/]*\.js$/;
    await page.route(SHARING, (route) => route.fulfill({ status: 404 }));
    const home = new HomePage(page);
    await home.open();
    await share(page).click();
    const alert = home.card("Today's Quote").getByRole('alert');
    await expect(alert).toContainText('Sharing could not be started.');
    await page.unroute(SHARING);
    await share(page).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('the page’s own: React does all that it would have done', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route(STARTER, (route) => route.fulfill({ status: 404 }));
    const release = await holdResponses(page, REACT);
    const watched = watch(page);
    await page.goto('/');
    await share(page).click();
    release();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(watched.calls.toSorted()).toEqual(FIRST_CALLS);
  });

  for (const how of ['404', 'no connection'] as const) {
    test(`React’s, ${how}: the page stays, and says what cannot be done`, async ({
      page,
      checkAccessibility,
    }) => {
      await page.addInitScript(() => {
        const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'));
        Object.assign(Clipboard.prototype, { write: refused, writeText: refused });
      });
      const home = new HomePage(page);
      await page.route(REACT, (route) =>
        how === '404' ? route.fulfill({ status: 404 }) : route.abort('internetdisconnected'),
      );
      await page.route('**/api/social-links', (route) => route.fulfill({ json: [] }));
      await home.open();
      await expect(home.card('Connect With Us').getByRole('link')).toHaveCount(2);
      await share(page).click();
      const alert = home.card("Today's Quote").getByRole('alert');
      const sentence = 'Sharing could not be started. Check your connection and press Share again.';
      await expect(alert).toHaveText(sentence);
      await checkAccessibility();
      // A second press tries again, and reports the error only once.
      await share(page).click();
      await expect(alert).toHaveText(sentence);
      await page.unroute(REACT);
      await share(page).click();
      await expect(page.getByRole('dialog', { name: 'Share this quote' })).toBeVisible();
      await expect(alert).toHaveCount(0);
      // The loads that have failed meanwhile show their errors now.
      await expect(home.card('Connect With Us').getByRole('link')).toHaveCount(0);
    });
  }
});

test.describe('a new day while there is a new version, whose files have other names', () => {
  test.use({
    siteClock: '2026-03-20T23:58:30Z',
    expectedMessages: /Failed to (load resource|fetch dynamically)/,
  });

  test('is shown by the document, loaded anew', async ({ page, site, siteHost }) => {
    await page.clock.install({ time: new Date('2026-03-20T23:58:30Z') });
    const home = new HomePage(page);
    await home.open();
    await page.route(REACT, (route) => route.fulfill({ status: 404 }));
    await site.change((database) =>
      addQuotes(database, { text: 'Of Naw-Rúz', source: 'S', displayDate: '2026-03-21' }),
    );
    await siteHost.moveClock('2026-03-21T00:01:00Z');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.clock.runFor('03:00');
    await expect(home.card("Today's Quote")).toContainText('Of Naw-Rúz');
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/']);
  });
});
