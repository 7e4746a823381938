import { EMBEDS } from '@bahai-friends/contract';
import { expect, test } from '../support/fixtures.ts';
import { logIn, MASTER } from '../users/users.ts';

test.use({ content: 'users', expectedMessages: /Failed to load resource/ });

const PAGES = [
  ...['/', '/es', '/fa', '/admin-auth', '/admin', '/contact', '/nope'],
  ...['/calendar', '/calendar/183', '/ar/calendar/184', '/quotes', '/zh/quotes'],
  ...['/designs', '/combined-date-design'],
  ...Array.from({ length: 15 }, (_, index) => `/design${index + 1}`),
  ...[EMBEDS.quotePage, EMBEDS.datePage, '/api/docs'],
];
/** Each page has something of its own to load. */
const PLACES = [
  'quotes/upload',
  'quotes/manage',
  'quotes/year',
  'social-links',
  'badi-calendar',
  'holy-days',
  'users',
  'settings',
  'settings/letters',
  'settings/notifications',
  'settings/sending',
  'account',
];

/** The violations of the page's own content security policy, also where the script that tried it logs nothing. */
const violations: string[] = [];

test.beforeEach(async ({ page }) => {
  violations.length = 0;
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation(violation: string): void };
    document.addEventListener('securitypolicyviolation', (event) => {
      noteViolation(`${event.documentURI}: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
});

test.describe('a violation of the policy', () => {
  test.use({ expectedMessages: /violates the following Content Security Policy directive/ });

  test('is noticed', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.invalid/a.png' }));
    });
    await expect.poll(() => violations).toEqual([expect.stringContaining('img-src')]);
  });
});

test('no page for visitors violates its policy', async ({ page }) => {
  for (const path of PAGES) await page.goto(path, { waitUntil: 'networkidle' });
  expect(violations).toEqual([]);
});

test('no part of the dashboard violates its policy', async ({ page }) => {
  await logIn(page, MASTER);
  for (const place of PLACES) {
    await page.goto('/nope');
    await page.goto(`/admin#${place}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  }
  await page.goto('/admin#users');
  await page.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(violations).toEqual([]);
});
