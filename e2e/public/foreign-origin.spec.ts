import type { Page } from '@playwright/test';
import { test as base, expect } from '../support/fixtures.ts';
import { logIn, MASTER } from '../users/users.ts';
import { type OtherSite, startOtherSite } from './other-site.ts';

const test = base.extend<{ otherSite: OtherSite }>({
  otherSite: async ({ site }, use) => {
    const otherSite = await startOtherSite(site.url);
    await use(otherSite);
    await otherSite.stop();
  },
});

// The browser logs the requests that it has refused.
test.use({
  content: 'users',
  expectedMessages: /CORS policy|Failed to load|frame-ancestors|in a frame/,
});

const READABLE = [
  ...['quotes/today', 'holy-days', 'holy-days/upcoming', 'social-links', 'settings'].map(
    (call) => `/api/${call}`,
  ),
  ...['/feeds/calendar.ics', '/feeds/quotes.json', '/feeds/quotes.rss'],
];
const UNREADABLE = [
  ...[
    'session',
    'csrf-token',
    'quotes',
    'users',
    'audit-log',
    'health',
    'openapi.json',
    'docs',
  ].map((call) => `/api/${call}`),
  ...['/', '/admin', '/quotes', '/embed/quote', '/embed/date', '/site.webmanifest', '/nope'],
];
const CHANGES = [
  ...['login', 'logout', 'quotes', 'holy-days', 'social-links', 'users'].map(
    (call) => ['POST', `/api/${call}`] as const,
  ),
  ['PUT', '/api/settings'],
  ['DELETE', '/api/quotes'],
  ['DELETE', '/api/holy-days/1'],
] as const;

interface Asked extends Pick<RequestInit, 'method' | 'credentials' | 'mode'> {
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

/** The status that a script of the page gets for a request, or 'refused' when it may not read the response. */
function statusFor(page: Page, url: string, asked: Asked = {}): Promise<number | 'refused'> {
  return page.evaluate(
    async ([address, options]) => {
      try {
        return (await fetch(address, options)).status;
      } catch {
        return 'refused';
      }
    },
    [url, asked] as const,
  );
}

for (const kind of ['crossSite', 'sameSite'] as const) {
  test.describe(`a script of another origin, ${kind}, with a volunteer's cookies in the browser`, () => {
    test.beforeEach(async ({ page, otherSite }) => {
      await logIn(page, MASTER);
      await page.goto(`${otherSite[kind]}/`);
    });

    test('reads what everybody may, without the cookies', async ({ page, site }) => {
      for (const path of READABLE) {
        expect([path, await statusFor(page, site.url + path)]).toEqual([path, 200]);
        const withCookies = await statusFor(page, site.url + path, { credentials: 'include' });
        expect([path, withCookies]).toEqual([path, 'refused']);
      }
      const settings = await page.evaluate(
        async (url) => (await fetch(url)).json(),
        `${site.url}/api/settings`,
      );
      expect(settings).not.toHaveProperty('version');
    });

    test('reads nothing else', async ({ page, site }) => {
      for (const path of UNREADABLE) {
        for (const credentials of ['omit', 'include'] as const) {
          const status = await statusFor(page, site.url + path, { credentials });
          expect([path, credentials, status]).toEqual([path, credentials, 'refused']);
        }
      }
    });

    test('changes nothing', async ({ page, site }) => {
      const read = async (path: string) => (await page.request.get(path)).text();
      const paths = ['/api/quotes', '/api/holy-days', '/api/social-links', '/api/settings'];
      const state = () => Promise.all([...paths, '/api/users', '/api/session'].map(read));
      const before = await state();
      const body = JSON.stringify({ username: 'master', password: 'Test-pass1', name: 'x' });
      for (const [method, path] of CHANGES) {
        const url = site.url + path;
        for (const credentials of ['omit', 'include'] as const) {
          const json = {
            method,
            credentials,
            body,
            headers: { 'content-type': 'application/json' },
          };
          expect([method, path, await statusFor(page, url, json)]).toEqual([
            method,
            path,
            'refused',
          ]);
        }
        // The request is sent without a preflight, as forms send it, and its response cannot be read.
        const plain = { method: 'POST', mode: 'no-cors', credentials: 'include', body } as const;
        expect(await statusFor(page, url, plain)).toBe('refused');
      }
      expect(await state()).toEqual(before);
    });

    test('frames no page but those for frames', async ({ page, otherSite }) => {
      await page.goto(`${otherSite[kind]}/frames-of-pages`);
      const framed = page.frames().filter((frame) => frame !== page.mainFrame());
      expect(framed).toHaveLength(5);
      for (const frame of framed) {
        await expect.poll(() => frame.url()).toBe('chrome-error://chromewebdata/');
      }
    });
  });
}
