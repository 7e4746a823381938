import { DEFAULT_SETTINGS } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { addHolyDays } from '../../testing/content.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { parsedByIcalJs, parsedByNodeIcal } from './testing/parsed-calendar.ts';

const CALENDARS = ['holy-days', 'feasts', 'fast', 'calendar'] as const;
/** In 182 B.E., an hour before the new year in Haifa; two hours later it begins in UTC, too. */
const NOW = '2026-03-20T21:00:00Z';

describe.each(databases)('calendars on $name', ({ open }) => {
  async function site(now = NOW) {
    const database = await open();
    const clock = new TestClock(now);
    await addUsers(database, { anna: 'Master Admin' });
    await addHolyDays(database, ['Long ago', '2024-03-19'], ['Too far', '2028-03-20']);
    const app = await createTestApp(database, { clock });
    const anna = await loggedIn(app, 'anna');
    const textOf = async (path: string) => (await app.inject(`/feeds/${path}`)).body;
    const eventsOf = async (path: string) => parsedByIcalJs(await textOf(path)).events;
    const save = (some: object) =>
      anna.call('PUT', '/api/settings', { ...DEFAULT_SETTINGS, ...some });
    return { database, clock, app, anna, textOf, eventsOf, save };
  }

  it('have what volunteers keep, the Feasts, the Fast, and all three', async () => {
    const { anna, eventsOf, textOf } = await site();
    await anna.call('POST', '/api/holy-days', { name: 'Naw-Rúz', date: '2026-03-21' });
    expect(await eventsOf('holy-days.ics')).toEqual([
      {
        uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        summary: 'Naw-Rúz',
        description: '1 Bahá 183 B.E. · Begins at sunset on the evening before · Work is suspended',
        categories: ['Holy Day'],
        start: '2026-03-21',
        end: '2026-03-22',
        sequence: 2,
        stamp: expect.any(String),
        transparency: 'TRANSPARENT',
      },
    ]);
    const feasts = await eventsOf('feasts.ics');
    expect(feasts).toHaveLength(4 * 19);
    expect([feasts.at(0), feasts.at(-1)]).toMatchObject([
      { summary: 'Feast of Bahá', start: '2024-03-20' },
      { summary: 'Feast of ʻAláʼ', start: '2028-03-01' },
    ]);
    expect(await eventsOf('fast.ics')).toMatchObject([
      { summary: 'The Fast', start: '2025-03-01', end: '2025-03-20' },
      { summary: 'The Fast', start: '2026-03-02', end: '2026-03-21' },
      { summary: 'The Fast', start: '2027-03-02', end: '2027-03-21' },
      { summary: 'The Fast', start: '2028-03-01', end: '2028-03-20' },
    ]);
    const parts = ['holy-days.ics', 'feasts.ics', 'fast.ics'].map(eventsOf);
    const all = await eventsOf('calendar.ics');
    expect(all).toEqual((await Promise.all(parts)).flat());
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length);
    expect(parsedByNodeIcal(await textOf('calendar.ics')).events).toEqual(all);
  });

  it('keep their ids and stamps on other instances, days and settings', async () => {
    const { database, clock, anna, eventsOf, save } = await site();
    await anna.call('POST', '/api/holy-days', { name: 'Naw-Rúz', date: '2026-03-21' });
    const before = await eventsOf('calendar.ics');
    await save({ siteName: 'Friends in Haifa', timeZone: 'Asia/Tokyo' });
    clock.moveTo('2026-11-11T12:00:00Z');
    const other = await createTestApp(database, { clock });
    const { events } = parsedByIcalJs((await other.inject('/feeds/calendar.ics')).body);
    const now = new Map(events.map((event) => [event.uid, event]));
    // The year has changed: events of the year before the last one are gone.
    const stayed = before.filter(({ start }) => start >= '2025-03-20');
    expect(stayed.length).toBe(1 + 3 * 19 + 3);
    expect(stayed.map(({ uid }) => now.get(uid))).toEqual(stayed);
  });

  it('tell of a changed holy day by its sequence and stamp, and of nothing else', async () => {
    const { clock, anna, textOf, eventsOf } = await site('2027-01-01T10:00:00Z');
    const naw = { name: 'Naw-Rúz', date: '2027-03-21' };
    const { id } = (await anna.call('POST', '/api/holy-days', naw)).json();
    await anna.call('POST', '/api/holy-days', { name: 'Picnic', date: '2027-05-01' });
    const [before, ...others] = await eventsOf('holy-days.ics');
    expect(others).toHaveLength(2);
    const feasts = await textOf('feasts.ics');
    expect(before).toMatchObject({ sequence: 2, stamp: '2027-01-01T10:00:00Z' });
    clock.moveTo('2027-01-02T10:00:00Z');
    const changed = { name: 'New Year; or, Naw-Rúz\\', date: '2027-03-20' };
    await anna.call('PUT', `/api/holy-days/${id}`, changed);
    expect(await eventsOf('holy-days.ics')).toEqual([
      {
        ...before,
        summary: changed.name,
        description: '19 ʻAláʼ 183 B.E.',
        start: '2027-03-20',
        end: '2027-03-21',
        sequence: 3,
        stamp: '2027-01-02T10:00:00Z',
      },
      ...others,
    ]);
    expect(await textOf('feasts.ics')).toBe(feasts);
    await anna.call('DELETE', `/api/holy-days/${id}`);
    expect(await eventsOf('holy-days.ics')).toEqual(others);
    const again = { name: 'Naw-Rúz', date: '2027-03-21' };
    await anna.call('POST', '/api/holy-days', again);
    const [another] = await eventsOf('holy-days.ics');
    expect(another?.uid).not.toBe(before?.uid);
  });

  it("go on to the next year at the community's midnight", async () => {
    const { clock, textOf, save } = await site();
    await save({ timeZone: 'Asia/Jerusalem' });
    const firstOf = async () => parsedByIcalJs(await textOf('fast.ics')).events[0]?.start;
    clock.moveTo('2026-03-20T21:59:59Z');
    expect(await firstOf()).toBe('2025-03-01');
    clock.moveTo('2026-03-20T22:00:00Z');
    expect(await firstOf()).toBe('2026-03-02');
  });

  it("speak the community's language unless another one is asked for", async () => {
    const { anna, textOf, save } = await site();
    await anna.call('POST', '/api/holy-days', { name: 'Naw-Rúz', date: '2026-03-21' });
    const read = async (path: string) => {
      const { name, events } = parsedByIcalJs(await textOf(path));
      return [name, events[0]?.summary];
    };
    expect(await read('feasts.ics')).toEqual([
      "Bahá'í Friends – Nineteen Day Feasts",
      'Feast of Bahá',
    ]);
    await save({ siteName: 'Freunde; alle', language: 'de' });
    expect(await read('feasts.ics')).toEqual([
      'Freunde; alle – Neunzehntagefeste',
      'Neunzehntagefest Bahá',
    ]);
    expect(await read('feasts.ics?lang=fa')).toEqual([
      'Freunde; alle – ضیافات نوزده\u200cروزه',
      'ضیافت شهر البهاء',
    ]);
    expect(await read('holy-days.ics?lang=es')).toEqual([
      'Freunde; alle – Días Sagrados',
      'Naw-Rúz',
    ]);
  });

  it('name the known holy days in their own language, by name and day', async () => {
    const { anna, eventsOf, save } = await site();
    const kept = [
      { name: 'Naw-Rúz', date: '2026-03-21' },
      { name: 'Naw-Rúz', date: '2026-05-01' },
      { name: 'Picnic', date: '2026-05-02' },
    ];
    for (const holyDay of kept) await anna.call('POST', '/api/holy-days', holyDay);
    const namesIn = async (path: string) =>
      (await eventsOf(path)).slice(0, 3).map(({ summary }) => summary);
    expect(await namesIn('holy-days.ics')).toEqual(['Naw-Rúz', 'Naw-Rúz', 'Picnic']);
    for (const path of ['holy-days.ics?lang=fa', 'calendar.ics?lang=fa']) {
      expect(await namesIn(path)).toEqual(['عید نوروز', 'Naw-Rúz', 'Picnic']);
    }
    await save({ language: 'fa' });
    expect(await namesIn('holy-days.ics')).toEqual(['عید نوروز', 'Naw-Rúz', 'Picnic']);
  });

  it.each(CALENDARS)('%s.ics is kept until something changes', async (calendar) => {
    const { app, anna, save } = await site();
    const url = `/feeds/${calendar}.ics`;
    const first = await app.inject(url);
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await app.inject({ url, headers })).statusCode).toBe(304);
    const head = await app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', first.headers.etag]);
    expect((await app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(304);
    await anna.call('POST', '/api/holy-days', { name: 'Picnic', date: '2026-05-01' });
    const hasHolyDays = ['holy-days', 'calendar'].includes(calendar);
    expect((await app.inject({ url, headers })).statusCode).toBe(hasHolyDays ? 200 : 304);
    await save({ siteName: 'Others' });
    expect((await app.inject({ url, headers })).statusCode).toBe(200);
  });

  it('are there, without events, for a community that keeps no holy days', async () => {
    const app = await createTestApp(await open());
    const { statusCode, body } = await app.inject('/feeds/holy-days.ics');
    expect([statusCode, parsedByIcalJs(body).events]).toEqual([200, []]);
  });

  it.each(['1844-03-20T12:00:00Z', '2351-03-21T12:00:00Z'])(
    'are there, without events, outside of the Badí calendar: %s',
    async (instant) => {
      const app = await createTestApp(await open(), { clock: new TestClock(instant) });
      for (const calendar of CALENDARS) {
        const { statusCode, body } = await app.inject(`/feeds/${calendar}.ics`);
        expect([statusCode, parsedByIcalJs(body).events]).toEqual([200, []]);
      }
    },
  );
});
