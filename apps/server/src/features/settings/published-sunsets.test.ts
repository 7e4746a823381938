import { addDays } from '@bahai-friends/badi-calendar';
import { sunset } from '@bahai-friends/badi-calendar/sun';
import { DEFAULT_SETTINGS } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';

const TIME_ZONE = 'Asia/Jerusalem';
const DAYS = Array.from({ length: 365 }, (_, index) => addDays('2026-03-21', index));
const MINUTE_MS = 60_000;
/** The cells around the town that an observer considers, in tenths of a degree in each direction. */
const WATCHED_TENTHS = 10;

type Cell = readonly [latitude: number, longitude: number];

/** The cells of a tenth of a degree around one in which the sun sets at all these times. */
function cellsThatFit(times: readonly string[], [latitude, longitude]: Cell): Cell[] {
  const side = Array.from({ length: 2 * WATCHED_TENTHS + 1 }, (_, at) => at - WATCHED_TENTHS);
  const around = (degrees: number, tenths: number) => Math.round(degrees * 10 + tenths) / 10;
  const cells = side.flatMap((north) =>
    side.map((east): Cell => [around(latitude, north), around(longitude, east)]),
  );
  return cells.filter((cell) =>
    DAYS.every((day, index) => {
      const place = { latitude: cell[0], longitude: cell[1], timeZone: TIME_ZONE };
      const time = Math.round((sunset(day, place) ?? 0) / MINUTE_MS) * MINUTE_MS;
      return time === Date.parse(times[index] ?? '');
    }),
  );
}

describe.each(databases)('a year of published sunsets, on $name', ({ open }) => {
  async function watch() {
    const database = await open();
    const clock = new TestClock('2026-03-21T12:00:00Z');
    await addUsers(database, { anna: 'Master Admin' });
    const app = await createTestApp(database, { clock });
    return async ([latitude, longitude]: Cell): Promise<string[]> => {
      clock.moveTo('2026-03-21T12:00:00Z');
      const anna = await loggedIn(app, 'anna');
      const place = { name: 'Here', latitude, longitude };
      await anna.call('PUT', '/api/settings', { ...DEFAULT_SETTINGS, timeZone: TIME_ZONE, place });
      const times: string[] = [];
      for (const day of DAYS) {
        clock.moveTo(`${day}T12:00:00Z`);
        times.push((await app.inject('/api/settings')).json().sunsetAt);
      }
      return times;
    };
  }

  it('tells the town, and not where around it the place is', async () => {
    const timesOf = await watch();
    const eilat: Cell = [29.6, 34.9];
    const times = await timesOf([29.8, 35]);
    expect(cellsThatFit(times, eilat)).toEqual([eilat]);
    expect(await timesOf([29.5, 34.8])).toEqual(times);
  });

  it('tells the degree far from any town, and not where in it the place is', async () => {
    const timesOf = await watch();
    const times = await timesOf([24.1, 2.9]);
    expect(cellsThatFit(times, [24.5, 2.5])).toEqual([[24.5, 2.5]]);
    expect(await timesOf([24.8, 2.2])).toEqual(times);
  });
});
