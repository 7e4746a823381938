import { describe, expect, it } from 'vitest';
import { describeManagedList, managing, managingOne } from '../../testing/managed-list.ts';
import { databases } from '../../testing/test-database.ts';
import { told } from '../../testing/told.ts';

const LINK = { platform: 'YouTube', url: 'https://www.youtube.com/@friends', order: 0 };
const LIST = { url: '/api/social-links', sample: LINK };
const NO_WEB_ADDRESSES = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'ftp://example.org/',
  'mailto:a@example.org',
  '//example.org',
  'example.org',
  'https:// example.org',
];
const WRONG_ORDER = 'Order must be a positive number';

describeManagedList({
  ...LIST,
  entity: 'social link',
  textField: 'platform',
  refused: [
    [{}, ['Platform name is required', 'URL is required', WRONG_ORDER]],
    [{ ...LINK, platform: ' ' }, ['Platform name is required']],
    [{ ...LINK, platform: 'x'.repeat(101) }, ['Platform name must be at most 100 characters']],
    [{ ...LINK, url: ' ' }, ['URL is required']],
    ...NO_WEB_ADDRESSES.map((url) => [{ ...LINK, url }, ['Must be a valid URL']] as const),
    [
      { ...LINK, url: `https://example.org/${'x'.repeat(2000)}` },
      ['URL must be at most 2,000 characters'],
    ],
    ...[-1, 1.5, 'x', '1', 1e99, null].map((order) => [{ ...LINK, order }, [WRONG_ORDER]] as const),
    [{ ...LINK, order: 2 ** 31 }, ['Order must be at most 2,147,483,647']],
  ],
});

describe.each(databases)('managing social links on $name', ({ open }) => {
  it('adds one, trimmed, and lists it at once', async () => {
    const { browser, list } = await managing(await open(), LIST);
    const created = await browser.call('POST', LIST.url, {
      platform: ' YouTube ',
      url: ' https://www.youtube.com/@friends ',
      order: 0,
    });
    expect(created.statusCode).toBe(201);
    expect(created.headers.etag).toBe('"1"');
    expect(created.json()).toEqual({ id: expect.any(Number), ...LINK, version: 1 });
    expect(await list()).toEqual([created.json()]);
  });

  it('takes several links of one platform, but not one twice', async () => {
    const { browser, list } = await managing(await open(), LIST);
    const post = (link: object) => browser.call('POST', LIST.url, link);
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
    expect(told(twin)).toEqual({ message: 'This YouTube link is already listed' });
    const moved = await browser.call('PUT', `${LIST.url}/${second.json().id}`, LINK);
    expect(moved.statusCode).toBe(409);
    expect(await list()).toHaveLength(3);
  });

  it('changes one, also to a platform that the home page does not show', async () => {
    const { browser, list, one, oneUrl } = await managingOne(await open(), LIST);
    const changed = await browser.call('PUT', oneUrl, { ...LINK, platform: 'Mastodon', order: 7 });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).toBe('"2"');
    const expected = { ...one, platform: 'Mastodon', order: 7, version: 2 };
    expect(changed.json()).toEqual(expected);
    expect(await list()).toEqual([expected]);
  });
});
