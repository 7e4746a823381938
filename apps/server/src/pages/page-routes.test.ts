import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LANGUAGES } from '@bahai-friends/languages';
import type { FastifyInstance } from 'fastify';
import type { Response } from 'light-my-request';
import { describe, expect, it } from 'vitest';
import { cspHash } from '../http/csp-hash.ts';
import { addHolyDays, addQuotes, addSocialLinks } from '../testing/content.ts';
import { createTestApp } from '../testing/test-app.ts';
import { databases } from '../testing/test-database.ts';

const [sqlite] = databases;

async function site(environment = {}) {
  const database = await sqlite.open();
  await addQuotes(database, {
    text: 'Be kind </script><script>alert(1)</script>',
    displayDate: '2026-03-21',
  });
  await addHolyDays(database, ['Naw-Rúz', '2026-03-21']);
  await addSocialLinks(database, ['Instagram', 0]);
  return { database, app: await createTestApp(database, { environment, pageFiles: true }) };
}

const pathsIn = (body: string, attributes: RegExp): string[] =>
  [...body.matchAll(attributes)].flatMap(([, paths = '']) => paths.split(' '));

/** The addresses of all files that a page may load. */
const assetPaths = ({ body }: Response): string[] =>
  pathsIn(body, /(?:src|href|data-starter|data-modules)="(\/assets\/[^"#]+)/g);

/** The scripts that the home page loads when nothing disturbs it. */
async function scriptsOf(app: FastifyInstance, page: string): Promise<Set<string>> {
  const { body } = await app.inject(page);
  const paths = pathsIn(body, /(?:src|href|data-starter)="(\/assets\/[^"#]+)/g);
  return new Set(paths.filter((path) => path.endsWith('.js')));
}

/** The size of these scripts in brotli. */
async function scriptBytes(app: FastifyInstance, page: string): Promise<number> {
  let bytes = 0;
  for (const url of await scriptsOf(app, page)) {
    const { rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    bytes += rawPayload.length;
  }
  return bytes;
}

describe('the home page', () => {
  it('holds quote, holy days and links without a script', async () => {
    const { app } = await site();
    const response = await app.inject('/');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    const visible = response.body.replace(/<script type="application\/json".*?<\/script>/s, '');
    expect(visible).toContain('“Be kind”');
    expect(visible).toContain('March 21, 2026');
    expect(visible).toContain('1 Bahá 183 B.E.');
    expect(visible).toContain('aria-label="Visit our Instagram page"');
    expect(visible).not.toContain('alert(1)');
  });

  it('carries its styles inline, allowed by hash, and names scripts to load later', async () => {
    const { app } = await site();
    const { body, headers } = await app.inject('/');
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
    expect(headers['content-security-policy']).toContain(cspHash(style));
    expect(body).not.toContain('rel="stylesheet"');
    expect(body).not.toMatch(/ style="/);
    const scripts = [...body.matchAll(/<script(?! type="application\/json")[^>]*>/g)].map(
      ([tag]) => tag,
    );
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toContain('type="module"');
    const [, modules = ''] = /data-modules="([^"]*)"/.exec(scripts[0] ?? '') ?? [];
    for (const name of ['entry-client', 'application', 'home-page']) {
      expect(modules.split(' ').filter((path) => path.includes(name))).toHaveLength(1);
    }
    expect(modules).not.toMatch(/login|dashboard|not-found|combined-date|gallery/);
    // The script that fills in today's dates is preloaded, and nothing else.
    expect(body.match(/rel="modulepreload"[^>]*/g)).toEqual([
      expect.stringContaining('/document-'),
    ]);
  });

  it('answers 304 while nothing changed, and anew after a change', async () => {
    const { app, database } = await site();
    const { headers } = await app.inject('/');
    expect(headers['cache-control']).toBe('no-cache');
    const conditional = { url: '/', headers: { 'if-none-match': headers.etag } };
    expect((await app.inject(conditional)).statusCode).toBe(304);
    await database.writes.updateTable('quotes').set({ text: 'Be fair' }).execute();
    const changed = await app.inject(conditional);
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain('“Be fair”');
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip;q=0.8, br;q=0', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('is sent as the browser takes it: %j', async (accepted, encoding, decode) => {
    const { app } = await site();
    const response = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('accept-encoding');
    expect(decode(response.rawPayload).toString()).toBe((await app.inject('/')).body);
  });

  it('is rendered with what could be read when the database fails', async () => {
    const { app, database } = await site();
    await database.close();
    const response = await app.inject('/');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('Loading...');
    expect(response.body).toContain('data-slot="skeleton"');
  });

  it('names its own address where it is known', async () => {
    const { app } = await site({ PUBLIC_URL: 'https://friends.example' });
    const { body } = await app.inject('/');
    expect(body).toContain('<link rel="canonical" href="https://friends.example/">');
    expect(body).toContain('content="https://friends.example/share/2026-03-21.png"');
  });
});

describe('other addresses', () => {
  it('are answered with the 404 page', async () => {
    const { app } = await site();
    for (const url of [
      '/nope',
      '/index.html',
      '/.vite/manifest.json',
      '/assets/',
      '/assets/nope.js',
      '//',
      '/home',
      '/%E0%A4%A',
      '/..%2f..%2fpackage.json',
      '/admin/',
    ] as const) {
      const response = await app.inject(url);
      expect(response.statusCode, url).toBe(404);
      expect(response.headers['content-type'], url).toBe('text/html; charset=utf-8');
      expect(response.body, url).toContain('404 Page Not Found');
    }
  });

  it('answer a form sent to a page with 404 as JSON', async () => {
    const { app } = await site();
    const response = await app.inject({ method: 'POST', url: '/' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toHaveProperty('message');
  });
});

describe('files', () => {
  it('that the page loads are there, compressed, and never change under their name', async () => {
    const { app } = await site();
    const paths = assetPaths(await app.inject('/'));
    expect(paths.length).toBeGreaterThan(1);
    for (const url of paths) {
      const response = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(response.statusCode).toBe(200);
      // Fonts are compressed in themselves.
      expect(response.headers['content-encoding']).toBe(url.endsWith('.woff2') ? undefined : 'br');
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it('with a fixed name are kept for an hour', async () => {
    const { app } = await site();
    for (const url of ['/favicon.ico', '/favicon.svg', '/icon-192.png']) {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('public, max-age=3600');
    }
  });

  it.each(['identity', 'br'])('that are text name their character set: %s', async (encoding) => {
    const { app } = await site();
    const type = async (url: string) =>
      (await app.inject({ url, headers: { 'accept-encoding': encoding } })).headers['content-type'];
    expect(await type('/favicon.svg')).toBe('image/svg+xml; charset=utf-8');
    const icons = /\/assets\/platform-icons-[\w-]+\.svg/;
    const scripts = await Promise.all(
      assetPaths(await app.inject('/')).map(async (url) => (await app.inject(url)).body),
    );
    const [sprite = ''] = icons.exec(scripts.join()) ?? [];
    expect(await type(sprite)).toBe('image/svg+xml; charset=utf-8');
    expect(await type('/icon-192.png')).toBe('image/png');
  });

  it('of the first visit are small: HTML at most 14 kB, scripts at most 12 kB, in brotli', async () => {
    const { app } = await site();
    const page = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
    expect(page.rawPayload.length).toBeLessThanOrEqual(14_000);
    const english = await scriptBytes(app, '/');
    expect(english).toBeGreaterThan(5000);
    expect(english).toBeLessThanOrEqual(12_000);
  });

  it('of other languages are at most 3,000 bytes of script more, and none for English', async () => {
    const { app } = await site();
    const english = await scriptBytes(app, '/');
    const scripts = await scriptsOf(app, '/');
    for (const language of LANGUAGES.filter((one) => one !== 'en')) {
      // Every language needs all scripts that English loads.
      expect([...scripts.difference(await scriptsOf(app, `/${language}`))]).toEqual([]);
      const more = (await scriptBytes(app, `/${language}`)) - english;
      expect(more, language).toBeGreaterThan(0);
      expect(more, language).toBeLessThanOrEqual(3000);
    }
  });
});
