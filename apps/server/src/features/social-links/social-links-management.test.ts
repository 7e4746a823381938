import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { addSocialLinks } from '../../testing/content.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';

const LINK = { platform: 'YouTube', url: 'https://www.youtube.com/@friends', order: 0 };
const WRONG_ORDER = 'Order must be a positive number';
const WRONG_URL = 'Must be a valid URL';

describe.each(databases)('managing social links on $name', ({ open }) => {
  async function admin(prepare: (database: Database) => Promise<unknown> = async () => {}) {
    const database = await open();
    await addUsers(database, { anna: 'Admin' });
    await prepare(database);
    const app = await createTestApp(database);
    const browser = await loggedIn(app, 'anna');
    const list = async () => (await browser.send('GET', '/api/social-links')).json();
    return { database, browser, list };
  }

  /** One link in the list, and its address. */
  async function withLink() {
    const context = await admin((database) => addSocialLinks(database, ['X', 3]));
    const [link] = await context.list();
    return { ...context, link, url: `/api/social-links/${link.id}` };
  }

  it('is for those who are logged in', async () => {
    const browser = new TestBrowser(await createTestApp(await open()));
    for (const [method, url] of [
      ['POST', '/api/social-links'],
      ['PUT', '/api/social-links/1'],
      ['DELETE', '/api/social-links/1'],
    ] as const) {
      expect((await browser.call(method, url)).statusCode).toBe(401);
    }
  });

  it('adds one, trimmed, and lists it at once', async () => {
    const { browser, list } = await admin();
    const created = await browser.call('POST', '/api/social-links', {
      platform: ' YouTube ',
      url: ' https://www.youtube.com/@friends ',
      order: 0,
    });
    expect(created.statusCode).toBe(201);
    expect(created.headers.etag).toBe('"1"');
    expect(created.json()).toEqual({ id: expect.any(Number), ...LINK, version: 1 });
    expect(await list()).toEqual([created.json()]);
  });

  it.each<[object, string[]]>([
    [{}, ['Platform name is required', 'URL is required', WRONG_ORDER]],
    [{ ...LINK, platform: ' ' }, ['Platform name is required']],
    [{ ...LINK, platform: 'x'.repeat(101) }, ['Platform name must be at most 100 characters']],
    [{ ...LINK, url: ' ' }, ['URL is required']],
    ...[
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'data:text/html,x',
      'ftp://example.org/',
      'mailto:a@example.org',
      '//example.org',
      'example.org',
      'https:// example.org',
    ].map((url) => [{ ...LINK, url }, [WRONG_URL]] as [object, string[]]),
    [
      { ...LINK, url: `https://example.org/${'x'.repeat(2000)}` },
      ['URL must be at most 2,000 characters'],
    ],
    ...[-1, 1.5, 'x', '1', 1e99, null].map(
      (order) => [{ ...LINK, order }, [WRONG_ORDER]] as [object, string[]],
    ),
    [{ ...LINK, order: 2 ** 31 }, ['Order must be at most 2,147,483,647']],
  ])('refuses %j, and changes nothing', async (body, messages) => {
    const { browser, list, link, url } = await withLink();
    for (const call of [
      browser.call('POST', '/api/social-links', body),
      browser.call('PUT', url, body),
    ]) {
      const refused = await call;
      expect(refused.statusCode).toBe(400);
      expect(refused.json().message).toBe(messages.join('. '));
    }
    expect(await list()).toEqual([link]);
  });

  it('takes several links of one platform, but not one twice', async () => {
    const { browser, list } = await admin();
    const post = (link: object) => browser.call('POST', '/api/social-links', link);
    expect((await post(LINK)).statusCode).toBe(201);
    const second = await post({ ...LINK, url: 'https://www.youtube.com/@youth' });
    expect(second.statusCode).toBe(201);
    expect((await post({ ...LINK, platform: 'X' })).statusCode).toBe(201);
    const twin = await post({
      ...LINK,
      platform: 'youtube',
      url: 'HTTPS://WWW.youtube.com/@friends',
    });
    expect(twin.statusCode).toBe(409);
    expect(twin.json()).toEqual({ message: 'This YouTube link is already listed' });
    const moved = await browser.call('PUT', `/api/social-links/${second.json().id}`, LINK);
    expect(moved.statusCode).toBe(409);
    expect(await list()).toHaveLength(3);
  });

  it('adds one of many that are sent at once', async () => {
    const { browser, list } = await admin();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => browser.call('POST', '/api/social-links', LINK)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect(await list()).toHaveLength(1);
  });

  it('changes one, also to a platform that the home page does not show', async () => {
    const { browser, list, link, url } = await withLink();
    const changed = await browser.call('PUT', url, { ...LINK, platform: 'Mastodon', order: 7 });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).toBe('"2"');
    const expected = { id: link.id, ...LINK, platform: 'Mastodon', order: 7, version: 2 };
    expect(changed.json()).toEqual(expected);
    expect(await list()).toEqual([expected]);
  });

  it('refuses a change of an older version, when it says so', async () => {
    const { browser, list, url } = await withLink();
    const put = (platform: string, headers = {}) =>
      browser.call('PUT', url, { ...LINK, platform }, headers);
    expect((await put('first', { 'if-match': '"1"' })).statusCode).toBe(200);
    const stale = await put('second', { 'if-match': '"1"' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json().message).toMatch(/^Somebody else has changed this/);
    const staleDelete = await browser.call('DELETE', url, undefined, { 'if-match': '"1"' });
    expect(staleDelete.statusCode).toBe(412);
    expect(await list()).toMatchObject([{ platform: 'first' }]);
    expect((await put('third')).statusCode).toBe(200);
  });

  it('deletes one, once', async () => {
    const { browser, list, url } = await withLink();
    const deleted = await browser.call('DELETE', url);
    expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
    const again = await browser.call('DELETE', url);
    expect(again.statusCode).toBe(404);
    expect(again.json()).toEqual({ message: 'This social link no longer exists' });
    expect(await list()).toEqual([]);
  });

  it.each(['999', '2147483648', '999999999999999'])('does not know the id %s', async (id) => {
    const { browser } = await admin();
    const url = `/api/social-links/${id}`;
    expect((await browser.call('PUT', url, LINK)).statusCode).toBe(404);
    expect((await browser.call('DELETE', url)).statusCode).toBe(404);
  });

  it.each(['x', '0', '-1', '1.5'])('refuses the id %s', async (id) => {
    const { browser } = await admin();
    const url = `/api/social-links/${id}`;
    expect((await browser.call('PUT', url, LINK)).statusCode).toBe(400);
    expect((await browser.call('DELETE', url)).statusCode).toBe(400);
  });
});
