import { AUDIT_ENTRIES_KEPT } from '@bahai-friends/contract';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../db/database.ts';
import { trailOf } from '../../testing/audit-trail.ts';
import { addHolyDays, addQuotes, addSocialLinks } from '../../testing/content.ts';
import { tellNobody as tellNews } from '../../testing/tell-nobody.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, type TestBrowser } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers, PASSWORD, PASSWORD_HASH } from '../../testing/test-users.ts';
import { sendFile } from '../../testing/upload.ts';
import { findCredentials } from '../users/users.repository.ts';
import { createUsersService } from '../users/users.service.ts';
import { COMMAND_LINE_ACTOR, createAuditTrail } from './audit-trail.ts';

const SECRET = 'Other-Horse-8';
const QUOTE = { text: 'Be kind', source: 'Somebody', displayDate: '2026-04-01' };
const LINK = { platform: 'YouTube', url: 'https://www.youtube.com/@friends', order: 0 };
const DAY = { name: 'Picnic', date: '2026-05-05' };
const NEW_USER = { username: 'clara', password: SECRET, confirmPassword: SECRET, role: 'Admin' };
const CSV = 'text,source\nBe generous,Somebody\n';

/** A site with one thing of each kind, so that all of it can be changed. */
async function filledSite(database: Database) {
  const ids = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin', dora: 'Admin' });
  await addQuotes(database, { text: 'a', displayDate: '2026-04-02' }, { text: 'b' }, { text: 'c' });
  await addSocialLinks(database, ['X', 1], ['Threads', 2]);
  await addHolyDays(database, ['Naw-Rúz', '2026-03-21'], ['Feast', '2026-06-05']);
  const app = await createTestApp(database);
  return { app, ids, anna: await loggedIn(app, 'anna') };
}

type Site = Awaited<ReturnType<typeof filledSite>>;

/** Makes every call that changes something, one after the other; returns their statuses. */
async function changeEverything({ anna, ids }: Site, headers = {}): Promise<number[]> {
  const calls = [
    ['POST', '/api/quotes', QUOTE],
    ['PUT', '/api/quotes/1', { ...QUOTE, displayDate: null }],
    ['DELETE', '/api/quotes/2'],
    ['DELETE', '/api/quotes', { ids: [3] }],
    ['POST', '/api/social-links', LINK],
    ['PUT', '/api/social-links/1', { ...LINK, platform: 'X' }],
    ['DELETE', '/api/social-links/2'],
    ['POST', '/api/holy-days', DAY],
    ['PUT', '/api/holy-days/1', { ...DAY, date: '2026-05-06' }],
    ['DELETE', '/api/holy-days/2'],
    ['POST', '/api/holy-days/from-calendar', { year: 190 }],
    ['POST', '/api/users', NEW_USER],
    ['PATCH', `/api/users/${ids.bruno}/username`, { username: 'boris' }],
    ['POST', `/api/users/${ids.bruno}/reset-password`, { password: SECRET }],
    ['DELETE', `/api/users/${ids.dora}`],
    ['PATCH', `/api/users/${ids.bruno}/role`, { role: 'Master Admin' }],
  ] as const;
  const statuses = [];
  for (const [method, url, body] of calls) {
    statuses.push((await anna.call(method, url, body, headers)).statusCode);
  }
  return [...statuses, (await sendFile(anna, 'upload', 'quotes.csv', CSV)).statusCode];
}

/** All contents of a site, except for its audit trail. */
async function contentOf(db: Database['reads']) {
  const tables = ['quotes', 'social_links', 'holy_days', 'users'] as const;
  return Promise.all(
    tables.map((table) => db.selectFrom(table).selectAll().orderBy('id').execute()),
  );
}

