import { Writable } from 'node:stream';
import { DEFAULT_SETTINGS } from '@bahai-friends/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../app.ts';
import { readEnvironment } from '../../environment.ts';
import { loadBuiltWebApp } from '../../pages/built-web-app.ts';
import { WEB_BUILD } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';

/** A place whose digits occur nowhere else. */
const PLACE = { name: 'Near the river', latitude: 47.649, longitude: 117.549 };
const COORDINATES = /47\.6|476\D|117\.5|1175/;

const PUBLIC = [
  '/',
  '/admin',
  '/admin-auth',
  '/contact',
  '/unknown',
  '/combined-date-design',
  '/site.webmanifest',
  '/robots.txt',
  '/api/settings',
  '/api/quotes/today',
  '/api/holy-days/upcoming',
  '/api/session',
  '/api/unknown',
];

describe.each(databases)('where a place is, on $name', ({ open }) => {
  it('leaves the server for the Master Admin alone', async () => {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
    let log = '';
    const stream = new Writable({
      write(chunk, _encoding, done) {
        log += String(chunk);
        done();
      },
    });
    const app = await createApp({
      environment: readEnvironment({}),
      database,
      clock: new TestClock('2026-03-21T12:00:00Z'),
      webApp: await loadBuiltWebApp(WEB_BUILD),
      logger: { level: 'trace', stream },
    });
    onTestFinished(() => app.close());
    const anna = await loggedIn(app, 'anna');
    const place = { ...DEFAULT_SETTINGS, place: PLACE, contact: 'Somebody' };
    const saved = await anna.call('PUT', '/api/settings', place);
    expect(saved.json().place).toEqual({ name: PLACE.name, latitude: 47.6, longitude: 117.5 });
    await anna.call('PUT', '/api/settings', { ...place, place: { ...PLACE, latitude: 476 } });
    const bruno = await loggedIn(app, 'bruno');
    for (const url of PUBLIC) {
      for (const response of [await app.inject(url), await bruno.send('GET', url)]) {
        const { date: _date, etag: _etag, ...headers } = response.headers;
        expect(`${url} ${response.body}${JSON.stringify(headers)}`).not.toMatch(COORDINATES);
      }
    }
    expect((await app.inject('/api/settings')).json()).toMatchObject({
      place: { name: PLACE.name },
      // To the minute.
      sunsetAt: expect.stringMatching(/:00\.000Z$/),
    });
    const trail = await anna.send('GET', '/api/audit');
    expect(trail.body).toContain(PLACE.name);
    expect(trail.body).not.toMatch(COORDINATES);
    expect(log).toContain('/api/settings');
    expect(log.replaceAll(/"responseTime":[\d.]+/g, '')).not.toMatch(/47\.6\d*,|"l(at|ong)itude/);
  });
});
