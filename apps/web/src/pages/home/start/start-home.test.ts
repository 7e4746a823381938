import type { PageRequest } from '@bahai-friends/contract';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TakenOver } from '../../../light/hand-over.ts';
import { callsOf, rejectWith, respond, respondWith } from '../../../testing/api-server.ts';
import { liveIn, passTime, settle, stopClock } from '../../../testing/fake-time.ts';
import { documentOf, fullHome } from '../../../testing/pages.ts';
import { quoteWith, siteWith } from '../../../testing/samples.ts';

const SETTINGS = 'GET /api/settings';
const MINUTE = 60_000;
const TODAY = { today: '2026-03-20', nextDayAt: '2026-03-21T00:00:00.000Z' };
const NEXT = { today: '2026-03-21', nextDayAt: '2026-03-22T00:00:00.000Z' };

const loadApplication = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock(import('../../../light/load-scripts.ts'), async (original) => ({
  ...(await original()),
  loadApplication,
}));

let takeOver: () => TakenOver;

/** The server's page as its own script finds it, which then runs. */
async function start(request: Partial<PageRequest> = {}): Promise<void> {
  const page = await documentOf({ home: fullHome, site: siteWith(TODAY), ...request });
  window.history.replaceState(null, '', request.address ?? '/');
  document.body.innerHTML = page.body.innerHTML;
  vi.resetModules();
  (await import('../../../calendar/fill-in-dates.ts')).fillInDates();
  (await import('../../../light/presses.ts')).catchPresses();
  ({ takeOver } = await import('../../../light/hand-over.ts'));
  await import('./start-home.ts');
  await settle();
}

const respondSite = (site: typeof TODAY) =>
  respond(SETTINGS, () => HttpResponse.json(siteWith(site)));
const isReactLoaded = () => loadApplication.mock.calls.length > 0;
const asked = () => callsOf(SETTINGS).length;
const firstDate = () => document.querySelector('#dates dd')?.textContent;

beforeEach(() => {
  liveIn('UTC');
  stopClock('2026-03-20T23:58:30Z');
  loadApplication.mockReset().mockResolvedValue(undefined);
  respondWith('GET /api/quotes/today', fullHome.quote);
  respondWith('GET /api/holy-days/upcoming', fullHome.upcomingHolyDays);
  respondWith('GET /api/social-links', fullHome.socialLinks);
  respondSite(TODAY);
});

afterEach(() => {
  takeOver();
  document.body.innerHTML = '';
  delete document.documentElement.dataset.day;
  delete document.documentElement.dataset.kept;
  vi.unstubAllGlobals();
});

describe('the page as its own script starts it', () => {
  it('asks for everything once, and needs nothing more where that says the same', async () => {
    await start();
    for (const endpoint of [
      'GET /api/csrf-token',
      'GET /api/quotes/today',
      'GET /api/holy-days/upcoming',
      'GET /api/social-links',
    ] as const) {
      expect(callsOf(endpoint), endpoint).toHaveLength(1);
    }
    expect([isReactLoaded(), asked()]).toEqual([false, 0]);
  });

  it.each([
    ['another quote', () => respondWith('GET /api/quotes/today', quoteWith({ text: 'Newer' }))],
    ['no quote any more', () => rejectWith('GET /api/quotes/today', 404, 'None')],
    ['a failure', () => rejectWith('GET /api/quotes/today', 500, 'Broken')],
    ['other holy days', () => respondWith('GET /api/holy-days/upcoming', [])],
    ['holy days that cannot be read', () => rejectWith('GET /api/holy-days/upcoming', 500, 'B')],
    ['other links', () => respondWith('GET /api/social-links', [])],
    ['links that cannot be read', () => rejectWith('GET /api/social-links', 500, 'Broken')],
  ])('has React show %s', async (_what, answer) => {
    answer();
    await start();
    expect(isReactLoaded()).toBe(true);
  });

  it.each([
    ['is kept', '', {}],
    ['has not all of its data', undefined, { home: { quote: null, socialLinks: [] } }],
  ])('needs React at once where it %s', async (_what, kept, request) => {
    if (kept !== undefined) document.documentElement.dataset.kept = kept;
    await start(request);
    expect(isReactLoaded()).toBe(true);
  });

  it('needs React where the address becomes that of another page', async () => {
    await start();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(isReactLoaded()).toBe(false);
    window.history.replaceState(null, '', '/nope');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(isReactLoaded()).toBe(true);
  });
});

describe('the days', () => {
  it('change at the visitor’s midnight, and need React where the community’s is a later one', async () => {
    await start();
    expect(firstDate()).toBe('Istiqlál');
    respondSite(NEXT);
    await passTime(2 * MINUTE);
    expect(firstDate()).toBe('Jalál');
    expect([asked(), isReactLoaded()]).toEqual([1, true]);
    // What is known by now is not asked for again while React is on its way.
    await passTime(10 * MINUTE);
    expect(asked()).toBe(1);
  });

  it('are asked for again after pauses that double where the server knows no later one', async () => {
    await start();
    for (let minute = 0; minute < 9; minute += 1) await passTime(MINUTE);
    expect([asked(), isReactLoaded()]).toEqual([4, false]);
  });

  it('need React where they cannot be asked for, and the document stays', async () => {
    const reload = vi.fn();
    await start();
    vi.stubGlobal('location', { ...window.location, reload });
    loadApplication.mockRejectedValue(new Error('Gone'));
    rejectWith(SETTINGS, 503, 'Busy');
    await passTime(2 * MINUTE);
    expect(isReactLoaded()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it('are those of a new document where React is gone', async () => {
    const reload = vi.fn();
    await start();
    vi.stubGlobal('location', { ...window.location, reload });
    loadApplication.mockRejectedValue(new Error('Gone'));
    respondSite(NEXT);
    await passTime(2 * MINUTE);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('are React’s from the moment in which it takes over', async () => {
    await start();
    await passTime(3 * MINUTE);
    const { days } = takeOver();
    expect(days).toEqual({ askedOn: '2026-03-21', readings: 2 });
    const before = asked();
    await passTime(60 * MINUTE);
    expect(asked()).toBe(before);
  });
});
