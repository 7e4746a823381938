import type { AuditEntry } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';
import { COMMAND_LINE_ACTOR, createAuditTrail } from './audit-trail.ts';

const clock = new TestClock('2026-03-21T12:00:00Z');
const quotes = createAuditTrail('quote', clock);
const users = createAuditTrail('user', clock);

describe.each(databases)('the audit trail on $name', ({ open }) => {
  async function site() {
    const database = await open();
    const ids = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
    const app = await createTestApp(database);
    const anna = await loggedIn(app, 'anna');
    const list = async (query = '') => {
      const response = await anna.send('GET', `/api/audit${query}`);
      expect(response.statusCode).toBe(200);
      const { entries, next }: { entries: AuditEntry[]; next: number | null } = response.json();
      return { entries, next, counts: entries.map(countOf) };
    };
    return { database, app, ids, anna, list };
  }

  const countOf = ({ change }: AuditEntry) =>
    change.action === 'deleted-several' ? change.count : change.action;

  /** Entries numbered from 1; anna's are the odd ones, bruno's the even ones. */
  async function siteWithEntries(length: number) {
    const context = await site();
    const { ids, database } = context;
    for (let count = 1; count <= length; count += 1) {
      const by =
        count % 2 === 1
          ? { userId: ids.anna, username: 'anna' }
          : { userId: ids.bruno, username: 'bruno' };
      const change = { action: 'deleted-several', count } as const;
      await quotes.other(database.writes, by, null, change);
    }
    return context;
  }

  it('is for the Master Admin', async () => {
    const { app, anna, ids } = await site();
    const visitor = await new TestBrowser(app).send('GET', '/api/audit');
    expect(visitor.statusCode).toBe(401);
    const bruno = await loggedIn(app, 'bruno');
    const refused = await bruno.send('GET', '/api/audit');
    expect(refused.statusCode).toBe(403);
    expect(told(refused)).toEqual({ message: 'Only the Master Admin can see who changed what' });
    const allowed = await anna.send('GET', '/api/audit');
    expect(allowed.json()).toEqual({ entries: [], next: null });
    expect(allowed.headers['cache-control']).toBe('private, no-store');
    await anna.call('PATCH', `/api/users/${ids.bruno}/role`, { role: 'Master Admin' });
    expect((await anna.send('GET', '/api/audit')).statusCode).toBe(403);
    expect((await bruno.send('GET', '/api/audit')).statusCode).toBe(200);
  });

  it('has every change once, the newest first', async () => {
    const { anna, ids, list } = await site();
    const day = { name: 'Picnic', date: '2026-05-05' };
    const { id } = (await anna.call('POST', '/api/holy-days', day)).json();
    await anna.call('DELETE', `/api/holy-days/${id}`);
    const { entries } = await list();
    const common = {
      at: '2026-03-21T12:00:00.000Z',
      actor: { id: ids.anna, name: 'anna' },
      kind: 'holy-day',
      subjectId: id,
    };
    expect(entries).toEqual([
      { id: expect.any(Number), ...common, change: { action: 'deleted', values: day } },
      { id: expect.any(Number), ...common, change: { action: 'created', values: day } },
    ]);
  });

  it('comes in pages, none of which changes what the next one has', async () => {
    const { database, list } = await siteWithEntries(5);
    const first = await list('?limit=2');
    expect(first.counts).toEqual([5, 4]);
    const newer = { action: 'deleted-several', count: 6 } as const;
    await quotes.other(database.writes, COMMAND_LINE_ACTOR, null, newer);
    const second = await list(`?limit=2&before=${first.next}`);
    expect(second.counts).toEqual([3, 2]);
    expect(await list(`?limit=2&before=${second.next}`)).toMatchObject({
      counts: [1],
      next: null,
    });
    expect((await list('?limit=6')).next).toBeNull();
  });

  it('comes in pages of 25 when nobody says how long they should be', async () => {
    const { list } = await siteWithEntries(26);
    const { entries, next } = await list();
    expect([entries.length, next]).toEqual([25, entries.at(-1)?.id]);
    expect((await list('?limit=100')).entries).toHaveLength(26);
  });

  it('tells of one kind of things, or of one person, or of both', async () => {
    const { database, ids, list } = await siteWithEntries(4);
    const reset = { action: 'password-reset', name: 'anna' } as const;
    await users.other(database.writes, { userId: ids.bruno, username: 'bruno' }, ids.anna, reset);
    await users.other(database.writes, COMMAND_LINE_ACTOR, ids.anna, reset);
    expect((await list('?kind=quote')).counts).toEqual([4, 3, 2, 1]);
    expect((await list('?kind=user')).counts).toEqual(['password-reset', 'password-reset']);
    expect((await list('?kind=holy-day')).entries).toEqual([]);
    expect((await list(`?actor=${ids.anna}`)).counts).toEqual([3, 1]);
    expect((await list(`?actor=${ids.bruno}&kind=quote`)).counts).toEqual([4, 2]);
    expect((await list(`?actor=${ids.bruno}&kind=quote&limit=1`)).next).not.toBeNull();
    expect((await list('?actor=command-line')).entries).toMatchObject([
      { actor: { id: null, name: 'command line' } },
    ]);
  });

  it.each(['actor=999', 'actor=999999999999999'])('has nothing for %s', async (query) => {
    const { list } = await siteWithEntries(1);
    expect((await list(`?${query}`)).entries).toEqual([]);
  });

  it('has everything before an id greater than any', async () => {
    const { list } = await siteWithEntries(1);
    expect((await list('?before=999999999999999')).counts).toEqual([1]);
  });

  it('refuses a query that breaks a rule', async () => {
    const { anna } = await site();
    for (const [query, message] of [
      ['limit=0', 'limit must be a whole number from 1 to 100'],
      ['limit=101', 'limit must be a whole number from 1 to 100'],
      ['limit=x', 'limit must be a whole number from 1 to 100'],
      ['before=0', 'before must be a whole number'],
      ['before=x', 'before must be a whole number'],
      [
        'kind=session',
        'kind must be one of quote, social-link, holy-day, gathering, user, settings',
      ],
      ['actor=anna', 'actor must be the id of a user, or command-line'],
    ] as const) {
      const refused = await anna.send('GET', `/api/audit?${query}`);
      expect(refused.statusCode, query).toBe(400);
      expect(refused.json().message, query).toBe(message);
    }
  });
});
