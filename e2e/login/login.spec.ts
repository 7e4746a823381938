import { holdResponses } from '../offline/hold-responses.ts';
import { atWidths, expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import { ANNA, PASSWORD } from '../users/users.ts';

test.use({ content: 'users' });

test.describe('the login page', () => {
  test('is accessible and fits at every width', async ({ page, checkAccessibility }) => {
    await atWidths(page, WIDTHS, async () => {
      await page.goto('/admin-auth');
      await expect(page).toHaveTitle("Admin Login – Bahá'í Friends");
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login');
      await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
      await expect(page.getByRole('button', { name: 'Login' })).toHaveCSS(
        'background-color',
        'rgb(255, 204, 0)',
      );
      expect(await overflowsSideways(page)).toBe(false);
      await checkAccessibility();
    });
  });

  test('says what is missing, and axe finds nothing then', async ({ page, checkAccessibility }) => {
    await page.goto('/admin-auth', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Username is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByLabel('Username')).toBeFocused();
    await checkAccessibility();
  });

  test('shows and hides the password', async ({ page }) => {
    await page.goto('/admin-auth', { waitUntil: 'networkidle' });
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('lets in with the keyboard alone', async ({ page }) => {
    await page.goto('/admin-auth', { waitUntil: 'networkidle' });
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Username')).toBeFocused();
    await page.keyboard.type(ANNA.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin');
    await expect(page.getByText('Logged in successfully!', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('sends one request for a double click, and is busy meanwhile', async ({ page }) => {
    let requests = 0;
    await page.route('**/api/login', async (route) => {
      requests += 1;
      await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
      await route.continue();
    });
    await page.goto('/admin-auth', { waitUntil: 'networkidle' });
    await page.getByLabel('Username').fill(ANNA.username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).dblclick();
    await expect(page).toHaveURL('/admin');
    expect(requests).toBe(1);
  });

  test('waits for its script, and keeps what was typed before', async ({ page }) => {
    const release = await holdResponses(page, /\/login-page-[^/]*\.js$/);
    await page.goto('/admin-auth', { waitUntil: 'commit' });
    await page.getByLabel('Username').fill(ANNA.username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
    await expect(page).toHaveTitle("Admin Login – Bahá'í Friends");
    release();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/admin');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('says what it needs', async ({ page }) => {
      await page.goto('/admin-auth');
      await expect(page.locator('noscript p')).toHaveText('Turn on JavaScript to log in.');
      await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
    });
  });

  test.describe('without a connection', () => {
    test.use({ expectedMessages: /Failed to (load resource|get CSRF token)/ });

    test('says that the server could not be reached', async ({ page, context }) => {
      // The script for toasts is loaded when the page is hydrated, which may be after the network was idle.
      const style = page.waitForResponse(/\/toaster-[^/]*\.css$/);
      const script = page.waitForResponse(/\/toaster-[^/]*\.js$/);
      await page.goto('/admin-auth');
      await (await style).finished();
      await page.evaluate(`import('${(await script).url()}').then(() => undefined)`);
      await context.setOffline(true);
      await page.getByLabel('Username').fill(ANNA.username);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Login' }).click();
      const toast = page.getByRole('region', { name: 'Notification' }).getByRole('listitem');
      await expect(toast).toContainText('An error occurred during login');
      await expect(toast).toContainText('The server could not be reached');
    });
  });
});

test.describe('a login that fails', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('says so, keeps what was typed, and stays', async ({ page, checkAccessibility }) => {
    await page.goto('/admin-auth', { waitUntil: 'networkidle' });
    await page.getByLabel('Username').fill(ANNA.username);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Login' }).click();
    const toast = page.getByRole('region', { name: 'Notification' }).getByRole('listitem');
    await expect(toast).toHaveText('Invalid username or password');
    await expect(page).toHaveURL('/admin-auth');
    await expect(page.getByLabel('Username')).toHaveValue(ANNA.username);
    await checkAccessibility();
  });

  test('for another reason gives that reason', async ({ page }) => {
    await page.route('**/api/login', (route) =>
      route.fulfill({ status: 503, json: { message: 'Too many people are logging in.' } }),
    );
    await page.goto('/admin-auth', { waitUntil: 'networkidle' });
    await page.getByLabel('Username').fill(ANNA.username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    const toast = page.getByRole('region', { name: 'Notification' }).getByRole('listitem');
    await expect(toast).toContainText('An error occurred during login');
    await expect(toast).toContainText('Too many people are logging in.');
  });
});
