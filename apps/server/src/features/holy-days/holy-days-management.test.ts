import { describe, expect, it } from 'vitest';
import { describeManagedList, managing, managingOne } from '../../testing/managed-list.ts';
import { databases } from '../../testing/test-database.ts';
import { told } from '../../testing/told.ts';

const NAW_RUZ = { name: 'Naw-Rúz', date: '2026-03-21' };
const LIST = { url: '/api/holy-days', sample: NAW_RUZ };
const NO_REAL_DAYS = [
  '2026-02-30',
  '2026-02-30T10:00:00Z',
  '21.03.2026',
  'March 21, 2026',
  20260321,
];

describeManagedList({
  ...LIST,
  entity: 'holy day',
  textField: 'name',
  refused: [
    [{}, ['Name is required', 'Date is required']],
    [{ ...NAW_RUZ, name: ' ' }, ['Name is required']],
    [{ ...NAW_RUZ, date: '' }, ['Date is required']],
    [{ ...NAW_RUZ, name: 'x'.repeat(201) }, ['Name must be at most 200 characters']],
    ...NO_REAL_DAYS.map(
      (date) => [{ ...NAW_RUZ, date }, ['Date must be a real day written as YYYY-MM-DD']] as const,
    ),
  ],
});

describe.each(databases)('managing holy days on $name', ({ open }) => {
  it('adds one, trimmed and in NFC, and lists it at once', async () => {
    const { browser, list } = await managing(await open(), LIST);
    const created = await browser.call('POST', LIST.url, {
      name: ' Naw-Ru\u0301z ',
      date: '2026-03-21',
    });
    expect(created.statusCode).toBe(201);
    expect(created.headers.etag).toBe('"1"');
    expect(created.json()).toEqual({ id: expect.any(Number), ...NAW_RUZ, version: 1 });
    expect(await list()).toEqual([created.json()]);
  });

  it('keeps the date of a date-time as it is written', async () => {
    const { browser, list } = await managing(await open(), LIST);
    const date = '2026-03-21T23:00:00-05:00';
    await browser.call('POST', LIST.url, { name: 'Naw-Rúz', date });
    expect(await list()).toMatchObject([NAW_RUZ]);
  });

  it.each(['1844-01-01', '1844-03-20', '2351-03-21', '2351-12-31'])(
    'takes %s, which the Badí calendar does not cover',
    async (date) => {
      const { browser } = await managing(await open(), LIST);
      const created = await browser.call('POST', LIST.url, { name: 'Ours', date });
      expect(created.statusCode).toBe(201);
      expect(created.json().date).toBe(date);
    },
  );

  it('refuses a name that is listed on the date, however it is written', async () => {
    const { browser, list } = await managingOne(await open(), LIST);
    const twin = await browser.call('POST', LIST.url, { ...NAW_RUZ, name: 'NAW-RU\u0301Z' });
    expect(twin.statusCode).toBe(409);
    expect(told(twin)).toEqual({ message: 'Naw-Rúz is already listed on March 21, 2026' });
    expect(await list()).toHaveLength(1);
    const nextYear = { ...NAW_RUZ, date: '2027-03-21' };
    expect((await browser.call('POST', LIST.url, nextYear)).statusCode).toBe(201);
    const feast = await browser.call('POST', LIST.url, { ...NAW_RUZ, name: 'Feast' });
    expect(feast.statusCode).toBe(201);
    const moved = await browser.call('PUT', `${LIST.url}/${feast.json().id}`, NAW_RUZ);
    expect(moved.statusCode).toBe(409);
  });

  it('changes one; its own name and date are not in its way', async () => {
    const { browser, list, oneUrl } = await managingOne(await open(), LIST);
    const renamed = await browser.call('PUT', oneUrl, { ...NAW_RUZ, name: 'NAW-RÚZ' });
    expect(renamed.statusCode).toBe(200);
    expect(renamed.headers.etag).toBe('"2"');
    expect(renamed.json()).toMatchObject({ name: 'NAW-RÚZ', version: 2 });
    expect(await list()).toEqual([renamed.json()]);
  });
});
