import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setServerClock } from '../api/server-clock.ts';
import { callsOf, rejectWith, respond } from '../testing/api-server.ts';
import { liveIn, passTime, settle, stopClock } from '../testing/fake-time.ts';
import { renderWithQueries, returnToPage } from '../testing/render.tsx';
import { siteWith } from '../testing/samples.ts';
import { useCommunityDay } from './use-site.ts';

const SETTINGS = 'GET /api/settings';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const HAIFA = {
  timeZone: 'Asia/Jerusalem',
  today: '2026-03-20',
  nextDayAt: '2026-03-20T22:00:00.000Z',
};
const NEXT = { ...HAIFA, today: '2026-03-21', nextDayAt: '2026-03-21T22:00:00.000Z' };

const Day = () => useCommunityDay();
const asked = () => callsOf(SETTINGS).length;
const shown = (day: string) => screen.queryByText(day) !== null;

/** Has the server respond with a day, and with the time of its clock. */
function respondAt(site: Partial<typeof HAIFA>, ahead = 0): void {
  respond(SETTINGS, () =>
    HttpResponse.json(siteWith(site), {
      headers: { Date: new Date(Date.now() + ahead).toUTCString() },
    }),
  );
}

async function open(site = HAIFA): Promise<void> {
  renderWithQueries(<Day />, site);
  await settle();
}

describe('the community’s day', () => {
  beforeEach(() => {
    // The visitor's midnight is at 11:00 UTC.
    liveIn('Pacific/Niue');
    stopClock('2026-03-20T21:59:30Z');
    respondAt(NEXT);
  });

  it('is the server’s, not the visitor’s, and follows the community’s midnight at one call', async () => {
    await open();
    expect([shown('2026-03-20'), asked()]).toEqual([true, 0]);
    await passTime(MINUTE);
    expect([shown('2026-03-21'), asked()]).toEqual([true, 1]);
    await passTime(12 * HOUR);
    expect(asked()).toBe(1);
  });

  it('is asked for once more at the visitor’s own midnight', async () => {
    await open(NEXT);
    await passTime(13 * HOUR);
    expect(asked()).toBe(0);
    await passTime(2 * MINUTE);
    expect(asked()).toBe(1);
    await passTime(HOUR);
    expect(asked()).toBe(1);
  });

  it('is asked for at once on a page that the history led to, whose document may be old', async () => {
    const navigation = { type: 'back_forward' } as PerformanceNavigationTiming;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation]);
    await open();
    expect([shown('2026-03-21'), asked()]).toEqual([true, 1]);
  });

  it('is asked for when the browser shows the page again as it was', async () => {
    await open();
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    await settle();
    expect(asked()).toBe(0);
    show(true);
    await settle();
    expect([shown('2026-03-21'), asked()]).toEqual([true, 1]);
  });

  it('is asked for only when the page is seen', async () => {
    await open();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await passTime(3 * HOUR);
    expect([shown('2026-03-20'), asked()]).toEqual([true, 0]);
    visibility.mockReturnValue('visible');
    returnToPage();
    await settle();
    expect([shown('2026-03-21'), asked()]).toEqual([true, 1]);
  });

  it('is asked for after pauses that double while the server has no later day', async () => {
    respondAt(HAIFA);
    await open();
    const asks: number[] = [];
    for (let minute = 1; minute <= 64; minute += 1) {
      const before = asked();
      await passTime(MINUTE);
      if (asked() > before) asks.push(minute);
    }
    expect(asks).toEqual([1, 2, 4, 8, 16, 32, 64]);
  });

  it('stays what it was while the server cannot be asked', async () => {
    rejectWith(SETTINGS, 503, 'Busy');
    await open();
    await passTime(MINUTE);
    expect([shown('2026-03-20'), asked()]).toEqual([true, 1]);
    respondAt(NEXT);
    await passTime(MINUTE);
    expect([shown('2026-03-21'), asked()]).toEqual([true, 2]);
  });
});

describe('the community’s day of a visitor whose clock is wrong', () => {
  afterEach(() => {
    setServerClock(new Response(null, { headers: { Date: new Date().toUTCString() } }));
  });

  it('is asked for once when the clock is a day ahead, and then at the right time', async () => {
    liveIn('UTC');
    stopClock('2026-03-21T12:30:00Z');
    respondAt(HAIFA, -24 * HOUR);
    await open();
    await passTime(MINUTE);
    expect([shown('2026-03-20'), asked()]).toEqual([true, 1]);
    await passTime(9 * HOUR);
    expect(asked()).toBe(1);
    respondAt(NEXT, -24 * HOUR);
    await passTime(HOUR);
    expect([shown('2026-03-21'), asked()]).toEqual([true, 2]);
  });
});
