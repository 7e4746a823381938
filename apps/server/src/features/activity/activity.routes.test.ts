import type { ActivityEntry } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { COMMAND_LINE_ACTOR, createAuditTrail } from '../audit/audit-trail.ts';
import { createSecurityEventsService } from '../security-events/security-events.service.ts';

/** An entry as `minute name`. */
function shortened({ source, entry }: ActivityEntry): string {
  const minute = (at: string) => at.slice(11, 16);
  if (source === 'security') {
    return `${minute(entry.lastAt)} ${entry.event} by ${entry.username ?? 'nobody'}`;
  }
  return `${minute(entry.at)} ${entry.kind} by ${entry.actor.name}`;
}

describe.each(databases)('activity on $name', ({ open }) => {
  /** A site on which only one thing has happened so far: anna has logged in at 12:00. */
  async function site() {
    const database = await open();
    const ids = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
    const clock = new TestClock('2026-03-21T12:00:00Z');
    const app = await createTestApp(database, { clock });
    const anna = await loggedIn(app, 'anna');
    const list = async (query = '') => {
      const response = await anna.send('GET', `/api/activity${query}`);
      expect(response.statusCode, response.body).toBe(200);
      const { entries, next }: { entries: ActivityEntry[]; next: string | null } = response.json();
      return { shown: entries.map(shortened), next };
    };
    /** Reads all pages, each with so many entries. */
    const listAll = async (limit: number, query = '') => {
      const pages: string[][] = [];
      let next: string | null = null;
      do {
        const before: string = next === null ? '' : `&before=${next}`;
        const page = await list(`?limit=${limit}${before}${query}`);
        pages.push(page.shown);
        next = page.next;
        // A faulty `next` could repeat pages without end.
        expect(pages.length).toBeLessThan(20);
      } while (next !== null);
      return pages;
    };
    const events = createSecurityEventsService({
      database,
      clock,
      onError: (error) => {
        throw error;
      },
    });
    const at = (minute: number) =>
      clock.moveTo(`2026-03-21T12:${String(minute).padStart(2, '0')}:00Z`);
    return {
      app,
      ids,
      anna,
      list,
      listAll,
      async change(minute: number, kind: 'quote' | 'holy-day', name: 'anna' | 'bruno' | null) {
        at(minute);
        const by = name ? { userId: ids[name], username: name } : COMMAND_LINE_ACTOR;
        const trail = createAuditTrail(kind, clock);
        const deleted = { action: 'deleted-several', count: 2 } as const;
        await trail.other(database.writes, by, null, deleted);
      },
      async event(minute: number, event: 'login' | 'login failed', name: string | null) {
        at(minute);
        events.record(event, name, '203.0.113.7');
        await events.close();
      },
    };
  }

  async function siteWithActivity() {
    const context = await site();
    const { change, event } = context;
    await event(1, 'login', 'bruno');
    await change(2, 'quote', 'bruno');
    await event(3, 'login failed', null);
    await event(4, 'login failed', 'anna');
    await change(5, 'holy-day', null);
    await change(6, 'quote', 'anna');
    // It is counted in the first row of all, whose id is older than most others.
    await event(7, 'login', 'bruno');
    return context;
  }

  const ALL = [
    '12:07 login by bruno',
    '12:06 quote by anna',
    '12:05 holy-day by command line',
    '12:04 login failed by anna',
    '12:03 login failed by nobody',
    '12:02 quote by bruno',
    '12:00 login by anna',
  ];

  it('has changes, logins and failures, by when they happened last', async () => {
    const { list } = await siteWithActivity();
    expect(await list()).toEqual({ shown: ALL, next: null });
  });

  it.each([1, 2, 3, 6])('comes in pages of %i, which have everything once', async (limit) => {
    const { listAll } = await siteWithActivity();
    const pages = await listAll(limit);
    expect(pages.flat()).toEqual(ALL);
    expect(pages).toHaveLength(Math.ceil(ALL.length / limit));
  });

  it('has nothing in an older page that came after the one before', async () => {
    const { list, change, event } = await siteWithActivity();
    // The page has no change, and its reader knows of none that is older.
    const logins = await list('?limit=1');
    expect(logins.shown).toEqual(ALL.slice(0, 1));
    await change(8, 'quote', 'bruno');
    await event(9, 'login failed', 'bruno');
    const older = await list(`?before=${logins.next}`);
    expect(older.shown).toEqual(ALL.slice(1));
    // The same holds where one of the two sources has ended.
    const end = await list('?limit=8');
    expect(end.shown.at(-1)).toBe('12:02 quote by bruno');
    await change(10, 'quote', 'anna');
    expect((await list(`?before=${end.next}`)).shown).toEqual(ALL.slice(6));
  });

  it('shows what is counted on meanwhile at the front, and loses nothing else', async () => {
    const { list, event } = await siteWithActivity();
    const first = await list('?limit=4');
    await event(8, 'login failed', null);
    expect((await list(`?before=${first.next}`)).shown).toEqual(ALL.slice(5));
    expect((await list('?limit=1')).shown).toEqual(['12:08 login failed by nobody']);
  });

  it('shows changes, those of one kind, or security events alone', async () => {
    const { listAll } = await siteWithActivity();
    const those = (pattern: RegExp) => ALL.filter((each) => pattern.test(each));
    const shown = async (show: string) => (await listAll(1, `&show=${show}`)).flat();
    expect(await shown('changes')).toEqual(those(/quote|holy-day/));
    expect(await shown('quote')).toEqual(those(/quote/));
    expect(await shown('social-link')).toEqual([]);
    expect(await shown('security')).toEqual(those(/login/));
  });

  it('tells of one person, in changes and events', async () => {
    const { ids, list, listAll } = await siteWithActivity();
    const those = (name: string) => ALL.filter((each) => each.endsWith(`by ${name}`));
    expect((await listAll(2, `&actor=${ids.anna}`)).flat()).toEqual(those('anna'));
    expect((await list(`?actor=${ids.bruno}`)).shown).toEqual(those('bruno'));
    expect((await list(`?actor=${ids.bruno}&show=security`)).shown).toEqual([
      '12:07 login by bruno',
    ]);
    expect((await list('?actor=command-line')).shown).toEqual(those('command line'));
    expect((await list('?actor=command-line&show=security')).shown).toEqual([]);
    expect((await list('?actor=999999999999999')).shown).toEqual([]);
  });

  it('knows the events of somebody renamed by the name of today, the changes by the person', async () => {
    const { anna, ids, list, event } = await siteWithActivity();
    await anna.call('PATCH', `/api/users/${ids.bruno}/username`, { username: 'benedict' });
    await event(9, 'login', 'benedict');
    expect((await list(`?actor=${ids.bruno}`)).shown).toEqual([
      '12:09 login by benedict',
      '12:02 quote by bruno',
    ]);
  });

  it('has everything before a place that is later than any', async () => {
    const { list } = await siteWithActivity();
    const last = '999999999999999_9999999999999-999999999999999';
    expect((await list(`?before=${last}`)).shown).toEqual(ALL);
    expect(await list('?before=_')).toEqual({ shown: [], next: null });
  });

  it('is for nobody but the Master Admin', async () => {
    const { app } = await site();
    expect((await new TestBrowser(app).send('GET', '/api/activity')).statusCode).toBe(401);
    const bruno = await loggedIn(app, 'bruno');
    for (const show of ['', '?show=quote', '?show=security', '?before=_']) {
      expect((await bruno.send('GET', `/api/activity${show}`)).statusCode).toBe(403);
    }
  });

  it('refuses a query that breaks a rule', async () => {
    const { anna } = await site();
    for (const [query, message] of [
      ['limit=101', 'limit must be a whole number from 1 to 100'],
      ['before=12', 'before must be the next of an earlier page'],
      ['before=_12', 'before must be the next of an earlier page'],
      ['before=0_', 'before must be the next of an earlier page'],
      ['before=_99999999999999-1', 'before must be the next of an earlier page'],
      [
        'show=logins',
        'show must be one of quote, social-link, holy-day, gathering, user, settings, changes, security',
      ],
      ['actor=anna', 'actor must be the id of a user, or command-line'],
    ] as const) {
      const refused = await anna.send('GET', `/api/activity?${query}`);
      expect(refused.statusCode, query).toBe(400);
      expect(refused.json().message, query).toBe(message);
    }
  });
});
