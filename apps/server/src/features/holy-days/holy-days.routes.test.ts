import { describe, expect, it } from 'vitest';
import { addHolyDays } from '../../testing/content.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { told } from '../../testing/told.ts';

describe.each(databases)('holy days on $name', ({ open }) => {
  async function namesAt(url: string, ...days: [string, string][]): Promise<string[]> {
    const database = await open();
    await addHolyDays(database, ...days);
    const app = await createTestApp(database, { clock: new TestClock('2026-03-21T23:59:00Z') });
    const response = await app.inject(url);
    return response.json().map(({ name }: { name: string }) => name);
  }

  it('upcoming: from the community’s day on, by date, then by name in code point order', async () => {
    const names = await namesAt(
      '/api/holy-days/upcoming?count=5',
      ['past', '2026-03-20'],
      ['later', '2026-05-01'],
      ['éclat', '2026-04-01'],
      ['Zenith', '2026-04-01'],
      ['apex', '2026-04-01'],
      ['today', '2026-03-21'],
    );
    expect(names).toEqual(['today', 'Zenith', 'apex', 'éclat', 'later']);
  });

  it('upcoming: three when nothing is said', async () => {
    const days = ['a', 'b', 'c', 'd'].map((name): [string, string] => [name, '2026-06-01']);
    expect(await namesAt('/api/holy-days/upcoming', ...days)).toEqual(['a', 'b', 'c']);
  });

  it('all: by date, the past ones included', async () => {
    const names = await namesAt('/api/holy-days', ['later', '2027-01-01'], ['past', '1900-01-01']);
    expect(names).toEqual(['past', 'later']);
  });

  it('answers id, name, date and version', async () => {
    const database = await open();
    await addHolyDays(database, ['Naw-Rúz', '2026-03-21']);
    const app = await createTestApp(database);
    const expected = [{ id: expect.any(Number), name: 'Naw-Rúz', date: '2026-03-21', version: 1 }];
    expect((await app.inject('/api/holy-days')).json()).toEqual(expected);
    expect((await app.inject('/api/holy-days/upcoming?count=100')).json()).toEqual(expected);
  });

  it('answers an empty list when there is none', async () => {
    const app = await createTestApp(await open());
    expect((await app.inject('/api/holy-days/upcoming')).json()).toEqual([]);
  });

  it.each(['abc', '0', '101', '-1', '', '1.5', '3&count=4'])('refuses count=%s', async (count) => {
    const app = await createTestApp(await open());
    const response = await app.inject(`/api/holy-days/upcoming?count=${count}`);
    expect(response.statusCode).toBe(400);
    const message = 'count must be a whole number from 1 to 100';
    expect(told(response)).toEqual({ message, issues: [{ path: 'count', message }] });
  });
});
