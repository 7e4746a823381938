import { DEFAULT_SETTINGS } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { addHolyDays, addQuotes } from '../../testing/content.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { saveSettings } from './settings.repository.ts';

const NOW = '2026-01-01T00:00:00.000Z';

/** Instants at which the civil day changes, with the day before and the new one. */
const EDGES = [
  ['UTC', '2026-03-21T00:00:00Z', '2026-03-20', '2026-03-21'],
  ['Asia/Tehran', '2026-03-20T20:30:00Z', '2026-03-20', '2026-03-21'],
  ['Pacific/Auckland', '2026-04-05T12:00:00Z', '2026-04-05', '2026-04-06'],
  ['America/Los_Angeles', '2026-03-08T08:00:00Z', '2026-03-07', '2026-03-08'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-29', '2011-12-31'],
  ['Africa/Cairo', '2026-04-23T22:00:00Z', '2026-04-23', '2026-04-24'],
] as const;

describe.each(databases)('the day of a community on $name', ({ open }) => {
  it('changes everywhere at once, in each zone at its own moment', async () => {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    const days = new Set(EDGES.flatMap(([, , before, after]) => [before, after]));
    await addQuotes(database, ...[...days].map((day) => ({ text: `of ${day}`, displayDate: day })));
    await addHolyDays(database, ...[...days].map((day): [string, string] => [`On ${day}`, day]));
    for (const [index, [timeZone, edge, before, after]] of EDGES.entries()) {
      await saveSettings(database.writes, { ...DEFAULT_SETTINGS, timeZone }, index + 2, NOW);
      const clock = new TestClock(edge);
      const app = await createTestApp(database, { clock });
      const anna = await loggedIn(app, 'anna');
      const expectDay = async (day: string) => {
        expect((await app.inject('/api/settings')).json().today).toBe(day);
        expect((await app.inject('/api/quotes/today')).json().text).toBe(`of ${day}`);
        const [next] = (await app.inject('/api/holy-days/upcoming')).json();
        expect(next.date).toBe(day);
        expect((await app.inject('/')).body).toContain(`of ${day}`);
        const page = (await app.inject('/combined-date-design')).body;
        expect(page).toContain(`"today":"${day}"`);
        const file = await anna.send('GET', '/api/quotes/export?format=csv');
        expect(file.headers['content-disposition']).toContain(`quotes-${day}.csv`);
      };
      clock.set(-1);
      await expectDay(before);
      const { nextDayAt } = (await app.inject('/api/settings')).json();
      expect(Date.parse(nextDayAt)).toBe(Date.parse(edge));
      clock.set(1);
      await expectDay(after);
      await app.close();
    }
  });
});
