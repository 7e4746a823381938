import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { addHolyDays } from '../../testing/content.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';

const NAW_RUZ = { name: 'Naw-Rúz', date: '2026-03-21' };

describe.each(databases)('managing holy days on $name', ({ open }) => {
  async function admin(prepare: (database: Database) => Promise<unknown> = async () => {}) {
    const database = await open();
    await addUsers(database, { anna: 'Admin' });
    await prepare(database);
    const app = await createTestApp(database);
    const browser = await loggedIn(app, 'anna');
    const list = async () => (await browser.send('GET', '/api/holy-days')).json();
    return { database, app, browser, list };
  }

  /** One holy day in the list, and its address. */
  async function withNawRuz() {
    const context = await admin((database) => addHolyDays(database, ['Naw-Rúz', '2026-03-21']));
    const [{ id }] = await context.list();
    return { ...context, url: `/api/holy-days/${id}` };
  }

  it('is for those who are logged in', async () => {
    const browser = new TestBrowser(await createTestApp(await open()));
    for (const [method, url] of [
      ['POST', '/api/holy-days'],
      ['POST', '/api/holy-days/from-calendar'],
      ['PUT', '/api/holy-days/1'],
      ['DELETE', '/api/holy-days/1'],
    ] as const) {
      expect((await browser.call(method, url)).statusCode).toBe(401);
    }
  });

  it('adds one, trimmed and in NFC, and lists it at once', async () => {
    const { browser, list } = await admin();
    const created = await browser.call('POST', '/api/holy-days', {
      name: ' Naw-Ru\u0301z ',
      date: '2026-03-21',
    });
    expect(created.statusCode).toBe(201);
    expect(created.headers.etag).toBe('"1"');
    expect(created.json()).toEqual({ id: expect.any(Number), ...NAW_RUZ, version: 1 });
    expect(await list()).toEqual([created.json()]);
  });

  it('keeps the date of a date-time as it is written', async () => {
    const { browser, list } = await admin();
    const date = '2026-03-21T23:00:00-05:00';
    await browser.call('POST', '/api/holy-days', { name: 'Naw-Rúz', date });
    expect(await list()).toMatchObject([NAW_RUZ]);
  });

  it.each(['1844-03-20', '2351-03-21', '0001-01-01', '9999-12-31'])(
    'takes %s, which the Badí calendar does not cover',
    async (date) => {
      const { browser } = await admin();
      const created = await browser.call('POST', '/api/holy-days', { name: 'Ours', date });
      expect(created.statusCode).toBe(201);
      expect(created.json().date).toBe(date);
    },
  );

  it.each<[object, string[]]>([
    [{}, ['Name is required', 'Date is required']],
    [{ ...NAW_RUZ, name: ' ' }, ['Name is required']],
    [{ ...NAW_RUZ, date: '' }, ['Date is required']],
    [{ ...NAW_RUZ, name: 'x'.repeat(201) }, ['Name must be at most 200 characters']],
    ...['2026-02-30', '2026-02-30T10:00:00Z', '21.03.2026', 'March 21, 2026', 20260321].map(
      (date) =>
        [{ ...NAW_RUZ, date }, ['Date must be a real day written as YYYY-MM-DD']] as [
          object,
          string[],
        ],
    ),
  ])('refuses %j, and changes nothing', async (body, messages) => {
    const { browser, list, url } = await withNawRuz();
    for (const call of [
      browser.call('POST', '/api/holy-days', body),
      browser.call('PUT', url, body),
    ]) {
      const refused = await call;
      expect(refused.statusCode).toBe(400);
      expect(refused.json().message).toBe(messages.join('. '));
      expect(refused.json().issues.map(({ message }: Error) => message)).toEqual(messages);
    }
    expect(await list()).toMatchObject([{ ...NAW_RUZ, version: 1 }]);
  });

  it('refuses a name that is listed on the date, however it is written', async () => {
    const { browser, list } = await withNawRuz();
    const twin = await browser.call('POST', '/api/holy-days', {
      ...NAW_RUZ,
      name: 'NAW-RU\u0301Z',
    });
    expect(twin.statusCode).toBe(409);
    expect(twin.json()).toEqual({ message: 'Naw-Rúz is already listed on March 21, 2026' });
    expect(await list()).toHaveLength(1);
    const nextYear = { ...NAW_RUZ, date: '2027-03-21' };
    expect((await browser.call('POST', '/api/holy-days', nextYear)).statusCode).toBe(201);
    const sameDay = { ...NAW_RUZ, name: 'Feast' };
    const feast = await browser.call('POST', '/api/holy-days', sameDay);
    expect(feast.statusCode).toBe(201);
    const moved = await browser.call('PUT', `/api/holy-days/${feast.json().id}`, NAW_RUZ);
    expect(moved.statusCode).toBe(409);
  });

  it('adds one of many that are sent at once', async () => {
    const { browser, list } = await admin();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => browser.call('POST', '/api/holy-days', NAW_RUZ)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect(await list()).toHaveLength(1);
  });

  it('changes one; its own name and date are not in its way', async () => {
    const { browser, list, url } = await withNawRuz();
    const renamed = await browser.call('PUT', url, { ...NAW_RUZ, name: 'NAW-RÚZ' });
    expect(renamed.statusCode).toBe(200);
    expect(renamed.headers.etag).toBe('"2"');
    expect(renamed.json()).toMatchObject({ name: 'NAW-RÚZ', version: 2 });
    expect(await list()).toEqual([renamed.json()]);
  });

  it('refuses a change of an older version, when it says so', async () => {
    const { browser, list, url } = await withNawRuz();
    const put = (name: string, headers = {}) =>
      browser.call('PUT', url, { ...NAW_RUZ, name }, headers);
    expect((await put('first', { 'if-match': '"1"' })).statusCode).toBe(200);
    const stale = await put('second', { 'if-match': '"1"' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json().message).toMatch(/^Somebody else has changed this/);
    const staleDelete = await browser.call('DELETE', url, undefined, { 'if-match': '"1"' });
    expect(staleDelete.statusCode).toBe(412);
    expect(await list()).toMatchObject([{ name: 'first' }]);
    expect((await put('third')).statusCode).toBe(200);
  });

  it('deletes one, once', async () => {
    const { browser, list, url } = await withNawRuz();
    const deleted = await browser.call('DELETE', url);
    expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
    const again = await browser.call('DELETE', url);
    expect(again.statusCode).toBe(404);
    expect(again.json()).toEqual({ message: 'This holy day no longer exists' });
    expect(await list()).toEqual([]);
  });

  it.each(['999', '2147483648', '999999999999999'])('does not know the id %s', async (id) => {
    const { browser } = await admin();
    const url = `/api/holy-days/${id}`;
    expect((await browser.call('PUT', url, NAW_RUZ)).statusCode).toBe(404);
    expect((await browser.call('DELETE', url)).statusCode).toBe(404);
  });

  it.each(['x', '0', '-1', '1.5', '9'.repeat(16)])('refuses the id %s', async (id) => {
    const { browser } = await admin();
    const url = `/api/holy-days/${id}`;
    expect((await browser.call('PUT', url, NAW_RUZ)).statusCode).toBe(400);
    expect((await browser.call('DELETE', url)).statusCode).toBe(400);
  });
});
