import { DEFAULT_SETTINGS } from '@bahai-friends/contract';
import type { Page } from '@playwright/test';
import { insertFirstSettings } from '../../apps/server/src/features/settings/settings.repository.ts';
import { holdResponses } from '../offline/hold-responses.ts';
import { expect, test } from '../support/fixtures.ts';
import { ANNA, logIn, MASTER } from '../users/users.ts';
import { UsersTab } from '../users/users-tab.ts';

test.use({ content: 'users' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Presses a button that leads to the home page, and resolves when it is on its way. */
async function leaveBy(page: Page, name: string, nextPage: string): Promise<void> {
  const asked = page.waitForRequest(nextPage);
  await button(page, name).click();
  await asked;
}

/** Expects that nothing of the dashboard is in the document, not even hidden. */
async function expectNothingOfDashboard(page: Page): Promise<void> {
  await expect(page.locator('.dashboard')).toHaveCount(0);
  await expect(page.getByText(ANNA.username)).toHaveCount(0);
}

async function openUsers(page: Page): Promise<void> {
  await logIn(page, MASTER);
  const users = new UsersTab(page);
  await users.open();
  await expect(users.row(ANNA.username)).toBeVisible();
  // The recent changes come by a request of their own, which is refused if it arrives after the logout.
  await expect(page.getByText('Logged in', { exact: true }).first()).toBeVisible();
}

/** Counts the requests for the session from now on. */
function countSessionChecks(page: Page): () => number {
  let checks = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/session') checks += 1;
  });
  return () => checks;
}

test.describe('while the home page is loaded', () => {
  const HOME = '**/assets/home-page-*.js';

  test('nothing of the dashboard stays after Logout, and the way back asks for the session', async ({
    page,
    checkAccessibility,
  }) => {
    await openUsers(page);
    const release = await holdResponses(page, HOME);
    const checks = countSessionChecks(page);
    await leaveBy(page, 'Logout', HOME);
    await expectNothingOfDashboard(page);
    const loading = page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ });
    await expect(loading).toBeVisible();
    await checkAccessibility();
    await page.goBack();
    await expect(page).toHaveURL('/admin-auth');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login');
    expect(checks()).toBeGreaterThan(0);
    await expectNothingOfDashboard(page);
    release();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Bahá'í Friends");
  });

  test('nothing of it stays after View Site, and the way back asks for the session', async ({
    page,
  }) => {
    await openUsers(page);
    const releaseHome = await holdResponses(page, HOME);
    await leaveBy(page, 'View Site', HOME);
    await expectNothingOfDashboard(page);
    const releaseSession = await holdResponses(page, '**/api/session');
    const asked = page.waitForRequest('**/api/session');
    await page.goBack();
    await asked;
    await expectNothingOfDashboard(page);
    await expect(page.getByRole('status')).toHaveText('Checking authentication...');
    releaseSession();
    await expect(new UsersTab(page).row(ANNA.username)).toBeVisible();
    releaseHome();
  });
});

test('where the home page needs a document of its own, nothing of the dashboard stays either', async ({
  page,
  site,
}) => {
  await site.change(async (database) => {
    await insertFirstSettings(
      database.writes,
      { ...DEFAULT_SETTINGS, language: 'fa' },
      '2026-01-02T03:04:05.000Z',
    );
    await database.writes.updateTable('users').set({ language: 'en' }).execute();
  });
  await openUsers(page);
  await page.evaluate(() => {
    window.addEventListener('pagehide', () => {
      sessionStorage.setItem('left', document.body.innerText);
    });
  });
  await button(page, 'Logout').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
  const left = await page.evaluate(() => sessionStorage.getItem('left'));
  expect(left).toContain('Loading...');
  expect(left).not.toContain(ANNA.username);
  await page.goBack();
  await expect(page).toHaveURL('/admin-auth');
  await expectNothingOfDashboard(page);
});
