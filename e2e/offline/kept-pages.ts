import type { Locator, Page } from '@playwright/test';
import { HomePage } from '../home/home-page.ts';
import { openDevtools } from '../support/devtools.ts';
import { expect } from '../support/fixtures.ts';

/** The day on which the cached pages were visited. */
export const DAY = '2026-03-21T12:00:00Z';
export const NOTE = 'There is no connection. This is the quote of March 21, 2026.';

/** Console messages about calls that got no response. */
export const FAILED_CALLS = /Failed to (load resource|get CSRF token|fetch)/;

/** The paths of everything in the worker's cache. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** Waits until a worker is active: it serves the next page. */
export const untilActive = (page: Page): Promise<void> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** Waits until the worker's cache has these documents and no others, and the worker serves the next page. */
export async function untilKept(page: Page, documents: readonly string[]): Promise<void> {
  await expect
    .poll(async () => (await keptPaths(page)).filter((path) => !path.startsWith('/assets/')))
    .toEqual(documents);
  // It caches while it is being installed.
  await untilActive(page);
}

/** Visits the home page for the first time, and waits until the worker has cached it and the calendar. */
export async function visit(page: Page): Promise<HomePage> {
  const home = new HomePage(page);
  await page.clock.setFixedTime(DAY);
  await home.open();
  await untilKept(page, ['/', '/calendar']);
  return home;
}

export const quoteCard = (home: HomePage): Locator => home.card("Today's Quote");

/** Empties the browser's own cache, so that only the worker's is left. */
export async function clearBrowserCache(page: Page): Promise<void> {
  const devtools = await openDevtools(page);
  await devtools.send('Network.clearBrowserCache');
}

/** Waits until the worker has unregistered itself, and its caches are empty. */
export async function untilWorkerEnded(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
}
