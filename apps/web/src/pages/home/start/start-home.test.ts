import type { PageRequest } from '@bahai-friends/contract';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TakenOver } from '../../../light/hand-over.ts';
import { callsOf, rejectWith, respond, respondWith } from '../../../testing/api-server.ts';
import { liveIn, passTime, settle, stopClock } from '../../../testing/fake-time.ts';
import { documentOf, fullHome } from '../../../testing/pages.ts';
import { holyDayWith, quoteWith, siteWith } from '../../../testing/samples.ts';

const SETTINGS = 'GET /api/settings';
const CALLS = [
  'GET /api/quotes/today',
  'GET /api/holy-days/upcoming',
  'GET /api/social-links',
] as const;
const MINUTE = 60_000;
const TODAY = { today: '2026-03-20', nextDayAt: '2026-03-21T00:00:00.000Z' };
const NEXT = { today: '2026-03-21', nextDayAt: '2026-03-22T00:00:00.000Z' };

const loadApplication = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock(import('../../../light/load-scripts.ts'), async (original) => ({
  ...(await original()),
  loadApplication,
}));

let takeOver: () => TakenOver;

/** Runs the first script on the server's page. */
async function start(request: Partial<PageRequest> = {}): Promise<void> {
  const page = await documentOf({ home: fullHome, site: siteWith(TODAY), ...request });
  window.history.replaceState(null, '', request.address ?? '/');
  document.body.innerHTML = page.body.innerHTML;
  vi.resetModules();
  (await import('../../../calendar/fill-in-dates.ts')).fillInDates();
  (await import('../../../light/presses.ts')).catchPresses();
  ({ takeOver } = await import('../../../light/hand-over.ts'));
  // It is loaded before, so that the test does not depend on the time that loading takes.
  await import('./home-page-offline.ts');
  await import('./start-home.ts');
  await settle();
}

const respondSite = (site: typeof TODAY) =>
  respond(SETTINGS, () => HttpResponse.json(siteWith(site)));
const isReactLoaded = () => loadApplication.mock.calls.length > 0;
const asked = () => callsOf(SETTINGS).length;
const note = () => document.querySelector('.offline-note')?.textContent;
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
    for (const endpoint of ['GET /api/csrf-token', ...CALLS] as const) {
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

  it('needs React at once where it has not all of its data', async () => {
    await start({ home: { quote: null, socialLinks: [] } });
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
    // Known data is not fetched again while React is being loaded.
    await passTime(10 * MINUTE);
    expect(asked()).toBe(1);
  });

  it('are asked for again after pauses that double where the server knows no later one', async () => {
    await start();
    for (let minute = 0; minute < 9; minute += 1) await passTime(MINUTE);
    expect([asked(), isReactLoaded()]).toEqual([4, false]);
  });

  it('are said to be unknown where they cannot be asked for, until they can', async () => {
    await start();
    rejectWith(SETTINGS, 503, 'Busy');
    await passTime(2 * MINUTE);
    expect(note()).toBe('There is no connection. This is the quote of March 20, 2026.');
    expect(asked()).toBe(1);
    respondSite(TODAY);
    await passTime(MINUTE);
    expect([asked(), note(), isReactLoaded()]).toEqual([2, undefined, false]);
  });

  it('are said to be unknown once, and no more by a page that React has taken over', async () => {
    await start();
    rejectWith(SETTINGS, 503, 'Busy');
    for (let minute = 0; minute < 5; minute += 1) await passTime(MINUTE);
    expect(document.querySelectorAll('.offline-note')).toHaveLength(1);
    expect(takeOver().parts).toMatchObject({ begunCard: { isSaidOld: false } });
    expect(note()).toBeUndefined();
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

describe('a kept page', () => {
  const holyDays = () => {
    const rows = [...document.querySelectorAll('.holy-days tbody tr')];
    const shown = rows.filter((row) => row.closest('[hidden]') === null);
    return shown.map((row) => row.querySelector('bdi')?.textContent);
  };

  beforeEach(() => {
    document.documentElement.dataset.kept = '';
    for (const endpoint of CALLS) respond(endpoint, () => HttpResponse.error());
  });

  it('says whose quote it is, leaves out what is over, and needs no React', async () => {
    stopClock('2026-03-22T12:00:00Z');
    const later = holyDayWith({ id: 2, name: 'First Day of Riḍván', date: '2026-04-21' });
    const upcomingHolyDays = [...fullHome.upcomingHolyDays, later];
    await start({ home: { ...fullHome, upcomingHolyDays } });
    expect(note()).toBe('There is no connection. This is the quote of March 20, 2026.');
    expect(firstDate()).toBe('Jamál');
    expect(holyDays()).toEqual([later.name]);
    expect(isReactLoaded()).toBe(false);
  });

  it('says that there are no holy days where all are over', async () => {
    stopClock('2027-03-22T12:00:00Z');
    await start();
    const none = () => document.querySelector('.holy-days-card')?.textContent;
    expect([none(), holyDays()]).toEqual([expect.stringContaining('No upcoming holy days'), []]);
    takeOver();
    expect(none()).not.toContain('No upcoming holy days');
    expect(holyDays()).toEqual(['Naw-Rúz']);
  });

  it('is the present one where the answers say the same', async () => {
    respondWith('GET /api/quotes/today', fullHome.quote);
    respondWith('GET /api/holy-days/upcoming', fullHome.upcomingHolyDays);
    respondWith('GET /api/social-links', fullHome.socialLinks);
    await start();
    expect([note(), isReactLoaded()]).toEqual([undefined, false]);
  });

  it('asks again when there is a network, and has React show what is new', async () => {
    await start();
    respondWith('GET /api/holy-days/upcoming', fullHome.upcomingHolyDays);
    respondWith('GET /api/social-links', fullHome.socialLinks);
    respondWith('GET /api/quotes/today', quoteWith({ text: 'Newer' }));
    window.dispatchEvent(new Event('online'));
    await settle();
    expect([callsOf('GET /api/quotes/today').length, isReactLoaded()]).toEqual([2, true]);
    expect(takeOver().parts).toMatchObject({ begunCard: { isSaidOld: true } });
    // React finds it in the document.
    expect(note()).toBeDefined();
  });

  it('has React show what is no missing network', async () => {
    rejectWith('GET /api/social-links', 500, 'Broken');
    await start();
    expect(isReactLoaded()).toBe(true);
  });
});
