import { type NewSettings, NO_FEATURES } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/audit-trail.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';

const NOW = '2026-03-21T12:00:00.000Z';
const SETTINGS: NewSettings = {
  siteName: 'Friends of Haifa',
  tagline: 'Everybody is welcome',
  timeZone: 'Asia/Jerusalem',
  place: { name: 'Haifa', latitude: 32.8, longitude: 35 },
  language: 'ar',
  contact: 'Anna\nHaifa',
  holyDaysAhead: false,
  listed: true,
  features: NO_FEATURES,
};
const DEFAULTS = {
  siteName: "Bahá'í Friends",
  tagline: "A space for everyone to learn and feel inspired by all things Bahá'í.",
  timeZone: 'UTC',
  language: 'en',
  contact: '',
  holyDaysAhead: false,
  listed: true,
  features: NO_FEATURES,
  today: '2026-03-21',
  nextDayAt: '2026-03-22T00:00:00.000Z',
  sunsetAt: null,
  place: null,
  badiDate: '1 Bahá 183 B.E.',
};
const DAY = {
  today: '2026-03-21',
  nextDayAt: '2026-03-21T22:00:00.000Z',
  sunsetAt: '2026-03-21T15:52:00.000Z',
};
/** The date in the community's language. */
const BADI = { badiDate: '١ البهاء ١٨٣ بديع' };

describe.each(databases)('the settings on $name', ({ open }) => {
  async function site() {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
    const clock = new TestClock(NOW);
    const app = await createTestApp(database, { clock });
    return { database, clock, app, anna: await loggedIn(app, 'anna') };
  }

  it('are those of the specification until somebody changes them', async () => {
    const { app, anna } = await site();
    const response = await app.inject('/api/settings');
    expect(response.json()).toEqual(DEFAULTS);
    expect(response.headers['cache-control']).toBe('no-cache');
    const own = await anna.send('GET', '/api/settings');
    expect(own.json()).toEqual({ ...DEFAULTS, version: 1 });
    expect([own.headers['cache-control'], own.headers.etag]).toEqual(['no-store', '"1"']);
  });

  it('are changed by the Master Admin, seen at once by everybody, and recorded', async () => {
    const { database, app, anna } = await site();
    await app.inject('/api/settings');
    const saved = await anna.call('PUT', '/api/settings', SETTINGS, { 'if-match': '"1"' });
    expect(saved.statusCode).toBe(200);
    expect([saved.headers.etag, saved.json()]).toEqual([
      '"2"',
      {
        ...SETTINGS,
        ...DAY,
        sunsetFor: { name: 'Haifa', country: 'Israel', countryCode: 'IL' },
        version: 2,
      },
    ]);
    expect((await app.inject('/api/settings')).json()).toEqual({
      ...SETTINGS,
      ...DAY,
      ...BADI,
      place: { name: 'Haifa' },
    });
    expect((await anna.send('GET', '/api/settings')).json()).toEqual({ ...saved.json(), ...BADI });
    const [entry] = await trailOf(database);
    expect(entry).toMatchObject({
      kind: 'settings',
      actor: { name: 'anna' },
      change: { action: 'updated', name: "Bahá'í Friends" },
    });
    expect(entry?.change).toMatchObject({
      fields: [
        { field: 'siteName', before: "Bahá'í Friends", after: 'Friends of Haifa' },
        { field: 'tagline', after: 'Everybody is welcome' },
        { field: 'timeZone', before: 'UTC', after: 'Asia/Jerusalem' },
        { field: 'place', before: null, after: 'Haifa' },
        { field: 'language', before: 'en', after: 'ar' },
        { field: 'contact', before: '', after: 'Anna\nHaifa' },
      ],
    });
  });

  it('record that the place is elsewhere under its name, and never where', async () => {
    const { database, anna } = await site();
    let version = 1;
    const save = async (change: Partial<NewSettings>) => {
      const headers = { 'if-match': `"${version}"` };
      const saved = await anna.call('PUT', '/api/settings', { ...SETTINGS, ...change }, headers);
      expect(saved.statusCode).toBe(200);
      version = saved.json().version;
    };
    await save({});
    const moved = { name: 'Haifa', latitude: 32.9, longitude: 35 };
    await save({ place: moved });
    await save({ place: { ...moved, longitude: 35.1 }, tagline: 'Welcome' });
    await save({ place: { ...moved, longitude: 35.1 }, tagline: 'Welcome' });
    const changes = (await trailOf(database)).slice(1).map(({ change }) => change);
    expect(changes).toEqual([
      { action: 'place-moved' },
      { action: 'place-moved' },
      {
        action: 'updated',
        name: 'Friends of Haifa',
        fields: [{ field: 'tagline', before: 'Everybody is welcome', after: 'Welcome' }],
      },
      { action: 'updated', name: 'Friends of Haifa', fields: [] },
    ]);
  });

  it('have tagline and Badí date in the language that is asked for, for the Master Admin, too', async () => {
    const { app, anna } = await site();
    const spanish = (await app.inject('/api/settings?lang=es')).json();
    expect(spanish.tagline).not.toBe(DEFAULTS.tagline);
    expect(spanish.badiDate).toBe('1 de Bahá de 183 E.B.');
    const own = async (query: string) => (await anna.send('GET', `/api/settings${query}`)).json();
    expect(await own('?lang=es')).toEqual({ ...spanish, version: 1 });
    expect(await own('')).toEqual({ ...DEFAULTS, version: 1 });
    expect(await own('?lang=it')).toEqual({ ...DEFAULTS, version: 1 });
  });

  it('have no Badí date on a day that the Badí calendar does not know', async () => {
    const { app, clock } = await site();
    clock.moveTo('2351-03-21T12:00:00Z');
    expect((await app.inject('/api/settings')).json().badiDate).toBeNull();
  });

  it('are for the Master Admin alone to change, and for no stranger', async () => {
    const { app, anna } = await site();
    const bruno = await loggedIn(app, 'bruno');
    const refused = await bruno.call('PUT', '/api/settings', SETTINGS);
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Only the Master Admin can change the settings',
    ]);
    expect((await new TestBrowser(app).call('PUT', '/api/settings', SETTINGS)).statusCode).toBe(
      401,
    );
    expect((await anna.send('PUT', '/api/settings', SETTINGS)).statusCode).toBe(403);
    await anna.call('PUT', '/api/settings', SETTINGS);
    const seen = await bruno.send('GET', '/api/settings');
    expect(seen.json()).toEqual({
      ...SETTINGS,
      ...DAY,
      ...BADI,
      place: { name: 'Haifa' },
    });
    expect(seen.headers['cache-control']).toBe('no-cache');
  });

  it('take one of two writes at once that were made on the same version', async () => {
    const { anna } = await site();
    const write = (siteName: string) =>
      anna.call('PUT', '/api/settings', { ...SETTINGS, siteName }, { 'if-match': '"1"' });
    const responses = await Promise.all([write('One'), write('Other')]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const { siteName } = responses.find(({ statusCode }) => statusCode === 200)?.json() ?? {};
    expect((await anna.send('GET', '/api/settings')).json()).toMatchObject({
      siteName,
      version: 2,
    });
  });

  it('are seen by other instances', async () => {
    const { database, anna } = await site();
    const other = await createTestApp(database, { clock: new TestClock(NOW) });
    await other.inject('/api/settings');
    await anna.call('PUT', '/api/settings', SETTINGS);
    expect((await other.inject('/api/settings')).json()).toMatchObject({
      siteName: 'Friends of Haifa',
    });
    expect((await other.inject('/')).body).toContain('Friends of Haifa');
  });
});
