import { SECURITY_EVENTS, type SecurityEventEntry } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { actorOf } from '../../testing/test-actor.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers, PASSWORD } from '../../testing/test-users.ts';
import { createSecurityEventsService } from './security-events.service.ts';

const EVENTS = '/api/security-events';
const MASTER = actorOf(1, 'anna', 'Master Admin');

async function siteOn(database: Database) {
  await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
  const clock = new TestClock('2026-03-21T12:10:00Z');
  const app = await createTestApp(database, { clock });
  const anna = await loggedIn(app, 'anna');
  const list = async (
    query = '',
  ): Promise<{ entries: SecurityEventEntry[]; next: number | null }> =>
    (await anna.send('GET', `${EVENTS}${query}`)).json();
  return { app, anna, clock, list };
}

function serviceOn(database: Database) {
  const clock = new TestClock('2026-03-21T12:10:00Z');
  const onError = (error: unknown) => {
    throw error;
  };
  const events = createSecurityEventsService({ database, clock, onError });
  const list = async (limit = 100) => (await events.list(MASTER, { limit })).entries;
  return { clock, events, list };
}

/** The address of a stranger, each in a network of its own. */
const stranger = (number: number) => `203.${number >> 8}.${number & 255}.7`;

describe.each(databases)('stored security events on $name', ({ open }) => {
  it('tell the Master Admin what the log tells, with names of users only', async () => {
    const { app, list, clock } = await siteOn(await open());
    const away = new TestBrowser(app, '203.0.113.77');
    await away.login('My-Secret-Password-1', 'anna');
    clock.advance(60);
    await away.login('BRUNO', 'Wrong-Horse-7');
    await away.login('Bruno', 'Wrong-Horse-8');
    clock.advance(60);
    await away.login('BRUNO', PASSWORD);
    await away.send('DELETE', '/api/sessions');
    const { entries, next } = await list();
    const network = '203.0.113.0/24';
    expect(next).toBeNull();
    expect(entries.map(({ id: _, firstAt, lastAt, ...entry }) => entry)).toEqual([
      { event: 'refused without CSRF token', username: 'bruno', network, count: 1 },
      { event: 'login', username: 'bruno', network, count: 1 },
      { event: 'login failed', username: 'bruno', network, count: 2 },
      { event: 'login failed', username: null, network, count: 1 },
      { event: 'login', username: 'anna', network: '127.0.0.0/24', count: 1 },
    ]);
    expect(entries[2]?.firstAt).toBe('2026-03-21T12:11:00.000Z');
  });

  it('count the same within an hour, and begin anew with the next', async () => {
    const { clock, events, list } = serviceOn(await open());
    events.record('login', 'bruno', '127.0.0.1');
    clock.moveTo('2026-03-21T12:59:59Z');
    events.record('login', 'bruno', '127.0.0.2');
    clock.moveTo('2026-03-21T13:00:00Z');
    events.record('login', 'bruno', '127.0.0.1');
    expect(await list()).toMatchObject([
      { count: 1, firstAt: '2026-03-21T13:00:00.000Z', lastAt: '2026-03-21T13:00:00.000Z' },
      { count: 2, firstAt: '2026-03-21T12:10:00.000Z', lastAt: '2026-03-21T12:59:59.000Z' },
    ]);
  });

  it('fill a few rows in a flood, which hides no login', async () => {
    const database = await open();
    const { events, list } = serviceOn(database);
    for (let number = 0; number < 5000; number += 1) {
      events.record('login failed', number % 2 ? 'bruno' : null, stranger(number));
      events.record('throttled', null, stranger(number));
    }
    await list();
    for (let number = 0; number < 300; number += 1) {
      events.record('login failed', null, stranger(number));
    }
    events.record('login', 'bruno', stranger(77));
    const entries = await list();
    // Twenty networks, one row for the others of each kind, and the login.
    expect(entries).toHaveLength(23);
    const sumOf = (event: string) =>
      entries.filter((entry) => entry.event === event).reduce((sum, { count }) => sum + count, 0);
    expect([sumOf('login failed'), sumOf('throttled'), sumOf('login')]).toEqual([5300, 5000, 1]);
    expect(entries[0]).toMatchObject({ event: 'login', username: 'bruno' });
  });

  it('are stored at the end of the process, and counted on by another', async () => {
    const database = await open();
    const [first, second] = [serviceOn(database), serviceOn(database)];
    for (const { events } of [first, second]) {
      for (let count = 0; count < 3; count += 1) events.record('refused', 'bruno', '127.0.0.1');
      await events.close();
    }
    expect(await second.list()).toMatchObject([{ event: 'refused', count: 6 }]);
  });

  it('go after 90 days', async () => {
    const { clock, events, list } = serviceOn(await open());
    events.record('login', 'bruno', '127.0.0.1');
    expect(await list()).toHaveLength(1);
    clock.advance(90 * 24 * 60 * 60);
    events.record('logout', 'bruno', '127.0.0.1');
    expect(await list()).toHaveLength(2);
    clock.advance(1);
    events.record('logout', 'bruno', '127.0.0.1');
    expect((await list()).map(({ event }) => event)).toEqual(['logout']);
  });

  it('are listed page by page', async () => {
    const { app, list } = await siteOn(await open());
    for (const number of [1, 2, 3]) await new TestBrowser(app, stranger(number)).login('bruno');
    const first = await list('?limit=2');
    expect(first.entries.map(({ network }) => network)).toEqual(['203.0.3.0/24', '203.0.2.0/24']);
    const second = await list(`?limit=2&before=${first.next}`);
    expect(second.entries.map(({ network }) => network)).toEqual(['203.0.1.0/24', '127.0.0.0/24']);
    expect(second.next).toBeNull();
  });

  it('are for nobody but the Master Admin', async () => {
    const { app, anna } = await siteOn(await open());
    expect((await new TestBrowser(app).send('GET', EVENTS)).statusCode).toBe(401);
    expect((await (await loggedIn(app, 'bruno')).send('GET', EVENTS)).statusCode).toBe(403);
    expect((await anna.send('GET', `${EVENTS}?limit=101`)).statusCode).toBe(400);
  });

  it('keep nobody waiting when they cannot be stored', async () => {
    const database = await open();
    const errors: unknown[] = [];
    const clock = new TestClock('2026-03-21T12:10:00Z');
    const broken = {
      ...database,
      writes: {
        transaction: () => ({ execute: () => Promise.reject(new Error('the disk is full')) }),
      } as never,
    };
    const onError = (error: unknown) => errors.push(error);
    const events = createSecurityEventsService({ database: broken, clock, onError });
    for (const event of SECURITY_EVENTS) events.record(event, null, '127.0.0.1');
    await events.close();
    expect(errors.length).toBeGreaterThan(0);
  });
});