describe.each(databases)('a change and its entry on $name', ({ open }) => {
  it('come together: each change has one', async () => {
    const database = await open();
    const site = await filledSite(database);
    const statuses = await changeEverything(site);
    expect(statuses.filter((status) => status >= 300)).toEqual([]);
    expect(await trailOf(database)).toHaveLength(statuses.length);
  });

  it('come together: where no entry can be kept nothing is changed', async () => {
    const database = await open();
    const site = await filledSite(database);
    const before = await contentOf(database.reads);
    await sql`alter table audit_entries rename to entries_away`.execute(database.writes);
    onTestFinished(async () => {
      // The database is used for other tests, too.
      await sql`alter table entries_away rename to audit_entries`.execute(database.writes);
    });
    expect(new Set(await changeEverything(site))).toEqual(new Set([500]));
    expect(await contentOf(database.reads)).toEqual(before);
  });

  it('come together: a change that fails at its end leaves none', async () => {
    const database = await open();
    const { anna } = await addUsers(database, { anna: 'Master Admin' });
    const users = createUsersService({
      tellNews,
      strength: { assertStrong: async () => {} },
      database,
      clock: new TestClock('2026-03-21T12:00:00Z'),
      hasher: { hash: async () => 'another hash' },
      endSessionsOf: async (transaction) => {
        expect(await trailOf({ ...database, reads: transaction })).toHaveLength(1);
        throw new Error('the disk is full');
      },
      rememberSessionsOfDeleted: async () => {},
    });
    const actor = {
      userId: anna,
      username: 'anna',
      role: 'Admin' as const,
      tokenHash: 'none',
      passwordEnteredAt: '2026-03-21T12:00:00.000Z',
    };
    await expect(users.resetPassword(actor, anna, SECRET)).rejects.toThrow('the disk is full');
    expect(await trailOf(database)).toEqual([]);
    expect(await findCredentials(database.reads, 'anna')).toMatchObject({
      passwordHash: PASSWORD_HASH,
    });
  });

  it('come together when many change things at once', async () => {
    const database = await open();
    const { app, anna, ids } = await filledSite(database);
    const bruno = await loggedIn(app, 'bruno');
    const add = (browser: TestBrowser, date: string) =>
      browser.call('POST', '/api/quotes', { ...QUOTE, displayDate: date });
    const responses = await Promise.all(
      [1, 2, 3, 4, 5].flatMap((day) =>
        [anna, bruno].map((browser) => add(browser, `2026-07-0${day}`)),
      ),
    );
    const created = responses.filter(({ statusCode }) => statusCode === 201);
    expect(created).toHaveLength(5);
    const entries = await trailOf(database);
    expect(entries.map(({ subjectId }) => subjectId).sort()).toEqual(
      created.map((response) => response.json().id).sort(),
    );
    const names = { [ids.anna]: 'anna', [ids.bruno]: 'bruno' };
    for (const { actor } of entries) expect(names[actor.id ?? 0]).toBe(actor.name);
  });

  it('do not come of what is refused', async () => {
    const database = await open();
    const { anna } = await filledSite(database);
    for (const [what, status, headers, method, url, body] of [
      ['an older version (412)', 412, { 'if-match': '"7"' }, 'PUT', '/api/quotes/1', QUOTE],
      [
        'a taken date (409)',
        409,
        {},
        'POST',
        '/api/quotes',
        { ...QUOTE, displayDate: '2026-04-02' },
      ],
      ['a wrong value (400)', 400, {}, 'POST', '/api/quotes', { ...QUOTE, text: '' }],
      ['what is gone (404)', 404, {}, 'DELETE', '/api/quotes/999', undefined],
      [
        'an older link (412)',
        412,
        { 'if-match': '"7"' },
        'DELETE',
        '/api/social-links/1',
        undefined,
      ],
      [
        'a name twice (409)',
        409,
        {},
        'POST',
        '/api/holy-days',
        { name: 'feast', date: '2026-06-05' },
      ],
      ['an account out of reach (403)', 403, {}, 'DELETE', '/api/users/1', undefined],
      ['a taken name (409)', 409, {}, 'POST', '/api/users', { ...NEW_USER, username: 'BRUNO' }],
      ['a wrong token (403)', 403, { 'csrf-token': 'x' }, 'DELETE', '/api/quotes/1', undefined],
    ] as const) {
      expect((await anna.call(method, url, body, headers)).statusCode, what).toBe(status);
      expect(await trailOf(database), what).toEqual([]);
    }
  });

  it('come of no reading, no login and no logout', async () => {
    const database = await open();
    const { anna } = await filledSite(database);
    for (const path of ['quotes/today', 'quotes', 'quotes/export', 'users', 'audit']) {
      expect((await anna.send('GET', `/api/${path}`)).statusCode).toBe(200);
    }
    await anna.call('DELETE', '/api/quotes', { ids: [999] });
    await anna.call('POST', '/api/logout');
    expect(await trailOf(database)).toEqual([]);
  });

  it('hold no password, no hash and no token', async () => {
    const database = await open();
    const site = await filledSite(database);
    await changeEverything(site);
    const token = site.anna.cookie('session') ?? '';
    expect(token).not.toBe('');
    const rows = await database.reads.selectFrom('audit_entries').selectAll().execute();
    const hashes = await database.reads.selectFrom('users').select('password_hash').execute();
    const sessions = await database.reads.selectFrom('sessions').select('token_hash').execute();
    const dump = JSON.stringify(rows);
    const secrets = [
      PASSWORD,
      SECRET,
      token,
      await site.anna.csrfToken(),
      'argon2',
      ...hashes.map((row) => row.password_hash),
      ...sessions.map((row) => row.token_hash),
    ];
    expect(secrets.filter((secret) => dump.includes(secret))).toEqual([]);
  });
});

describe.each(databases)('old entries on $name', ({ open }) => {
  it('go when there are more than are kept', async () => {
    const database = await open();
    const trail = createAuditTrail('quote', new TestClock('2026-03-21T12:00:00Z'));
    const add = (count: number) =>
      trail.other(database.writes, COMMAND_LINE_ACTOR, null, {
        action: 'deleted-several',
        count,
      });
    await add(1);
    await add(2);
    await add(3);
    const [first] = await trailOf(database);
    const last = (first?.id ?? 0) + AUDIT_ENTRIES_KEPT;
    await (database.dialect === 'sqlite'
      ? sql`update sqlite_sequence set seq = ${last} where name = 'audit_entries'`
      : sql`select setval(pg_get_serial_sequence('audit_entries', 'id'), ${last})`
    ).execute(database.writes);
    await add(4);
    expect((await trailOf(database)).map(({ change }) => change)).toMatchObject([
      { count: 3 },
      { count: 4 },
    ]);
  });
});
