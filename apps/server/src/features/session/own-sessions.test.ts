import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers, PASSWORD } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function siteOn(database: Database) {
  const ids = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
  const clock = new TestClock('2026-03-21T12:00:00Z');
  const app = await createTestApp(database, { clock });
  const away = new TestBrowser(app, '203.0.113.77');
  await away.login('bruno', PASSWORD, { 'user-agent': FIREFOX });
  clock.advance(2 * HOUR);
  return { app, away, bruno: await loggedIn(app, 'bruno'), clock, ids };
}

const sessionsOf = async (browser: TestBrowser) =>
  (await browser.send('GET', '/api/sessions')).json();

const isIn = async (browser: TestBrowser) =>
  (await browser.send('GET', '/api/session')).json().authenticated;

describe.each(databases)('one’s own sessions on $name', ({ open }) => {
  it('are told with device, coarse network and last use, the present one first', async () => {
    const { bruno } = await siteOn(await open());
    const id = expect.stringMatching(/^[\w-]{22}$/);
    expect(await sessionsOf(bruno)).toEqual([
      {
        id,
        device: '',
        browser: '',
        system: '',
        network: '127.0.0.0/24',
        lastUsedAt: '2026-03-21T14:00:00.000Z',
        current: true,
      },
      {
        id,
        device: 'Firefox on Windows',
        browser: 'Firefox',
        system: 'Windows',
        network: '203.0.113.0/24',
        lastUsedAt: '2026-03-21T12:00:00.000Z',
        current: false,
      },
    ]);
  });

  it('have ids that are neither tokens nor what is stored of them', async () => {
    const database = await open();
    const { bruno } = await siteOn(database);
    const rows = await database.reads.selectFrom('sessions').selectAll().execute();
    for (const { id } of await sessionsOf(bruno)) {
      expect(JSON.stringify(rows)).not.toContain(id);
      expect(bruno.cookie('session')).not.toContain(id);
    }
  });

  it('end one by one, once', async () => {
    const { away, bruno } = await siteOn(await open());
    const [, { id }] = await sessionsOf(bruno);
    expect((await bruno.call('DELETE', `/api/sessions/${id}`)).statusCode).toBe(204);
    expect([await isIn(bruno), await isIn(away)]).toEqual([true, false]);
    const again = await bruno.call('DELETE', `/api/sessions/${id}`);
    expect(again.statusCode).toBe(404);
    expect(told(again)).toEqual({ message: 'This session has already ended' });
  });

  it('end all but the present one, and nobody else’s', async () => {
    const { app, away, bruno } = await siteOn(await open());
    const anna = await loggedIn(app, 'anna');
    expect((await bruno.call('DELETE', '/api/sessions')).statusCode).toBe(204);
    expect([await isIn(bruno), await isIn(away), await isIn(anna)]).toEqual([true, false, true]);
    expect(await sessionsOf(bruno)).toHaveLength(1);
  });

  it('are nobody else’s to see or end', async () => {
    const { app, away, bruno } = await siteOn(await open());
    const anna = await loggedIn(app, 'anna');
    expect(await sessionsOf(anna)).toHaveLength(1);
    const [, { id }] = await sessionsOf(bruno);
    expect((await anna.call('DELETE', `/api/sessions/${id}`)).statusCode).toBe(404);
    expect(await isIn(away)).toBe(true);
    const nobody = new TestBrowser(app);
    expect((await nobody.send('GET', '/api/sessions')).statusCode).toBe(401);
    expect((await nobody.call('DELETE', '/api/sessions')).statusCode).toBe(401);
    expect((await bruno.send('DELETE', '/api/sessions')).statusCode).toBe(403);
    expect((await bruno.call('DELETE', '/api/sessions/1')).statusCode).toBe(400);
  });

  it('end after 90 days, however much they are used', async () => {
    const { bruno, clock } = await siteOn(await open());
    for (let days = 0; days < 89; days += 1) {
      clock.advance(DAY);
      expect(await isIn(bruno)).toBe(true);
    }
    clock.advance(DAY - 1);
    expect(await isIn(bruno)).toBe(true);
    clock.advance(1);
    expect(await isIn(bruno)).toBe(false);
  });

  it('end after 90 days, also when they began while the clock was ahead', async () => {
    const { app, clock } = await siteOn(await open());
    clock.set(300 * DAY);
    const early = await loggedIn(app, 'bruno');
    clock.set(-300 * DAY);
    expect(await isIn(early)).toBe(true);
    for (let days = 0; days < 89; days += 1) {
      clock.advance(DAY);
      expect(await isIn(early)).toBe(true);
    }
    clock.advance(DAY);
    expect(await isIn(early)).toBe(false);
  });

  it('end after 90 days, however late an earlier version let them end', async () => {
    const database = await open();
    const { bruno, clock } = await siteOn(database);
    await database.writes
      .updateTable('sessions')
      .set({ expires_at: '2027-03-21T12:00:00.000Z' })
      .execute();
    clock.advance(90 * DAY);
    expect(await isIn(bruno)).toBe(false);
    expect((await bruno.send('GET', '/api/users')).statusCode).toBe(401);
  });
});
