import type { Page } from '@playwright/test';
import { addAuthenticator } from '../login/second-factor.ts';
import { FAILED_CALLS } from '../offline/kept-pages.ts';
import { expect, test } from './fixtures.ts';

// One worker runs both tests, in this order: the second has the context that the first leaves behind.
test.describe.configure({ mode: 'serial' });

test.use({
  // The page may call while the network is off.
  expectedMessages: FAILED_CALLS,
  // Passkeys are bound to a name, not to a number.
  baseURL: async ({ site }, use) => use(site.url.replace('127.0.0.1', 'localhost')),
});

/** What a page can see of what was done in its context. */
const seen = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    scriptBefore: 'before' in window,
    routed: (await (await fetch('/api/session')).text()) === 'routed',
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName }))
      .state,
    authenticator: await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(),
    online: navigator.onLine,
    width: innerWidth,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    in2100: new Date().getUTCFullYear() === 2100,
  }));

test('a test changes its context in many ways', async ({ page, context }) => {
  await page.addInitScript(() => Object.assign(window, { before: true }));
  await page.route('/api/session', (route) => route.fulfill({ body: 'routed' }));
  await context.grantPermissions(['clipboard-read']);
  await addAuthenticator(page);
  await page.setViewportSize({ width: 400, height: 400 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.clock.install({ time: '2100-01-01T12:00:00Z' });
  await page.goto('/');
  await context.addCookies([{ name: 'left', value: 'behind', url: page.url() }]);
  await page.evaluate(() => {
    localStorage.setItem('local', '');
    sessionStorage.setItem('session', '');
  });
  await context.setOffline(true);
  expect(await seen(page)).toEqual({
    cookie: 'left=behind',
    stored: ['local', 'session'],
    scriptBefore: true,
    routed: true,
    clipboard: 'granted',
    authenticator: true,
    online: false,
    width: 400,
    dark: true,
    in2100: true,
  });
});

test('the next test begins with nothing of that', async ({ page }) => {
  await page.goto('/');
  expect(await seen(page)).toEqual({
    cookie: '',
    stored: [],
    scriptBefore: false,
    routed: false,
    clipboard: 'prompt',
    authenticator: false,
    online: true,
    width: 1280,
    dark: false,
    in2100: false,
  });
});
