import type { Locator, Page } from '@playwright/test';
import { HomePage } from '../home/home-page.ts';
import { expect } from '../support/fixtures.ts';

/** When the kept pages were visited. */
export const DAY = '2026-03-21T12:00:00Z';
export const NOTE = 'There is no connection. This is the quote of March 21, 2026.';

/** Of calls that nobody answers. */
export const FAILED_CALLS = /Failed to (load resource|get CSRF token|fetch)/;

/** Addresses of all that the worker keeps, without the origin. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** Waits until the worker keeps these documents and no others. */
export const untilKept = (page: Page, documents: readonly string[]): Promise<void> =>
  expect
    .poll(async () => (await keptPaths(page)).filter((path) => !path.startsWith('/assets/')))
    .toEqual(documents);

/** Visits the home page for the first time, and waits until the worker keeps it and the calendar. */
export async function visit(page: Page): Promise<HomePage> {
  const home = new HomePage(page);
  await page.clock.setFixedTime(DAY);
  await home.open();
  await untilKept(page, ['/', '/calendar']);
  return home;
}

export const quoteCard = (home: HomePage): Locator => home.card("Today's Quote");

/** Leaves a browser nothing else than what the worker keeps. */
export async function clearBrowserCache(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
}

/** Waits until the worker has ended itself, and everything that it kept is gone. */
export async function untilWorkerEnded(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
}
