import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { TestClock } from '../testing/test-clock.ts';
import { databases } from '../testing/test-database.ts';

const [sqlite] = databases;
const MOCKUPS = Array.from({ length: 15 }, (_, index) => `/design${index + 1}`);

async function site(clock = new TestClock('2026-03-20T23:59:00Z')) {
  return createTestApp(await sqlite.open(), { clock, pageFiles: true });
}

const stylesheets = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, path = '']) => path);
const scripts = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"/g)].map(
    ([, path = '']) => path,
  );

describe('the gallery and the mockups', () => {
  it('load one style sheet each, their own, and no script', async () => {
    const app = await site();
    const loaded: string[] = [];
    for (const url of ['/designs', ...MOCKUPS]) {
      const { statusCode, headers, body } = await app.inject(url);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers.etag).toBeTruthy();
      expect(scripts(body)).toEqual([]);
      expect(body).not.toContain('<style');
      expect(stylesheets(body)).toHaveLength(1);
      loaded.push(...stylesheets(body));
    }
    expect(new Set(loaded).size).toBe(1 + MOCKUPS.length);
    for (const url of loaded) {
      const { statusCode, headers, rawPayload } = await app.inject({
        url,
        headers: { 'accept-encoding': 'br' },
      });
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(rawPayload.length).toBeLessThanOrEqual(3_000);
    }
  });

  it('answer 304 to whoever has them', async () => {
    const app = await site();
    const { headers } = await app.inject('/design7');
    const again = { url: '/design7', headers: { 'if-none-match': headers.etag } };
    expect((await app.inject(again)).statusCode).toBe(304);
  });

  it.each(['/design0', '/design16', '/design01', '/design', '/design1/', '/designs/1'])(
    'are not at %s',
    async (url) => {
      const response = await (await site()).inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('404 Page Not Found');
    },
  );
});

describe('the combined date', () => {
  it('runs a script of its own and nothing of the site’s pages', async () => {
    const { body } = await (await site()).inject('/combined-date-design');
    expect(body).toMatch(/<script type="module"[^>]*entry-combined-date/);
    expect(scripts(body).join()).not.toMatch(/index|home-page/);
    expect(stylesheets(body)).toEqual([expect.stringContaining('entry-combined-date')]);
  });

  it('is never of another day than the server’s', async () => {
    const clock = new TestClock('2026-03-20T23:59:00Z');
    const app = await site(clock);
    expect((await app.inject('/combined-date-design')).body).toContain('March 20, 2026');
    clock.moveTo('2026-03-21T00:01:00Z');
    expect((await app.inject('/combined-date-design')).body).toContain('1 Bahá, 183 B.E.');
  });
});
