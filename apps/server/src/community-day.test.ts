import { afterEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';
import { createCommunityDay } from './community-day.ts';
import { TestClock } from './testing/test-clock.ts';

afterEach(() => void vi.useRealTimers());

const SECOND = 1;

/** What holds at the last second of each day, and at the first of the next. */
const EDGES: readonly [timeZone: string, changeAt: string, before: string, after: string][] = [
  ['UTC', '2026-03-21T00:00:00.000Z', '2026-03-20', '2026-03-21'],
  ['Asia/Tehran', '2026-03-20T20:30:00.000Z', '2026-03-20', '2026-03-21'],
  ['Asia/Kathmandu', '2026-03-20T18:15:00.000Z', '2026-03-20', '2026-03-21'],
  // Thirteen hours ahead in summer, twelve in winter; the day of the change has 25 hours.
  ['Pacific/Auckland', '2026-03-20T11:00:00.000Z', '2026-03-20', '2026-03-21'],
  ['Pacific/Auckland', '2026-04-05T12:00:00.000Z', '2026-04-05', '2026-04-06'],
  ['America/Los_Angeles', '2026-03-21T07:00:00.000Z', '2026-03-20', '2026-03-21'],
  ['America/Los_Angeles', '2026-03-08T08:00:00.000Z', '2026-03-07', '2026-03-08'],
  // 2011-12-30 was left out.
  ['Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-29', '2011-12-31'],
  ['Pacific/Apia', '2011-12-31T10:00:00.000Z', '2011-12-31', '2012-01-01'],
  // These begin at 01:00.
  ['America/Santiago', '2024-09-08T04:00:00.000Z', '2024-09-07', '2024-09-08'],
  ['Asia/Beirut', '2026-03-28T22:00:00.000Z', '2026-03-28', '2026-03-29'],
  ['Africa/Cairo', '2026-04-23T22:00:00.000Z', '2026-04-23', '2026-04-24'],
  // At midnight it is 23:00 again.
  ['America/Santiago', '2026-04-05T04:00:00.000Z', '2026-04-04', '2026-04-05'],
];

describe('the community’s day', () => {
  it.each(EDGES)('in %s changes at %s', (timeZone, changeAt, before, after) => {
    const clock = new TestClock(changeAt);
    const day = createCommunityDay(clock, () => timeZone);
    clock.set(-SECOND);
    expect([day.today(), day.nextDayAt()]).toEqual([before, changeAt]);
    clock.set(SECOND);
    expect(day.today()).toBe(after);
    clock.set(-SECOND);
    expect([day.today(), day.nextDayAt()]).toEqual([before, changeAt]);
  });

  it('ends after this moment also where the clocks have gone back over midnight', () => {
    const clock = new TestClock('2006-10-29T02:31:00.000Z');
    const day = createCommunityDay(clock, () => 'America/St_Johns');
    expect([day.today(), day.nextDayAt()]).toEqual(['2006-10-28', '2006-10-29T03:30:00.000Z']);
  });

  it('is another as soon as the zone is', () => {
    let timeZone = 'Pacific/Kiritimati';
    const day = createCommunityDay(new TestClock('2026-03-21T11:00:00Z'), () => timeZone);
    expect(day.today()).toBe('2026-03-22');
    timeZone = 'Pacific/Pago_Pago';
    expect([day.today(), day.nextDayAt()]).toEqual(['2026-03-21', '2026-03-22T11:00:00.000Z']);
    timeZone = 'Etc/GMT+12';
    expect(day.today()).toBe('2026-03-20');
  });

  it('follows the system’s clock, forward and back', () => {
    vi.useFakeTimers({ toFake: ['Date', 'Temporal'] });
    const day = createCommunityDay(systemClock, () => 'UTC');
    for (const [instant, today] of [
      ['2026-03-20T23:59:59.999Z', '2026-03-20'],
      ['2026-03-21T00:00:00.000Z', '2026-03-21'],
      ['2026-03-21T23:59:59.999Z', '2026-03-21'],
      ['2024-02-29T12:00:00.000Z', '2024-02-29'],
    ] as const) {
      vi.setSystemTime(instant);
      expect(day.today()).toBe(today);
    }
  });
});
