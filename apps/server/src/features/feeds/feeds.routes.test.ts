import { DEFAULT_SETTINGS } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { addHolyDays, addQuotes } from '../../testing/content.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';

const PATHS = [
  ...['holy-days.ics', 'feasts.ics', 'fast.ics', 'calendar.ics'],
  ...['quotes.rss', 'quotes.atom', 'quotes.json'],
].map((file) => `/feeds/${file}`);
const WRONG_LANGUAGES = [
  'lang=xx',
  'lang=',
  'lang',
  'lang=EN',
  'lang=en-GB',
  'lang=zh-Hans',
  'lang=%20en',
  'lang=en%00',
  'lang=__proto__',
  'lang=en&lang=en',
  'lang=en&lang=de',
  `lang=${'e'.repeat(5000)}`,
];
const MESSAGE = 'lang must be one of en, ar, de, es, fa, fr, lv, nl, pt, ru, sv, zh';

async function site() {
  const database = await databases[0].open();
  await addUsers(database, { anna: 'Master Admin' });
  await addHolyDays(database, ['Naw-Rúz', '2026-03-21']);
  await addQuotes(database, { text: 'Be kind', displayDate: '2026-03-21' });
  const app = await createTestApp(database);
  const anna = await loggedIn(app, 'anna');
  const save = (some: object) =>
    anna.call('PUT', '/api/settings', { ...DEFAULT_SETTINGS, ...some });
  return { app, save };
}

describe('feeds', () => {
  it('refuse every language that is none, and keep nothing of it', async () => {
    const { app } = await site();
    for (const path of PATHS) {
      for (const query of WRONG_LANGUAGES) {
        const response = await app.inject(`${path}?${query}`);
        expect([path, query, response.statusCode, response.json().message]).toEqual([
          path,
          query,
          400,
          MESSAGE,
        ]);
        expect(response.headers['cache-control']).toBe('no-store');
      }
    }
  });

  it('say the same whatever else is asked of them', async () => {
    const { app } = await site();
    for (const path of PATHS) {
      const { body } = await app.inject(path);
      for (const query of ['?year=999999', '?utm_source=a&x[]=1', '?LANG=xx', '?']) {
        const other = await app.inject(path + query);
        expect([other.statusCode, other.body]).toEqual([200, body]);
      }
    }
  });

  it('are the same when they are kept, each language by itself', async () => {
    const { app } = await site();
    for (const path of PATHS) {
      const queries = ['', '?lang=fa', '?lang=zh'];
      const read = () =>
        Promise.all(queries.map(async (query) => (await app.inject(path + query)).body));
      const first = await read();
      expect(new Set(first).size).toBe(queries.length);
      expect(await read()).toEqual(first);
    }
  });

  it('are nowhere else', async () => {
    const { app } = await site();
    const paths = ['', '/', '/quotes', '/quotes.xml', '/quotes.csv', '/calendar.html', '/183.ics'];
    for (const path of [...paths, '/calendar.ics/', '/Calendar.ics', '/quotes.rss/1']) {
      expect([path, (await app.inject(`/feeds${path}`)).statusCode]).toEqual([path, 404]);
    }
  });

  it('are only read', async () => {
    const { app } = await site();
    for (const url of PATHS) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
        const response = await app.inject({ method, url });
        expect([method, url, response.statusCode]).toEqual([method, url, 404]);
      }
    }
  });

  it('are linked to from the home page, as what they are', async () => {
    const { app } = await site();
    const { body } = await app.inject('/');
    const links = [
      ...body.matchAll(/<link rel="alternate" type="(.*?)" title=".*?" href="(.*?)">/g),
    ];
    expect(links.map(([, , path]) => path)).toEqual([
      ...['/feeds/quotes.rss', '/feeds/quotes.atom', '/feeds/quotes.json', '/feeds/calendar.ics'],
    ]);
    for (const [, type, path = ''] of links) {
      const { statusCode, headers } = await app.inject(path);
      expect([statusCode, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
    }
  });

  it('do not tell where the community is', async () => {
    const { app, save } = await site();
    const place = { name: 'Wien', latitude: 48.2, longitude: 16.4 };
    await save({ place, timeZone: 'Europe/Vienna' });
    for (const path of PATHS) {
      const { body } = await app.inject(path);
      expect(body).not.toMatch(/48[.,]2|16[.,]4|GEO|Wien|Vienna|sunsetAt/);
    }
  });

  it('are kept from search engines where the site is', async () => {
    const { app, save } = await site();
    const tags = () =>
      Promise.all(PATHS.map(async (path) => (await app.inject(path)).headers['x-robots-tag']));
    expect(new Set(await tags())).toEqual(new Set([undefined]));
    await save({ listed: false });
    expect(new Set(await tags())).toEqual(new Set(['noindex']));
  });

  it('are no part of the documented API', async () => {
    const { app } = await site();
    expect((await app.inject('/api/openapi.json')).body).not.toContain('/feeds/');
  });
});
