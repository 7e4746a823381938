import { describe, expect, it } from 'vitest';
import { addHolyDays } from '../../testing/content.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { DEVOTIONAL, gatheringsSite } from '../gatherings/testing/gatherings-site.ts';
import {
  meetingsByIcalJs,
  meetingsByNodeIcal,
  type ParsedMeeting,
} from './testing/parsed-gatherings.ts';

const FEED = '/feeds/gatherings.ics';
const TUESDAY = '2026-03-24';
const DAY_SECONDS = 86_400;
const { repeat: _, ...ONCE } = DEVOTIONAL;

type Site = Awaited<ReturnType<typeof gatheringsSite>>;

/** The meetings in a calendar, which both parsers have to read alike. */
async function meetings({ app }: Pick<Site, 'app'>, url = FEED): Promise<ParsedMeeting[]> {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const parsed = meetingsByIcalJs(response.body);
  expect(meetingsByNodeIcal(response.body)).toEqual(parsed);
  return parsed;
}

describe.each(databases)('the calendar of gatherings on $name', ({ open }) => {
  it('has what is for everybody, with instants in UTC, from 30 days back to 95 ahead', async () => {
    const site = await gatheringsSite(await open());
    await site.add({ ...DEVOTIONAL, starts: '2026-01-01' });
    await site.add({ ...ONCE, kind: 'feast', title: 'Feast' });
    const found = await meetings(site);
    expect(found).toHaveLength(18);
    expect(found[0]).toMatchObject({ start: '2026-02-24T18:30:00Z', end: '2026-02-24T19:30:00Z' });
    expect(found.at(-1)).toMatchObject({ start: '2026-06-23T17:30:00Z', status: 'CONFIRMED' });
    expect(new Set(found.map(({ uid }) => uid))).toHaveProperty('size', 18);
    expect(found.every(({ summary }) => summary === DEVOTIONAL.title)).toBe(true);
  });

  it('keeps its ids, and says of a changed one that it is newer', async () => {
    const site = await gatheringsSite(await open());
    const { id } = await site.add(DEVOTIONAL);
    const [before] = await meetings(site);
    const day = `/api/gatherings/${id}/occurrences/${TUESDAY}`;
    await site.anna.call('PUT', day, { day: '2026-03-25', time: '20:00', place: 'Hall' });
    const [moved] = await meetings(site);
    expect(moved).toMatchObject({
      uid: before?.uid,
      start: '2026-03-25T19:00:00Z',
      location: 'Hall',
      sequence: (before?.sequence ?? 0) + 1,
    });
    await site.anna.call('PUT', day, { cancelled: true });
    expect((await meetings(site))[0]).toMatchObject({
      uid: before?.uid,
      status: 'CANCELLED',
      sequence: (before?.sequence ?? 0) + 2,
    });
  });

  it('has one that is moved beyond its end once, as soon as it reaches there', async () => {
    const site = await gatheringsSite(await open());
    const { id } = await site.add(ONCE);
    const [before] = await meetings(site);
    const day = `/api/gatherings/${id}/occurrences/${TUESDAY}`;
    await site.anna.call('PUT', day, { day: '2026-07-01' });
    expect(await meetings(site)).toEqual([]);
    site.clock.moveTo('2026-03-31T12:00:00.000Z');
    expect(await meetings(site)).toMatchObject([
      { uid: before?.uid, start: '2026-07-01T17:30:00Z', status: 'CONFIRMED', sequence: 1 },
    ]);
  });

  it('has a past day once that returned while the clock was wrong', async () => {
    const site = await gatheringsSite(await open());
    const { id } = await site.add({ ...DEVOTIONAL, starts: '2026-01-01' });
    const [before] = await meetings(site);
    const change = async (starts: string) => {
      const anna = await loggedIn(site.app, 'anna');
      const body = { ...DEVOTIONAL, starts };
      expect((await anna.call('PUT', `/api/gatherings/${id}`, body)).statusCode).toBe(200);
    };
    const same = async () => (await meetings(site)).filter(({ uid }) => uid === before?.uid);
    await change('2026-03-01');
    expect(await same()).toMatchObject([{ status: 'CANCELLED', sequence: 1 }]);
    site.clock.set(20 * DAY_SECONDS);
    await change('2026-01-01');
    site.clock.set(-20 * DAY_SECONDS);
    expect(await same()).toMatchObject([{ status: 'CONFIRMED', sequence: 2 }]);
  });

  it('says of deleted ones for 30 days that they are off, and takes that back', async () => {
    const site = await gatheringsSite(await open());
    const { id } = await site.add(ONCE);
    const [before] = await meetings(site);
    await site.anna.call('DELETE', `/api/gatherings/${id}`);
    expect(await meetings(site)).toEqual([
      { ...before, location: null, status: 'CANCELLED', sequence: 1 },
    ]);
    const [batch] = (await site.anna.send('GET', '/api/batches')).json();
    await site.anna.call('POST', `/api/batches/${batch.id}/undo`);
    expect(await meetings(site)).toEqual([{ ...before, sequence: 2 }]);
    await site.anna.call('DELETE', `/api/gatherings/${id}`);
    site.clock.advance(30 * DAY_SECONDS);
    expect(await meetings(site)).toHaveLength(1);
    site.clock.advance(DAY_SECONDS);
    expect(await meetings(site)).toEqual([]);
  });

  it('says of what became the link’s alone that it is off, without its words', async () => {
    const site = await gatheringsSite(await open());
    const { id } = await site.add(ONCE);
    const [before] = await meetings(site);
    await site.anna.call('PUT', `/api/gatherings/${id}`, { ...ONCE, audience: 'link' });
    expect(await meetings(site)).toEqual([
      { ...before, summary: 'Cancelled', location: null, status: 'CANCELLED', sequence: 1 },
    ]);
    await site.anna.call('DELETE', `/api/gatherings/${id}`);
    expect((await site.app.inject(FEED)).body).not.toContain(DEVOTIONAL.title);
  });

  it('takes the words of what was called off before along', async () => {
    const site = await gatheringsSite(await open());
    const { id } = await site.add(DEVOTIONAL);
    const body = { ...DEVOTIONAL, title: 'Secret garden', ends: '2026-03-24' };
    await site.anna.call('PUT', `/api/gatherings/${id}`, { ...DEVOTIONAL, title: body.title });
    await site.anna.call('PUT', `/api/gatherings/${id}`, body);
    expect((await site.app.inject(FEED)).body).toContain('Secret garden');
    await site.anna.call('PUT', `/api/gatherings/${id}`, { ...body, audience: 'link' });
    expect((await site.app.inject(FEED)).body).not.toContain('Secret garden');
  });

  it('says that days are off which a rule has lost, with a holy day or by a change', async () => {
    const database = await open();
    const site = await gatheringsSite(database);
    await addHolyDays(database, ['Ours', '2026-04-02']);
    await site.add({ ...DEVOTIONAL, repeat: { every: 'holy-day', when: 'day' } });
    const [before] = await meetings(site);
    const [holyDay] = (await site.anna.send('GET', '/api/holy-days')).json();
    await site.anna.call('DELETE', `/api/holy-days/${holyDay.id}`);
    expect(await meetings(site)).toEqual([
      { ...before, location: null, status: 'CANCELLED', sequence: 1 },
    ]);
    // When it is added again, its sequence is higher than that of the withdrawal.
    await site.anna.call('POST', '/api/holy-days', { name: 'Ours', date: '2026-04-02' });
    expect(await meetings(site)).toEqual([{ ...before, sequence: 2 }]);
  });

  it('forgets a series that nobody has confirmed, and does not tell of days that it had no more', async () => {
    const site = await gatheringsSite(await open());
    const { id } = await site.add(DEVOTIONAL);
    site.clock.moveTo('2026-08-01T12:00:00.000Z');
    // Her session has expired meanwhile.
    const anna = await loggedIn(site.app, 'anna');
    await anna.call('POST', '/api/gatherings', { ...ONCE, starts: '2026-08-04' });
    await anna.call('DELETE', `/api/gatherings/${id}`);
    expect(await meetings(site)).toMatchObject([{ status: 'CONFIRMED' }]);
  });

  it('tells calendars anew when the community moves to another time zone', async () => {
    const site = await gatheringsSite(await open());
    await site.add(ONCE);
    const { siteName, tagline, language, contact, holyDaysAhead, listed } = (
      await site.anna.send('GET', '/api/settings')
    ).json();
    const settings = { siteName, tagline, language, contact, holyDaysAhead, listed, place: null };
    await site.anna.call('PUT', '/api/settings', { ...settings, timeZone: 'Asia/Tehran' });
    expect(await meetings(site)).toMatchObject([{ start: '2026-03-24T16:00:00Z', sequence: 1 }]);
  });

  it('is there for one meeting and for the link, too, and for nobody while it is off', async () => {
    const site = await gatheringsSite(await open());
    const { id } = await site.add(DEVOTIONAL);
    const hidden = await site.add({ ...ONCE, audience: 'link', online: 'https://meet.example/1' });
    const [first] = await meetings(site);
    expect(await meetings(site, `/gatherings/${id}/${TUESDAY}.ics`)).toEqual([first]);
    const behind = await site.app.inject(`/gatherings/with/${hidden.token}.ics`);
    expect(behind.headers['cache-control']).toBe('no-store');
    expect(behind.headers['referrer-policy']).toBe('no-referrer');
    expect(behind.body).toContain('https://meet.example/1');
    for (const url of [
      `/gatherings/${hidden.id}/${TUESDAY}.ics`,
      `/gatherings/${id}/2026-03-25.ics`,
      `/gatherings/${id}/2026-02-30.ics`,
      `/gatherings/${id}/0001-01-01.ics`,
      '/gatherings/999/2026-03-24.ics',
      `/gatherings/with/${hidden.token.slice(0, -1)}.ics`,
      '/gatherings/with/.ics',
    ]) {
      expect((await site.app.inject(url)).statusCode, url).toBe(404);
    }
    expect((await site.app.inject(`${FEED}?lang=xx`)).statusCode).toBe(400);
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    const off = await gatheringsSite(await open(), { isOn: false, log });
    expect((await off.app.inject(FEED)).statusCode).toBe(404);
    // The request is answered only once.
    expect(lines.join('')).not.toContain('already sent');
  });
});
