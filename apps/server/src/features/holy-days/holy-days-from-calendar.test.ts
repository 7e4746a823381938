import { FIRST_YEAR, LAST_YEAR } from '@bahai-friends/badi-calendar';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addHolyDays } from '../../testing/content.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';

const FROM_CALENDAR = '/api/holy-days/from-calendar';
const ELEVEN_OF_183 = [
  ['Naw-Rúz', '2026-03-21'],
  ['First day of Riḍván', '2026-04-21'],
  ['Ninth day of Riḍván', '2026-04-29'],
  ['Twelfth day of Riḍván', '2026-05-02'],
  ['Declaration of the Báb', '2026-05-24'],
  ['Ascension of Bahá’u’lláh', '2026-05-29'],
  ['Martyrdom of the Báb', '2026-07-10'],
  ['Birth of the Báb', '2026-11-10'],
  ['Birth of Bahá’u’lláh', '2026-11-11'],
  ['Day of the Covenant', '2026-11-26'],
  ['Ascension of ‘Abdu’l-Bahá', '2026-11-28'],
];

describe.each(databases)('holy days from the calendar on $name', ({ open }) => {
  async function admin(...existing: [string, string][]) {
    const database = await open();
    await addUsers(database, { anna: 'Admin' });
    if (existing.length > 0) await addHolyDays(database, ...existing);
    const app = await createTestApp(database);
    const browser = await loggedIn(app, 'anna');
    return {
      database,
      browser,
      add: (year: unknown) => browser.call('POST', FROM_CALENDAR, { year }),
      list: async () => (await browser.send('GET', '/api/holy-days')).json(),
    };
  }

  const named = (holyDays: { name: string; date: string }[]) =>
    holyDays.map(({ name, date }) => [name, date]);

  it('are added by those who are logged in', async () => {
    const browser = new TestBrowser(await createTestApp(await open()));
    expect((await browser.call('POST', FROM_CALENDAR)).statusCode).toBe(401);
  });

  it('are the eleven of a year', async () => {
    const { add, list } = await admin();
    const added = await add(183);
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({
      message: '11 holy days of 183 B.E. added.',
      skipped: 0,
    });
    expect(named(added.json().created)).toEqual(ELEVEN_OF_183);
    expect(await list()).toEqual(added.json().created);
  });

  it('are added only where name and date are missing; what is there stays as it is', async () => {
    const { add, list } = await admin(
      ['naw-ru\u0301z', '2026-03-22'],
      ['Our own name for it', '2026-04-21'],
    );
    const before = await list();
    const added = (await add(183)).json();
    expect(added.message).toBe('9 holy days of 183 B.E. added; 2 were there already.');
    expect(added.skipped).toBe(2);
    expect(named(added.created)).toEqual(ELEVEN_OF_183.slice(2));
    expect(await list()).toEqual(expect.arrayContaining(before));
    expect(await list()).toHaveLength(11);
  });

  it('are not missing fewer because another year has the same names', async () => {
    const { add } = await admin(['Naw-Rúz', '2026-03-20'], ['Naw-Rúz', '2027-03-21']);
    expect((await add(183)).json()).toMatchObject({ skipped: 0 });
    // The day before Naw-Rúz of 183 lies in 182, and its Naw-Rúz is taken for that year's.
    expect((await add(182)).json()).toMatchObject({ skipped: 1 });
  });

  it('are added once', async () => {
    const { add, list } = await admin();
    await add(183);
    const again = await add(183);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual({
      message: 'All holy days of 183 B.E. were there already.',
      created: [],
      skipped: 11,
    });
    expect(await list()).toHaveLength(11);
  });

  it('say so in the singular, too', async () => {
    const { add } = await admin(...(ELEVEN_OF_183.slice(1) as [string, string][]));
    const message = '1 holy day of 183 B.E. added; 10 were there already.';
    expect((await add(183)).json().message).toBe(message);
    const other = await admin(['Naw-Rúz', '2026-03-21']);
    expect((await other.add(183)).json().message).toBe(
      '10 holy days of 183 B.E. added; 1 was there already.',
    );
  });

  it('are added once by volunteers who ask at once', async () => {
    const { add, list } = await admin();
    const responses = await Promise.all(Array.from({ length: 6 }, () => add(183)));
    const skipped = responses.map((response) => response.json().skipped).sort((a, b) => a - b);
    expect(skipped).toEqual([0, 11, 11, 11, 11, 11]);
    expect(await list()).toHaveLength(11);
  });

  it('are added all or none', async () => {
    const { add, database, list } = await admin();
    // The last of the eleven is refused by the database.
    const refuse =
      database.dialect === 'postgres'
        ? sql`alter table holy_days add constraint too_late check (date < '2026-11-28')`
        : sql`create trigger too_late before insert on holy_days when new.date >= '2026-11-28'
            begin select raise(abort, 'too late'); end`;
    await refuse.execute(database.writes);
    try {
      expect((await add(183)).statusCode).toBe(500);
      expect(await list()).toEqual([]);
    } finally {
      const undo =
        database.dialect === 'postgres'
          ? sql`alter table holy_days drop constraint too_late`
          : sql`drop trigger too_late`;
      await undo.execute(database.writes);
    }
  });

  it.each([FIRST_YEAR, LAST_YEAR])('are known for the year %i', async (year) => {
    const { add } = await admin();
    expect((await add(year)).json().created).toHaveLength(11);
  });

  it.each([0, 508, -1, 1.5, 1e99, '183', 'x', null, undefined])(
    'refuse the year %j',
    async (year) => {
      const { add, list } = await admin();
      const refused = await add(year);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().message).toBe('Year must be a whole number from 1 to 507');
      expect(await list()).toEqual([]);
    },
  );
});
