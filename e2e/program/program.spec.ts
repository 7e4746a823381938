import { HomePage } from '../home/home-page.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { startSite } from '../support/site.ts';
import { MASTER, PASSWORD } from '../users/users.ts';

/** The program itself in a process of its own, where all other tests have one process for many sites. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern.
  site: async ({}, use) => {
    const site = await startSite(async () => {}, {
      STARTER_CONTENT: 'on',
      MASTER_ADMIN_USERNAME: MASTER.username,
      MASTER_ADMIN_PASSWORD: PASSWORD,
    });
    await use(site);
    await site.stop();
  },
});

test('a first start has starter content and a Master Admin who can log in', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await expect(home.card("Today's Quote").getByRole('blockquote')).toHaveText(/\S/);
  await page.goto('/admin-auth');
  await page.getByLabel('Username').fill(MASTER.username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`^${MASTER.username}\\b`) })).toBeVisible();
});
