import {
  DEFAULT_SETTINGS,
  endpointKeys,
  NO_FEATURES,
  parseEndpointKey,
} from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { saveSettings } from '../features/settings/settings.repository.ts';
import { addHolyDays, addQuotes } from '../testing/content.ts';
import { createTestApp } from '../testing/test-app.ts';
import { loggedIn } from '../testing/test-browser.ts';
import { type databases as all, databases } from '../testing/test-database.ts';
import { addUsers } from '../testing/test-users.ts';

const READABLE = [
  '/api/quotes/today',
  '/api/holy-days',
  '/api/holy-days/upcoming',
  '/api/gatherings/upcoming',
  '/api/social-links',
  '/api/settings',
  ...['holy-days.ics', 'feasts.ics', 'fast.ics', 'calendar.ics', 'gatherings.ics'].map(
    (file) => `/feeds/${file}`,
  ),
  ...['rss', 'atom', 'json'].map((extension) => `/feeds/quotes.${extension}`),
];
const OTHER_PATHS = [
  ...['/', '/admin', '/admin-auth', '/calendar', '/quotes', '/embed/quote', '/embed.js', '/nope'],
  ...['/feeds/', '/feeds/nope.ics', '/api/', '/api/nope', '/api/quotes/today/', '/api/docs'],
  ...['/api/openapi.json', '/robots.txt', '/site.webmanifest', '/favicon.ico'],
];
const PLACE = { name: 'Near the river', latitude: 47.6, longitude: 117.5 };
const ORIGIN = { origin: 'https://elsewhere.example' };

async function site(open: (typeof all)[number]['open'], environment = {}) {
  const database = await open();
  await addUsers(database, { anna: 'Master Admin' });
  await addHolyDays(database, ['Naw-Rúz', '2026-03-21']);
  await addQuotes(database, { text: 'Be kind', displayDate: '2026-03-21' });
  const features = { ...NO_FEATURES, gatherings: true };
  const settings = { ...DEFAULT_SETTINGS, features };
  await saveSettings(database.writes, settings, 2, '2026-03-21T12:00:00.000Z');
  const app = await createTestApp(database, { environment, pageFiles: true });
  return { app, anna: await loggedIn(app, 'anna') };
}

describe.each(databases)('pages of other sites, on $name', ({ open }) => {
  it('read what is the same for everybody, new, kept and unchanged, and without cookies', async () => {
    const { app } = await site(open);
    for (const url of READABLE) {
      const first = await app.inject({ url, headers: ORIGIN });
      const kept = await app.inject({ url, headers: ORIGIN });
      const headers = { ...ORIGIN, 'if-none-match': String(first.headers.etag) };
      const unchanged = await app.inject({ url, headers });
      const head = await app.inject({ method: 'HEAD', url, headers: ORIGIN });
      const isMadeForEach = url.startsWith('/feeds/quotes');
      expect([first, kept, unchanged, head].map(({ statusCode }) => statusCode)).toEqual([
        ...[200, 200, isMadeForEach ? 200 : 304, 200],
      ]);
      for (const { headers } of [first, kept, unchanged, head]) {
        expect([url, headers['access-control-allow-origin']]).toEqual([url, '*']);
        expect(headers).not.toHaveProperty('access-control-allow-credentials');
        expect(headers).not.toHaveProperty('set-cookie');
      }
    }
  });

  it('read why they get nothing', async () => {
    const { app } = await site(open);
    for (const [url, status] of [
      ['/api/holy-days/upcoming?count=x', 400],
      ['/feeds/feasts.ics?lang=xx', 400],
      ['/feeds/quotes.json?lang=xx', 400],
    ] as const) {
      const { statusCode, headers } = await app.inject({ url, headers: ORIGIN });
      expect([url, statusCode, headers['access-control-allow-origin']]).toEqual([url, status, '*']);
    }
    const empty = await createTestApp(await open());
    const none = await empty.inject('/api/quotes/today');
    expect([none.statusCode, none.headers['access-control-allow-origin']]).toEqual([404, '*']);
  });

  it('never have what a session adds, though the browser sends its cookies', async () => {
    const { anna } = await site(open);
    await anna.call('PUT', '/api/settings', { ...DEFAULT_SETTINGS, place: PLACE });
    const own = await anna.send('GET', '/api/settings');
    expect(own.json()).toMatchObject({ place: PLACE, version: expect.any(Number) });
    expect(own.headers).not.toHaveProperty('access-control-allow-origin');
    for (const origin of ['https://elsewhere.example', 'null', '']) {
      const theirs = await anna.send('GET', '/api/settings', undefined, { origin });
      expect(theirs.json().place).toEqual({ name: PLACE.name });
      expect(theirs.json()).not.toHaveProperty('version');
      expect(theirs.headers['access-control-allow-origin']).toBe('*');
    }
  });

  it('read nothing else, and change nothing', async () => {
    const { app, anna } = await site(open);
    const calls = endpointKeys.map(parseEndpointKey);
    const pages = OTHER_PATHS.map((path) => ({ method: 'GET', path }) as const);
    for (const { method, path } of [...calls, ...pages]) {
      if (method === 'GET' && READABLE.includes(path)) continue;
      const url = path.replaceAll(/\{\w+\}/g, '1');
      const seen = [
        await app.inject({ method, url, headers: ORIGIN }),
        await anna.send(method, url, undefined, ORIGIN),
      ];
      for (const { headers } of seen) {
        const cors = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
        expect([method, url, cors]).toEqual([method, url, []]);
      }
    }
  });

  it('get no leave for what is more than a plain GET', async () => {
    const { app } = await site(open);
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      for (const url of [...READABLE, '/api/login', '/api/quotes', '/api/csrf-token', '/']) {
        const asked = {
          'access-control-request-method': method,
          'access-control-request-headers': 'content-type',
        };
        const response = await app.inject({
          method: 'OPTIONS',
          url,
          headers: { ...ORIGIN, ...asked },
        });
        expect(response.statusCode).toBeGreaterThanOrEqual(400);
        expect(response.headers).not.toHaveProperty('access-control-allow-origin');
      }
    }
  });
});

