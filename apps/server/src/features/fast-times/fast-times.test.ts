import { fastOf } from '@bahai-friends/badi-calendar';
import { DEFAULT_SETTINGS } from '@bahai-friends/contract';
import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';

const HOUR_MS = 3_600_000;
const MOST_MS_APART = 60_000;

/** The sunrise or sunset of a day by astronomy-engine, an independent model of the sun. */
function oracle(civilDay: string, latitude: number, longitude: number, direction: 1 | -1): number {
  const noon = Date.parse(`${civilDay}T12:00:00Z`) - (longitude / 15) * HOUR_MS;
  const from = new Date(direction === 1 ? noon - 12.3 * HOUR_MS : noon - 0.3 * HOUR_MS);
  const observer = new Observer(latitude, longitude, 0);
  const found = SearchRiseSet(Body.Sun, observer, direction, from, 12.6 / 24);
  return found?.date.getTime() ?? Number.NaN;
}

/** The rows of the page's table: a civil day, and its times or their substitute. */
function rowsOf(html: string) {
  const rows = [...html.matchAll(/<tr><th scope="row">[\s\S]*?<\/tr>/g)].map(([row]) => row);
  return rows.map((row) => ({
    row,
    instants: [...row.matchAll(/dateTime="([^"]+)"/g)].map(([, instant = '']) => instant),
    shown: [...row.matchAll(/>(\d\d:\d\d)</g)].map(([, time]) => time),
  }));
}

describe.each(databases)('the days of the Fast, on $name', ({ open }) => {
  async function site() {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    const app = await createTestApp(database);
    const get = (url: string) => app.inject(url);
    async function setPlace(
      latitude: number,
      longitude: number,
      timeZone: string,
      name = 'Our village',
    ) {
      const anna = await loggedIn(app, 'anna');
      const place = { name, latitude, longitude };
      await anna.call('PUT', '/api/settings', { ...DEFAULT_SETTINGS, timeZone, place });
    }
    return { get, setPlace };
  }

  it('are there with a place alone, in the years of the calendar', async () => {
    const { get, setPlace } = await site();
    expect((await get('/fast/183')).statusCode).toBe(404);
    await setPlace(32.8, 35, 'Asia/Jerusalem');
    const paths = ['1', '183', '507', '0', '508', '0183', '183/', 'abc', ''];
    const statuses = [];
    for (const path of paths) statuses.push((await get(`/fast/${path}`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 404, 404, 404, 404, 404, 404]);
    expect((await get('/es/fast/183')).body).toContain('El Ayuno 183 E.B.');
  });

  it('are those of the listed town, which is named, and not of the place', async () => {
    const { get, setPlace } = await site();
    await setPlace(29.8, 35, 'Asia/Jerusalem');
    const near = await get('/fast/183');
    expect(near.body).toContain('Times for Eilat');
    await setPlace(29.5, 34.8, 'Asia/Jerusalem');
    expect(rowsOf((await get('/fast/183')).body)).toEqual(rowsOf(near.body));
    await setPlace(24.4, 2.7, 'Africa/Algiers');
    expect((await get('/fast/183')).body).toContain('Times for the area around Our village');
  });

  it.each([
    [32.8, 35, 'Asia/Jerusalem'],
    [-0.2, -78.5, 'America/Guayaquil'],
    [60.2, 24.9, 'Europe/Helsinki'],
    [64.1, -21.9, 'Atlantic/Reykjavik'],
    [-36.9, 174.8, 'Pacific/Auckland'],
    [-13.8, -171.8, 'Pacific/Apia'],
  ])('have times within 60 seconds of astronomy-engine: %d, %d', async (...place) => {
    const [latitude, longitude, timeZone] = place;
    const { get, setPlace } = await site();
    await setPlace(latitude, longitude, timeZone);
    for (const year of [1, 172, 183, 507]) {
      const rows = rowsOf((await get(`/fast/${year}`)).body);
      expect(rows).toHaveLength(19);
      expect(rows[0]?.instants[0]).toBe(fastOf(year).start);
      for (const { instants, shown } of rows) {
        const [civilDay = '', sunrise = '', sunset = ''] = instants;
        // Samoa has the dates of the east.
        const east = timeZone === 'Pacific/Apia' ? longitude + 360 : longitude;
        const apart = [
          Date.parse(sunrise) - oracle(civilDay, latitude, east, 1),
          Date.parse(sunset) - oracle(civilDay, latitude, east, -1),
        ].map(Math.abs);
        expect(Math.max(...apart), `${civilDay} ${apart}`).toBeLessThanOrEqual(MOST_MS_APART);
        const clock = (instant: string) =>
          Temporal.Instant.from(instant)
            .toZonedDateTimeISO(timeZone)
            .toPlainTime()
            .toString({ smallestUnit: 'minute' });
        expect(shown).toEqual([clock(sunrise), clock(sunset)]);
      }
    }
  });

  it('say so where the sun does not rise or set, near the pole in March', async () => {
    const { get, setPlace } = await site();
    await setPlace(88.5, 10, 'Europe/Oslo');
    const { body } = await get('/fast/183');
    const rows = rowsOf(body);
    expect(rows).toHaveLength(19);
    for (const { row, instants } of rows) {
      const missing = row.match(/no sun(?:rise|set)/g)?.length ?? 0;
      expect(missing + instants.length).toBe(3);
    }
    expect(body).toContain('no sunrise');
    expect(body).toContain('no sunset');
    expect(body).toContain('the clock may be followed instead');
    await setPlace(32.8, 35, 'Asia/Jerusalem');
    expect((await get('/fast/183')).body).not.toMatch(/no sun(?:rise|set)|the clock may be/);
  });

  it('say when clocks change meanwhile', async () => {
    const { get, setPlace } = await site();
    await setPlace(40.7, -74, 'America/New_York');
    expect((await get('/fast/183')).body).toContain('The clocks change on Sunday, March 14.');
    await setPlace(-23.5, -46.6, 'America/Sao_Paulo');
    expect((await get('/fast/183')).body).not.toContain('The clocks change');
  });
});
