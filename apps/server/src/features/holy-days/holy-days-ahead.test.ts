import { DEFAULT_SETTINGS, type HolyDay } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { addComingHolyDays } from '../../maintenance/coming-holy-days.ts';
import { addFirstSettings } from '../../maintenance/first-settings.ts';
import { addStarterContent } from '../../maintenance/starter-content.ts';
import { trailOf } from '../../testing/audit-trail.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { yearsAhead } from './holy-days-ahead.ts';

/** The last second of 182 B.E. in Haifa, which is two hours before that of UTC. */
const BEFORE_NEW_YEAR = '2026-03-20T21:59:59Z';

describe('the years ahead', () => {
  it.each([
    ['1844-03-20', []],
    ['2026-03-20', [182, 183, 184]],
    ['2026-03-21', [183, 184, 185]],
    ['2350-03-19', [506, 507]],
    ['2350-03-25', [507]],
    ['2351-03-21', []],
  ])('from %s on are %j', (today, years) => {
    expect(yearsAhead(today)).toEqual(years);
  });
});

describe.each(databases)('holy days of coming years on $name', ({ open }) => {
  async function site(starterContent: boolean, instant = BEFORE_NEW_YEAR) {
    const database = await open();
    const clock = new TestClock(instant);
    await addFirstSettings(database, clock, starterContent);
    if (starterContent) await addStarterContent(database, clock);
    await addUsers(database, { anna: 'Master Admin' });
    const app = await createTestApp(database, { clock });
    const anna = await loggedIn(app, 'anna');
    const holyDays = async (): Promise<HolyDay[]> => (await app.inject('/api/holy-days')).json();
    const countIn = async (...years: number[]) => {
      const dates = (await holyDays()).map(({ date }) => date);
      return years.map((year) => dates.filter((date) => date.startsWith(`${year}-`)).length);
    };
    return { database, clock, app, anna, holyDays, countIn };
  }

  it('come with the first start and with each new year of the community, once', async () => {
    const { database, clock, app, anna, holyDays, countIn } = await site(true);
    expect(await countIn(2024, 2025, 2026, 2027, 2028)).toEqual([0, 11, 11, 11, 0]);
    await anna.call('PUT', '/api/settings', {
      ...DEFAULT_SETTINGS,
      timeZone: 'Asia/Jerusalem',
      holyDaysAhead: true,
    });
    expect(await holyDays()).toHaveLength(33);
    clock.set(1);
    expect(await holyDays()).toHaveLength(44);
    const other = await createTestApp(database, { clock });
    const [newest] = (await holyDays()).slice(-1);
    await anna.call('DELETE', `/api/holy-days/${newest?.id}`);
    await Promise.all([app, other].map((each) => each.inject('/api/holy-days/upcoming')));
    await addComingHolyDays(database, clock);
    expect(await holyDays()).toHaveLength(43);
    const added = (await trailOf(database)).filter(
      ({ change }) => change.action === 'added-from-calendar',
    );
    expect(added).toMatchObject([
      { actor: { id: null, name: 'the site itself' }, change: { count: 11, year: 185 } },
    ]);
  });

  it('come once on several instances at the same moment', async () => {
    const { database, clock, app, holyDays } = await site(true);
    const other = await createTestApp(database, { clock });
    clock.moveTo('2028-03-20T12:00:00Z');
    await Promise.all([app, other].map((each) => each.inject('/')));
    expect(await holyDays()).toHaveLength(66);
  });

  it('stay away where the site began without', async () => {
    const { database, clock, app, anna, holyDays } = await site(false);
    expect((await app.inject('/api/settings')).json().holyDaysAhead).toBe(false);
    clock.moveTo('2026-03-21T12:00:00Z');
    await addComingHolyDays(database, clock);
    expect(await holyDays()).toEqual([]);
    const ours = { name: 'Naw-Rúz', date: '2026-03-21' };
    await anna.call('POST', '/api/holy-days', ours);
    await anna.call('POST', '/api/holy-days/from-calendar', { year: 184 });
    const [first] = (await holyDays()).slice(1);
    await anna.call('DELETE', `/api/holy-days/${first?.id}`);
    await anna.call('PUT', '/api/settings', { ...DEFAULT_SETTINGS, holyDaysAhead: true });
    // A holy day that a volunteer has added is not added twice; a deleted one is not added again.
    expect(await holyDays()).toHaveLength(1 + 10 + 10 + 11);
    const entry = (await trailOf(database)).at(-1);
    expect(entry).toMatchObject({ actor: { name: 'anna' }, change: { year: 185 } });
  });
});