describe('pages of other sites', () => {
  const [sqlite] = databases;

  it.each([{}, { PUBLIC_URL: 'https://friends.example' }])(
    'frame the bare pages alone, and load the script for them: %o',
    async (environment) => {
      const { app } = await site(sqlite.open, environment);
      const { headers: usual } = await app.inject('/');
      expect(usual['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(usual['x-frame-options']).toBe('SAMEORIGIN');
      for (const path of [
        '/embed/quote',
        '/embed/date',
        '/embed/quote?theme=x',
        '/embed/date?lang=fa&theme=x',
      ]) {
        // The second request is answered from the cache.
        await app.inject(path);
        const { headers } = await app.inject(path);
        expect(headers).not.toHaveProperty('x-frame-options');
        expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
        expect(headers['content-security-policy']).toBe(
          String(usual['content-security-policy']).replace(
            "frame-ancestors 'none'",
            'frame-ancestors *',
          ),
        );
      }
      const script = await app.inject('/embed.js');
      expect(script.headers).toMatchObject({
        'content-security-policy': usual['content-security-policy'],
        'x-frame-options': 'SAMEORIGIN',
        'cross-origin-resource-policy': 'cross-origin',
        'content-type': expect.stringMatching(/^(?:text|application)\/javascript; charset=utf-8$/i),
        'cache-control': 'public, max-age=3600',
        etag: expect.any(String),
      });
      for (const path of [
        '/contact',
        '/embed',
        '/embed/',
        '/embed/nope',
        '/embed/quote/',
        // There is no such page, and the site's own 404 page is shown.
        '/embed/quote?lang=xx',
        '/embed/date?theme=x&lang=',
        '/quotes',
      ]) {
        const { headers } = await app.inject(path);
        expect(headers['content-security-policy']).toBe(usual['content-security-policy']);
        expect(headers['x-frame-options']).toBe('SAMEORIGIN');
        expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      }
      const { headers: volunteers } = await app.inject('/admin');
      expect(volunteers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(volunteers['x-frame-options']).toBe('SAMEORIGIN');
      expect(volunteers['cross-origin-resource-policy']).toBe('same-origin');
    },
  );

  it('keep search engines away from a site that is not listed', async () => {
    const { app, anna } = await site(sqlite.open);
    await anna.call('PUT', '/api/settings', { ...DEFAULT_SETTINGS, listed: false });
    for (const path of ['/api/quotes/today', '/feeds/feasts.ics', '/embed/quote', '/embed.js']) {
      expect([path, (await app.inject(path)).headers['x-robots-tag']]).toEqual([path, 'noindex']);
    }
  });
});
