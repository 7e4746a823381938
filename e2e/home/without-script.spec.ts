import { addHolyDays } from '../../apps/server/src/testing/content.ts';
import { openDevtools } from '../support/devtools.ts';
import { expect, overflowsSideways, test } from '../support/fixtures.ts';
import { logIn, MASTER, PASSWORD } from '../users/users.ts';

test.use({ content: 'users' });

test.describe('the dashboard without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1280]) {
    test(`says that it needs it, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await logIn(page, MASTER);
      await page.goto('/admin');
      const sentence = 'Turn on JavaScript to use the admin dashboard.';
      await expect(page.locator('noscript p')).toHaveText(sentence);
      await expect(page.locator('noscript p')).toBeVisible();
      expect(await overflowsSideways(page)).toBe(false);
      // The texts as screen readers find them, without the placeholder beside them.
      const session = await openDevtools(page);
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const texts = nodes.filter(({ role }) => role?.value === 'StaticText');
      expect(texts.map(({ name }) => name?.value)).toEqual(['Admin Dashboard', sentence]);
      await expect(page.getByText('Checking authentication...')).toBeHidden();
      expect(await page.content()).not.toContain(MASTER.username);
    });
  }
});

test.describe('the home page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is festive on a holy day, and only then', async ({ page, site }) => {
    const head = page.locator('.welcome');
    const name = page.locator('.day-name');
    await page.goto('/');
    await expect(name).toHaveCount(0);
    await expect(head).toHaveCSS('border-block-end-width', '0px');
    const today = new Date().toISOString().slice(0, 10);
    await site.change((database) => addHolyDays(database, ['Day of the Covenant', today]));
    await expect
      .poll(async () => {
        await page.goto('/');
        return name.count();
      })
      .toBe(1);
    await expect(name).toHaveText('Day of the Covenant');
    await expect(head).toHaveCSS('border-block-end-color', 'rgb(242, 185, 0)');
  });
});

/** Scripts that a page cannot do without. */
const SCRIPTS = [
  ['the dashboard', '/admin', /\/dashboard-page-[^/]*\.js$/],
  [
    'the dashboard, with nothing loaded',
    '/admin',
    /\/(application|entry-client|dashboard-page)-[^/]*\.js$/,
  ],
  ['the login', '/admin-auth', /\/login-page-[^/]*\.js$/],
] as const;

test.describe('a page whose script cannot be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource|Failed to fetch dynamically/ });

  for (const [name, path, script] of SCRIPTS) {
    for (const [how, width] of [
      ['404', 360],
      ['no connection', 1280],
    ] as const) {
      test(`says so and can be loaded again: ${name}, ${how}`, async ({
        page,
        checkAccessibility,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await logIn(page, MASTER);
        await page.route(script, (route) =>
          how === '404' ? route.fulfill({ status: 404 }) : route.abort('internetdisconnected'),
        );
        await page.goto(path);
        await expect(page.getByRole('alert')).toContainText('This page could not be shown.');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
        await expect(page.getByText('Checking authentication...')).toBeHidden();
        expect(await overflowsSideways(page)).toBe(false);
        await checkAccessibility();
        await page.unroute(script);
        await page.getByRole('button', { name: 'Load the page again' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Admin/);
        await expect(page.getByRole('alert')).toBeHidden();
      });
    }
  }

  test('stays readable where it can be read without: the home page', async ({ page }) => {
    await page.route(/\/home-page-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByText('Be generous in prosperity')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });
});

test.describe('a style sheet that cannot be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('has the dashboard loaded as a document after the login, once', async ({ page }) => {
    await page.goto('/admin-auth', { waitUntil: 'networkidle' });
    await page.getByLabel('Username').fill(MASTER.username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.route('**/dashboard-*.css', (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.getByRole('button', { name: 'Login' }).click();
    await failed;
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await expect(page.getByRole('tablist', { name: 'Dashboard' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/admin']);
  });
});
