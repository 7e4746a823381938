import { DEFAULT_SETTINGS } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { addQuotes } from '../../testing/content.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';
import { readFeed } from './testing/parsed-feed.ts';

const FORMATS = ['rss', 'atom', 'json'] as const;
const TYPES = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};
const PUBLIC_URL = 'https://friends.example';

describe.each(databases)('quote feeds on $name', ({ open }) => {
  async function site(environment: Record<string, string> = {}) {
    const database = await open();
    const clock = new TestClock('2026-03-21T12:00:00Z');
    await addUsers(database, { anna: 'Master Admin' });
    await addQuotes(
      database,
      { text: 'Tomorrow', displayDate: '2026-03-22' },
      { text: 'Today', displayDate: '2026-03-21', referenceUrl: 'https://library.example/' },
      { text: 'First of 30', displayDate: '2026-02-20' },
      { text: 'Too old', displayDate: '2026-02-19' },
    );
    const app = await createTestApp(database, { clock, environment });
    const anna = await loggedIn(app, 'anna');
    const save = (some: object) =>
      anna.call('PUT', '/api/settings', { ...DEFAULT_SETTINGS, ...some });
    const feedOf = async (extension: (typeof FORMATS)[number], query = '') =>
      readFeed[extension]((await app.inject(`/feeds/quotes.${extension}${query}`)).body);
    const linksOf = async (extension: (typeof FORMATS)[number]) =>
      (await feedOf(extension)).items.map(({ link = '' }) => new URL(link).pathname);
    return { database, clock, app, anna, save, feedOf, linksOf };
  }

  it.each(FORMATS)('%s has the last 30 days, and none to come', async (extension) => {
    const { feedOf } = await site();
    const { items } = await feedOf(extension);
    expect(items).toMatchObject([
      {
        title: 'March 21, 2026',
        link: 'http://localhost/quotes/2026-03-21',
        html: expect.stringContaining('<a href="https://library.example/">Reference</a>'),
        published: Date.parse('2026-03-21T00:00:00Z'),
      },
      { title: 'February 20, 2026', html: expect.stringContaining('First of 30') },
    ]);
  });

  it.each(FORMATS)("%s goes on at the community's midnight", async (extension) => {
    const { clock, save, feedOf, linksOf } = await site();
    await save({ timeZone: 'America/Sao_Paulo' });
    clock.moveTo('2026-03-22T02:59:59Z');
    expect(await linksOf(extension)).toEqual(['/quotes/2026-03-21', '/quotes/2026-02-20']);
    const [todays] = (await feedOf(extension)).items;
    expect(todays?.published).toBe(Date.parse('2026-03-21T03:00:00Z'));
    clock.moveTo('2026-03-22T03:00:00Z');
    expect(await linksOf(extension)).toEqual(['/quotes/2026-03-22', '/quotes/2026-03-21']);
    expect((await feedOf(extension)).items[1]).toEqual(todays);
  });

  it.each(FORMATS)('%s follows what volunteers change, under the same id', async (extension) => {
    const { anna, feedOf } = await site({ PUBLIC_URL });
    const before = await feedOf(extension);
    const [quote] = (await anna.send('GET', '/api/quotes/date/2026-03-21')).json();
    const changed = { text: 'Be kind', source: 'Us', displayDate: '2026-03-21', referenceUrl: '' };
    await anna.call('PUT', `/api/quotes/${quote.id}`, changed);
    const after = await feedOf(extension);
    expect(after.items[0]).toEqual({
      ...before.items[0],
      html: '<blockquote dir="auto">Be kind</blockquote><p dir="auto">— Us</p>',
    });
    await anna.call('DELETE', `/api/quotes/${quote.id}`);
    expect((await feedOf(extension)).items.map(({ title }) => title)).toEqual([
      'February 20, 2026',
    ]);
  });

  it.each(FORMATS)("%s speaks the community's language or another", async (extension) => {
    const { save, feedOf } = await site();
    await save({ siteName: 'Freunde & alle', language: 'de' });
    expect(await feedOf(extension)).toMatchObject({
      title: 'Freunde & alle – Zitat des Tages',
      language: 'de',
      self: `http://localhost/feeds/quotes.${extension}`,
      items: [{ title: '21. März 2026' }, {}],
    });
    expect(await feedOf(extension, '?lang=fa')).toMatchObject({
      title: 'Freunde & alle – سخن روز',
      language: 'fa',
      self: `http://localhost/feeds/quotes.${extension}?lang=fa`,
      items: [{ title: '۲۱ مارس ۲۰۲۶' }, {}],
    });
  });

  it.each(FORMATS)(
    '%s has each quote in its language where it is translated',
    async (extension) => {
      const { database, anna, feedOf } = await site();
      await addQuotes(database, {
        text: 'Be kind',
        source: 'A friend',
        displayDate: '2026-03-20',
        language: 'en',
        translations: [
          { language: 'fa', text: 'مهربان باشید', source: 'یک دوست', credit: 'برگردان <یک> دوست' },
        ],
      });
      const itemIn = async (query: string) => (await feedOf(extension, query)).items[1];
      const own = await itemIn('');
      expect(own?.html).toBe(
        '<blockquote dir="ltr">Be kind</blockquote><p dir="ltr">— A friend</p>',
      );
      const persian = await itemIn('?lang=fa');
      expect(persian?.html).toBe(
        '<blockquote dir="rtl">مهربان باشید</blockquote><p dir="rtl">— یک دوست</p>' +
          '<p dir="rtl"><small>برگردان &lt;یک&gt; دوست</small></p>',
      );
      expect(persian?.link).toBe('http://localhost/fa/quotes/2026-03-20');
      const german = await itemIn('?lang=de');
      expect(german?.html).toBe(
        '<blockquote lang="en" dir="ltr">Be kind</blockquote><p lang="en" dir="ltr">— A friend</p>',
      );
      expect(new Set([own, persian, german].map((item) => item?.id)).size).toBe(3);
      const [quote] = (await anna.send('GET', '/api/quotes/date/2026-03-20')).json();
      await anna.call('PUT', `/api/quotes/${quote.id}`, { ...quote, translations: [] });
      expect((await itemIn('?lang=fa'))?.html).toContain('<blockquote lang="en" dir="ltr">Be kind');
    },
  );

  it.each(FORMATS)('%s is kept where the site knows its address', async (extension) => {
    const { clock, app } = await site({ PUBLIC_URL });
    const url = `/feeds/quotes.${extension}`;
    const asked = await app.inject({ url, headers: { host: 'elsewhere.example' } });
    expect(asked.headers).toMatchObject({
      'content-type': TYPES[extension],
      'cache-control': 'no-cache',
    });
    expect(asked.body).not.toContain('elsewhere');
    expect(readFeed[extension](asked.body)).toMatchObject({
      home: `${PUBLIC_URL}/`,
      self: PUBLIC_URL + url,
      items: [{ link: `${PUBLIC_URL}/quotes/2026-03-21` }, {}],
    });
    const headers = { 'if-none-match': String(asked.headers.etag) };
    expect((await app.inject({ url, headers })).statusCode).toBe(304);
    expect((await app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(304);
    clock.moveTo('2026-03-22T00:00:00Z');
    expect((await app.inject({ url, headers })).statusCode).toBe(200);
  });

  it.each(FORMATS)('%s has the address of each request where it does not', async (extension) => {
    const { app } = await site();
    const url = `/feeds/quotes.${extension}`;
    for (const host of ['one.example', 'other.example:8080', '[::1]:3000']) {
      const headers = { host, 'x-forwarded-host': 'forged.example', 'x-forwarded-proto': 'https' };
      const response = await app.inject({ url, headers });
      expect(response.headers).toMatchObject({
        'content-type': TYPES[extension],
        'cache-control': 'no-store',
      });
      expect(response.headers.etag).toBeUndefined();
      const { home, self, items } = readFeed[extension](response.body);
      const addresses = [home, self, ...items.map(({ link }) => link)];
      expect(addresses.map((link = '') => new URL(link).origin)).toEqual(
        addresses.map(() => `http://${host}`),
      );
    }
  });

  it.each(FORMATS)('%s takes the word of a trusted proxy on its address', async (extension) => {
    const { app } = await site({ TRUST_PROXY: 'loopback' });
    const headers = { 'x-forwarded-host': 'friends.example', 'x-forwarded-proto': 'https' };
    const response = await app.inject({ url: `/feeds/quotes.${extension}`, headers });
    expect(readFeed[extension](response.body).home).toBe(`${PUBLIC_URL}/`);
  });

  it.each(FORMATS)('%s refuses a host that is none', async (extension) => {
    const { app } = await site();
    for (const host of ['a"><b', 'a/b', 'anna@a.example', 'a.example:x']) {
      const response = await app.inject({ url: `/feeds/quotes.${extension}`, headers: { host } });
      expect([response.statusCode, told(response)]).toEqual([
        400,
        { message: 'The Host header names no site.' },
      ]);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  it.each(FORMATS)('%s is there without a quote', async (extension) => {
    const app = await createTestApp(await open());
    const { statusCode, body } = await app.inject(`/feeds/quotes.${extension}`);
    expect([statusCode, readFeed[extension](body).items]).toEqual([200, []]);
  });
});
