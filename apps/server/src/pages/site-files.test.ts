import { DEFAULT_SETTINGS } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { loggedIn } from '../testing/test-browser.ts';
import { databases } from '../testing/test-database.ts';
import { addUsers } from '../testing/test-users.ts';

async function site() {
  const database = await databases[0].open();
  await addUsers(database, { anna: 'Master Admin' });
  const app = await createTestApp(database, { pageFiles: true });
  const anna = await loggedIn(app, 'anna');
  return {
    app,
    save: (some: object) => anna.call('PUT', '/api/settings', { ...DEFAULT_SETTINGS, ...some }),
  };
}

describe('the manifest', () => {
  it('names the site as the community does, and is kept until it does otherwise', async () => {
    const { app, save } = await site();
    const first = await app.inject('/site.webmanifest');
    expect(first.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(first.json()).toMatchObject({
      name: "Bahá'í Friends",
      short_name: "Bahá'í Friends",
      description: "A space for everyone to learn and feel inspired by all things Bahá'í.",
      lang: 'en',
      id: '/',
      start_url: '/',
      display: 'standalone',
      icons: [{}, {}, { src: '/icon-maskable-512.png', purpose: 'maskable' }],
    });
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await app.inject({ url: '/site.webmanifest', headers });
    expect(again.statusCode).toBe(304);
    await save({ siteName: '"Amici" \\ <b>', language: 'pt' });
    const changed = await app.inject({ url: '/site.webmanifest', headers });
    expect(changed.json()).toMatchObject({ name: '"Amici" \\ <b>', lang: 'pt' });
  });
});

describe('the service worker', () => {
  it('is asked for again at each update, and small', async () => {
    const { app } = await site();
    const headers = { 'accept-encoding': 'br' };
    const response = await app.inject({ url: '/sw.js', headers });
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-security-policy']).toContain("default-src 'self'");
    expect(response.rawPayload.length).toBeGreaterThan(400);
    expect(response.rawPayload.length).toBeLessThanOrEqual(1700);
    const { body } = await app.inject('/sw.js');
    expect(body).toContain('addEventListener(`fetch`');
    // A browser loads it as a classic script.
    expect(body).not.toMatch(/\b(import|export)\b/);
  });

  it('ends itself where nothing is to be kept', async () => {
    const app = await createTestApp(await databases[0].open(), {
      environment: { OFFLINE_PAGES: 'off' },
    });
    const { statusCode, body } = await app.inject('/sw.js');
    expect(statusCode).toBe(200);
    expect(body).toContain('unregister()');
    expect(body).not.toContain('fetch');
  });

  it('finds every file that the home page needs without a network in its document', async () => {
    const { app, save } = await site();
    const { body } = await app.inject('/');
    const [, later = ''] = /data-later="([^"]+)"/.exec(body) ?? [];
    const names = later.split(' ').map((path) => path.replace(/^\/assets\/|-[\w-]{8}\.\w+$/g, ''));
    // Modules that only the page of a community with a place loads are left out.
    expect(names.toSorted()).toEqual(['home-page-offline', 'platform-icons', 'share-quote']);
    for (const url of later.split(' ')) expect((await app.inject(url)).statusCode).toBe(200);
    await save({ place: { name: 'Haifa', latitude: 32.8, longitude: 35 } });
    expect((await app.inject('/')).body).toMatch(/data-later="[^"]*\/place-notes-/);
  });
});

describe('a site that wants not to be found', () => {
  it('says so in robots.txt and on every response, and no more once it is listed', async () => {
    const { app, save } = await site();
    const robots = async () =>
      Promise.all(
        ['/', '/robots.txt', '/favicon.ico', '/api/settings', '/api/unknown', '/unknown'].map(
          async (url) => (await app.inject(url)).headers['x-robots-tag'],
        ),
      );
    expect(new Set(await robots())).toEqual(new Set([undefined]));
    expect((await app.inject('/robots.txt')).statusCode).toBe(404);
    await save({ listed: false });
    expect(new Set(await robots())).toEqual(new Set(['noindex']));
    const file = await app.inject('/robots.txt');
    expect([file.statusCode, file.body]).toEqual([200, 'User-agent: *\nDisallow: /\n']);
    await save({ listed: true });
    expect((await app.inject('/robots.txt')).statusCode).toBe(404);
    expect(new Set(await robots())).toEqual(new Set([undefined]));
  });
});

describe('a site that does not know its own address', () => {
  it('keeps no answer that repeats the Host header', async () => {
    const { app } = await site();
    for (const url of ['/', '/unknown', '/site.webmanifest', '/api/settings', '/api/quotes']) {
      const headers = {
        host: 'elsewhere.example',
        'x-forwarded-host': 'elsewhere.example',
        forwarded: 'host=elsewhere.example',
      };
      const asked = await app.inject({ url, headers });
      const kept = await app.inject(url);
      for (const { body, headers } of [asked, kept]) {
        expect(`${url} ${body} ${JSON.stringify(headers)}`).not.toContain('elsewhere.example');
      }
    }
  });
});
