import { HomePage } from '../home/home-page.ts';
import { holdResponses } from '../offline/hold-responses.ts';
import { expectLoadError } from '../offline/load-error.ts';
import {
  atWidths,
  expect,
  leaveQuestion,
  overflowsSideways,
  test,
  WIDTHS,
} from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';
import { SocialLinksTab } from './social-links-tab.ts';

test.use({ content: 'users' });

let links: SocialLinksTab;

test.beforeEach(async ({ page }) => {
  await logIn(page, ANNA);
  links = new SocialLinksTab(page);
});

test.describe('the social links', () => {
  test('are listed by order at every width', async ({ page, checkAccessibility }) => {
    await links.open();
    await atWidths(page, [320, ...WIDTHS], async () => {
      await expect(links.platforms()).toHaveText(['Mastodon', 'Instagram', 'YouTube']);
      await expect(links.row('Mastodon')).toContainText('not shown on the home page');
      await expect(links.row('YouTube')).not.toContainText('not shown');
      expect(await overflowsSideways(page)).toBe(false);
      await checkAccessibility();
      await links.button('Edit YouTube').click();
      expect(await overflowsSideways(page)).toBe(false);
      await checkAccessibility();
      await links.button('Cancel').click();
    });
  });

  test('open in a new tab', async ({ page }) => {
    await links.open();
    const link = links.row('YouTube').getByRole('link');
    await expect(link).toHaveAttribute('href', 'https://example.org/YouTube');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(page.locator('datalist option')).toHaveCount(12);
  });

  test('grow by one, which the home page shows at its next load', async ({ page }) => {
    await links.open();
    await links.fill('Threads', 'https://www.threads.com/@friends', '1');
    await links.button('Add Link').click();
    await expect(links.toast()).toContainText('Social link added successfully!');
    await expect(links.platforms()).toHaveText(['Mastodon', 'Instagram', 'Threads', 'YouTube']);
    await expect(links.field('Platform')).toBeFocused();
    await expect(links.field('Platform')).toHaveValue('');
    await expect(links.field('Display Order')).toHaveValue('0');
    const home = new HomePage(page);
    await home.open();
    const link = home.card('Connect With Us').getByRole('link', { name: /Threads/ });
    await expect(link).toHaveAttribute('href', 'https://www.threads.com/@friends');
  });

  test('are rejected while something is wrong', async ({ checkAccessibility }) => {
    await links.open();
    await links.field('Display Order').fill('');
    await links.button('Add Link').click();
    const form = links.page.getByRole('form');
    await expect(form).toContainText('Platform name is required');
    await expect(form).toContainText('URL is required');
    await expect(form).toContainText('Order must be a positive number');
    const summary = form.getByRole('region', { name: 'Please check 3 fields' });
    await expect(summary).toBeFocused();
    await checkAccessibility();
    await summary.getByRole('link', { name: 'Display Order' }).click();
    await expect(links.field('Display Order')).toBeFocused();
    await links.fill('X', 'javascript:alert(1)', '-1');
    await expect(form).toContainText('Must be a valid URL');
    await expect(form).toContainText('Order must be a positive number');
    await expect(form).not.toContainText('Platform name is required');
    await links.field('Display Order').fill('');
    await links.field('Display Order').pressSequentially('1.5');
    await expect(form).toContainText('Order must be a positive number');
    await expect(links.platforms()).toHaveCount(3);
  });

  test('can be changed, with the keyboard alone', async ({ page, checkAccessibility }) => {
    await links.open();
    await links.button('Edit YouTube').focus();
    await page.keyboard.press('Enter');
    await expect(links.field('Platform')).toBeFocused();
    await expect(links.field('URL')).toHaveValue('https://example.org/YouTube');
    await expect(links.field('Display Order')).toHaveValue('2');
    for (const platform of ['Mastodon', 'Instagram', 'YouTube']) {
      await expect(links.button(`Edit ${platform}`)).toBeDisabled();
      await expect(links.button(`Delete ${platform}`)).toBeDisabled();
    }
    await checkAccessibility();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('TikTok');
    await page.keyboard.press('Enter');
    await expect(links.toast()).toContainText('Social link updated successfully!');
    await expect(links.button('Edit TikTok')).toBeFocused();
    await expect(links.button('Add Link')).toBeVisible();
    await expect(links.platforms()).toHaveText(['Mastodon', 'Instagram', 'TikTok']);
  });

  test('stay as they were when editing is cancelled', async () => {
    await links.open();
    await links.button('Edit YouTube').click();
    await links.fill('X', 'https://x.com/friends', '9');
    await links.button('Cancel').click();
    await expect(links.button('Edit YouTube')).toBeFocused();
    await expect(links.field('Platform')).toHaveValue('');
    await expect(links.platforms()).toHaveText(['Mastodon', 'Instagram', 'YouTube']);
  });

  test('can be deleted, after a question', async ({ page, checkAccessibility }) => {
    await links.open();
    await links.button('Delete YouTube').click();
    await expect(links.question()).toContainText('This action cannot be undone');
    await checkAccessibility();
    await page.keyboard.press('Escape');
    await expect(links.question()).toBeHidden();
    await expect(links.button('Delete YouTube')).toBeFocused();
    await page.keyboard.press('Enter');
    await links.question().getByRole('button', { name: 'Delete' }).click();
    await expect(links.toast()).toContainText('Social link deleted successfully!');
    await expect(links.platforms()).toHaveText(['Mastodon', 'Instagram']);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('are not lost by leaving the page', async ({ page }) => {
    await links.open();
    await links.field('Platform').fill('Threads');
    await page.getByRole('button', { name: 'View Site' }).click();
    await leaveQuestion(page).getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL('/admin#social-links');
    await expect(links.field('Platform')).toHaveValue('Threads');
  });
});

test.describe('two volunteers at one link', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('are shown the conflict, and nothing typed is lost', async ({
    site,
    checkAccessibility,
  }) => {
    await links.open();
    await links.button('Edit YouTube').click();
    await links.field('Platform').fill('Threads');
    await site.change((database) =>
      database.writes
        .updateTable('social_links')
        .set({ platform: 'TikTok', version: 2 })
        .where('platform', '=', 'YouTube')
        .execute(),
    );
    await links.button('Save Changes').click();
    await expect(links.page.getByRole('form')).toContainText('This has been changed');
    await expect(links.field('Platform')).toHaveValue('Threads');
    await checkAccessibility();
    await links.button('Load the newer version').click();
    await expect(links.field('Platform')).toHaveValue('TikTok');
    await links.field('Platform').fill('Threads');
    await links.button('Save Changes').click();
    await expect(links.toast()).toContainText('Social link updated successfully!');
  });

  test('cannot add the same link twice', async () => {
    await links.open();
    await links.fill('YouTube', 'https://example.org/YouTube', '0');
    await links.button('Add Link').click();
    await expect(links.toast()).toContainText(
      'Failed to add social link: This YouTube link is already listed',
    );
    await expect(links.field('Platform')).toHaveValue('YouTube');
  });
});

test.describe('social links that cannot be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('are said to be so, and can be tried again', async ({ page, checkAccessibility }) => {
    const release = await holdResponses(page, '**/api/social-links', (route) =>
      route.fulfill({ status: 500, json: { message: 'x' } }),
    );
    await page.clock.install();
    await links.open();
    await expect(page.getByRole('status')).toHaveText('Loading...');
    await checkAccessibility();
    release();
    const error = page.getByRole('alert');
    await expectLoadError(page, error, 'Unable to load social media links.');
    await expect(error).toHaveText('Unable to load social media links.');
    await checkAccessibility();
    await page.unroute('**/api/social-links');
    await links.button('Retry').click();
    await expect(links.platforms()).toHaveCount(3);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('a community without social links', () => {
  test('is shown that there are none', async ({ page, site, checkAccessibility }) => {
    await site.change((database) => database.writes.deleteFrom('social_links').execute());
    await links.open();
    await expect(page.getByText('No social links added yet')).toBeVisible();
    await checkAccessibility();
  });
});
