import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { addQuotes } from '../../testing/content.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';

const QUOTE = { text: 'Be kind', source: 'Somebody', displayDate: null, referenceUrl: null };
const DATE = '2026-03-21';
const TAKEN =
  'There is already 1 quote scheduled for March 21, 2026. Please choose a different date.';

describe.each(databases)('managing quotes on $name', ({ open }) => {
  async function admin(prepare: (database: Database) => Promise<unknown> = async () => {}) {
    const database = await open();
    await addUsers(database, { anna: 'Admin' });
    await prepare(database);
    const clock = new TestClock('2026-03-21T12:00:00Z');
    const app = await createTestApp(database, { clock });
    return { database, clock, app, browser: await loggedIn(app, 'anna') };
  }

  it('is for those who are logged in', async () => {
    const browser = new TestBrowser(await createTestApp(await open()));
    for (const [method, url] of [
      ['GET', '/api/quotes'],
      ['GET', `/api/quotes/date/${DATE}`],
      ['POST', '/api/quotes'],
      ['PUT', '/api/quotes/1'],
      ['DELETE', '/api/quotes/1'],
      ['DELETE', '/api/quotes'],
    ] as const) {
      expect((await browser.call(method, url)).statusCode).toBe(401);
    }
  });

  it('adds a quote, trimmed and in NFC, and shows it at once', async () => {
    const { browser } = await admin();
    const created = await browser.call('POST', '/api/quotes', {
      text: ' Baha\u0301 ',
      source: 'Somebody',
      displayDate: '2026-03-21T23:00:00-05:00',
      referenceUrl: '',
    });
    expect(created.statusCode).toBe(201);
    expect(created.headers.etag).toBe('"1"');
    expect(created.json()).toEqual(
      newQuoteWith({
        id: expect.any(Number),
        text: 'Bahá',
        displayDate: DATE,
        addedBy: 'anna',
        languages: [],
        translations: [],
        createdAt: '2026-03-21T12:00:00.000Z',
        updatedAt: '2026-03-21T12:00:00.000Z',
        version: 1,
      }),
    );
    const { translations: _, ...listed } = created.json();
    expect((await browser.send('GET', '/api/quotes')).json()).toEqual([listed]);
    expect((await browser.send('GET', '/api/quotes/today')).json().text).toBe('Bahá');
  });

  it('lists by display date, undated last, privately', async () => {
    const { browser } = await admin((database) =>
      addQuotes(
        database,
        { text: 'undated' },
        { text: 'later', displayDate: '2026-05-01' },
        { text: 'earlier', displayDate: '2026-04-01' },
        { text: 'earlier, too', displayDate: '2026-04-01' },
      ),
    );
    const list = await browser.send('GET', '/api/quotes');
    expect(list.headers['cache-control']).toBe('private, no-cache');
    const texts = list.json().map(({ text }: { text: string }) => text);
    expect(texts).toEqual(['earlier', 'earlier, too', 'later', 'undated']);
    const onDate = await browser.send('GET', '/api/quotes/date/2026-04-01');
    expect(onDate.json()).toHaveLength(2);
    expect((await browser.send('GET', '/api/quotes/date/2026-02-30')).statusCode).toBe(400);
  });

  it('rejects a date that another quote has, and says how many have it', async () => {
    const { browser, database } = await admin((database) =>
      addQuotes(database, { text: 'there', displayDate: DATE }),
    );
    const rejected = await browser.call('POST', '/api/quotes', { ...QUOTE, displayDate: DATE });
    expect(rejected.statusCode).toBe(409);
    expect(told(rejected)).toEqual({ message: TAKEN, conflicts: [{ date: DATE, count: 1 }] });
    await addQuotes(database, { text: 'there, too', displayDate: DATE });
    const again = await browser.call('POST', '/api/quotes', { ...QUOTE, displayDate: DATE });
    expect(again.json().message).toBe(
      'There are already 2 quotes scheduled for March 21, 2026. Please choose a different date.',
    );
    expect((await browser.send('GET', '/api/quotes')).json()).toHaveLength(2);
  });

  it('gives one date to one of many who ask at once', async () => {
    const { browser } = await admin();
    const responses = await Promise.all(
      Array.from({ length: 12 }, () =>
        browser.call('POST', '/api/quotes', { ...QUOTE, displayDate: DATE }),
      ),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
    expect((await browser.send('GET', `/api/quotes/date/${DATE}`)).json()).toHaveLength(1);
  });

  it('changes a quote; its own date is not in its way, a new one may be', async () => {
    const { browser, clock, database } = await admin();
    const [id] = await addQuotes(
      database,
      { text: 'one', displayDate: DATE },
      { text: 'other', displayDate: '2026-04-01' },
    );
    clock.advance(60);
    const changed = await browser.call('PUT', `/api/quotes/${id}`, {
      ...QUOTE,
      text: 'changed',
      displayDate: DATE,
    });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({
      text: 'changed',
      updatedAt: '2026-03-21T12:01:00.000Z',
      version: 2,
    });
    const taken = await browser.call('PUT', `/api/quotes/${id}`, {
      ...QUOTE,
      displayDate: '2026-04-01',
    });
    expect(taken.statusCode).toBe(409);
    const moved = await browser.call('PUT', `/api/quotes/${id}`, { ...QUOTE, displayDate: null });
    expect(moved.json().displayDate).toBeNull();
  });

  it('deletes one, and several at once; unknown ones are skipped', async () => {
    const { browser, database } = await admin();
    const ids = await addQuotes(database, ...['a', 'b', 'c', 'd'].map((text) => ({ text })));
    const one = await browser.call('DELETE', `/api/quotes/${ids[0]}`);
    expect(one.statusCode).toBe(204);
    expect(one.body).toBe('');
    expect((await browser.call('DELETE', `/api/quotes/${ids[0]}`)).statusCode).toBe(404);
    const several = await browser.call('DELETE', '/api/quotes', {
      ids: [ids[0], ids[1], ids[2], ids[2], 999_999, 9_007_199_254_740_991],
    });
    expect(several.statusCode).toBe(200);
    expect(several.json()).toEqual({ successCount: 2, batch: expect.any(Number) });
    expect((await browser.send('GET', '/api/quotes')).json()).toHaveLength(1);
  });

  it('deletes ten thousand in one go', async () => {
    const { browser, database } = await admin();
    const ids: number[] = [];
    for (let slice = 0; slice < 20; slice += 1) {
      ids.push(
        ...(await addQuotes(database, ...Array.from({ length: 500 }, () => ({ text: 'x' })))),
      );
    }
    const response = await browser.call('DELETE', '/api/quotes', { ids });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ successCount: 10_000 });
  });

  it('says what is wrong with a request', async () => {
    const { browser } = await admin();
    for (const [method, url, body, status] of [
      ['PUT', '/api/quotes/999', QUOTE, 404],
      ['PUT', '/api/quotes/99999999999', QUOTE, 404],
      ['PUT', '/api/quotes/x', QUOTE, 400],
      ['POST', '/api/quotes', {}, 400],
      ['POST', '/api/quotes', { ...QUOTE, displayDate: '03/04/2026' }, 400],
      ['POST', '/api/quotes', { ...QUOTE, referenceUrl: 'javascript:alert(1)' }, 400],
      ['POST', '/api/quotes', '[]', 415],
      ['DELETE', '/api/quotes', { ids: [] }, 400],
      ['DELETE', '/api/quotes', { ids: ['1'] }, 400],
      ['DELETE', '/api/quotes', { ids: [1.5] }, 400],
    ] as const) {
      const headers = typeof body === 'string' ? { 'content-type': 'text/plain' } : {};
      const response = await browser.call(method, url, body, headers);
      expect(response.statusCode, `${method} ${url} ${JSON.stringify(body)}`).toBe(status);
      expect(response.json().message).toMatch(/\S/);
    }
  });
});
