import { addDays } from '@bahai-friends/badi-calendar';
import { describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { addQuotes } from '../testing/content.ts';
import { createTestApp, loadTestWebApp } from '../testing/test-app.ts';
import { TestClock } from '../testing/test-clock.ts';
import { databases } from '../testing/test-database.ts';
import type { WebApp } from './web-app.ts';

const [sqlite] = databases;
const TODAY = '2026-03-21';
/**
 * Concurrent requests: fewer than are refused, and fewer than the documents that are cached, but more than half of
 * these.
 */
const AT_ONCE = 50;

/** The web application, with a list of the addresses whose pages it has rendered. */
async function countingWebApp() {
  const built = await loadTestWebApp();
  const renderer = await built.renderer();
  const rendered: string[] = [];
  const webApp: WebApp = {
    ...built,
    renderer: async () => ({
      ...renderer,
      renderPage(request) {
        rendered.push(request.status === 404 ? '404' : request.address);
        return renderer.renderPage(request);
      },
    }),
  };
  return { webApp, rendered };
}

/** @param days How many past days have a quote, which is named after its day. */
async function site(database: Database, days: number) {
  const past = Array.from({ length: days }, (_, index) => addDays(TODAY, -1 - index));
  const [id = 0] = await addQuotes(
    database,
    ...[TODAY, ...past].map((day) => ({ text: `Of ${day}`, displayDate: day })),
  );
  // They are stored already, since the first reader would change content otherwise.
  await database.writes.insertInto('shown_quotes').values({ day: TODAY, quote_id: id }).execute();
  const { webApp, rendered } = await countingWebApp();
  const clock = new TestClock(`${TODAY}T12:00:00Z`);
  const app = await createTestApp(database, { clock, webApp });
  async function askAll(urls: readonly string[]) {
    const statuses: number[] = [];
    for (let start = 0; start < urls.length; start += AT_ONCE) {
      const part = urls.slice(start, start + AT_ONCE).map((url) => app.inject(url));
      statuses.push(...(await Promise.all(part)).map(({ statusCode }) => statusCode));
    }
    return statuses;
  }
  return { app, clock, past, rendered, askAll };
}

describe('the same document', () => {
  it('is made once for all addresses with made-up queries', async () => {
    const { askAll, rendered } = await site(await sqlite.open(), 40);
    await askAll(['/quotes', '/quotes?utm_source=x', '/quotes?page=2', `/quotes/${TODAY}?x`]);
    await askAll([`/quotes/${TODAY}`, `/quotes/${TODAY}?y`, '/quotes?before=2026-03-01&x=1']);
    expect(rendered.sort()).toEqual(['/quotes', `/quotes/${TODAY}`, '/quotes?before=2026-03-01']);
  });
});

describe('a thousand addresses of documents', () => {
  it('take neither the home page’s room nor more than their own', async () => {
    const database = await sqlite.open();
    const { app, past, rendered, askAll } = await site(database, 400);
    const home = await app.inject('/');
    await app.inject('/nowhere');
    await app.inject('/quotes');
    rendered.length = 0;

    const days = past.map((day) => `/quotes/${day}`);
    const befores = past.slice(0, 300).map((day) => `/quotes?before=${day}`);
    const madeUp = [
      ...Array.from({ length: 150 }, (_, index) => `/quotes/${addDays('1900-01-01', index)}`),
      ...Array.from(
        { length: 150 },
        (_, index) => `/quotes?before=${addDays('1900-01-01', index)}`,
      ),
    ];
    expect(new Set(await askAll(madeUp))).toEqual(new Set([404]));
    expect(rendered).toEqual([]);
    await app.inject('/quotes');
    expect(rendered).toEqual([]);
    expect(new Set(await askAll([...days, ...befores]))).toEqual(new Set([200]));
    expect(new Set(rendered)).toEqual(new Set([...days, ...befores]));
    rendered.length = 0;

    const again = await app.inject('/');
    expect(again.headers.etag).toBe(home.headers.etag);
    await app.inject('/nowhere');
    await askAll(befores.slice(-AT_ONCE));
    expect(rendered).toEqual([]);
    // Documents from longer ago are not cached any more.
    const dropped = befores.slice(-3 * AT_ONCE, -2 * AT_ONCE);
    await askAll(dropped);
    expect(new Set(rendered)).toEqual(new Set(dropped));
  });
});

describe.each(databases)('the documents of quotes, on $name', ({ open }) => {
  it('follow each change, and the day', async () => {
    const database = await open();
    const { app, clock } = await site(database, 1);
    await addQuotes(database, { text: 'Of tomorrow', displayDate: '2026-03-22' });
    const page = (path: string) => app.inject(path);
    const first = await page('/quotes/2026-03-20');
    expect(first.statusCode).toBe(200);
    expect((await page('/quotes/2026-03-22')).statusCode).toBe(404);
    const conditional = {
      url: '/quotes/2026-03-20',
      headers: { 'if-none-match': String(first.headers.etag) },
    };
    expect((await app.inject(conditional)).statusCode).toBe(304);
    await database.writes
      .updateTable('quotes')
      .set({ text: 'Another' })
      .where('display_date', '=', '2026-03-20')
      .execute();
    expect((await app.inject(conditional)).body).toContain('“Another”');
    clock.moveTo('2026-03-22T00:00:00Z');
    expect((await page('/quotes/2026-03-22')).body).toContain('“Of tomorrow”');
    expect((await page('/quotes')).body).toContain('/quotes/2026-03-22');
    expect((await page(`/quotes/${TODAY}`)).body).toContain('href="/quotes/2026-03-22"');
    await database.writes.deleteFrom('quotes').execute();
    expect((await page(`/quotes/${TODAY}`)).statusCode).toBe(404);
    expect((await page('/quotes')).body).toContain('Quotes appear here once');
  });

  it('are none at an address that is no day of the past', async () => {
    const { app } = await site(await open(), 1);
    for (const url of [
      '/quotes/2026-03-22',
      '/quotes/9999-12-31',
      '/quotes/0000-01-01',
      '/quotes/-00044-03-15',
      '/quotes/+12026-03-20',
      '/quotes/2026-02-30',
      '/quotes/2026-3-20',
      '/quotes/20260320',
      '/quotes/2026-03-20/',
      '/quotes/2026%2D03-20',
      '/quotes/2026-03-20%00',
      `/quotes/${encodeURIComponent('٢٠٢٦-٠٣-٢٠')}`,
      '/quotes/',
      '/Quotes',
      '/quotes?before=',
      '/quotes?before=2026-03-22',
      '/quotes?before=2026-03-20',
      '/quotes?before=0001-01-01',
      '/quotes?before=%27%20or%201%3D1',
    ] as const) {
      expect((await app.inject(url)).statusCode, url).toBe(404);
    }
  });

  it('have no script but a day’s for sharing, and styles that the policy allows', async () => {
    const { app } = await site(await open(), 1);
    for (const url of ['/quotes', `/quotes/${TODAY}`]) {
      const { body, headers } = await app.inject(url);
      const scripts = body.match(/<script(?! type="application\/json")[^>]*>|rel="modulepreload"/g);
      expect(scripts ?? []).toEqual(
        url === '/quotes' ? [] : [expect.stringMatching(/ src="\/assets\/share-[^"]*\.js"/)],
      );
      expect(body).toMatch(/<link rel="stylesheet"[^>]*\/past-quotes-[^>]*>/);
      expect(body).not.toContain(' style="');
      expect(headers['cache-control']).toBe('no-cache');
    }
  });
});
