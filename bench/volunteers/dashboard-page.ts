// A page of the dashboard on a site of its own, and the rows for its figures.
import { type CDPSession, chromium, type Page } from '@playwright/test';
import type { Database } from '../../apps/server/src/db/database.ts';
import { insertQuotes } from '../../apps/server/src/features/quotes/quotes.repository.ts';
import { startSite } from '../../e2e/support/site.ts';
import { ANNA, addUsers, logIn } from '../../e2e/users/users.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../scripts/browser.ts';
import type { Row } from '../support/measure.ts';
import { sampleQuotes } from '../support/sample-quotes.ts';

/** A cheap phone is as many times slower than the machine. */
const SLOWDOWN = 4;
const GOAL_MS = 100;
/** How often each step is timed. */
export const ROUNDS = 7;

/** Quotes of a large site. */
export const MANY_QUOTES = 10_000;
/** As many as show what a page costs when there is next to nothing to do. */
export const FEW_QUOTES = 100;

/** Fills a site with as many quotes. */
export const withQuotes =
  (count: number) =>
  (database: Database): Promise<unknown> =>
    insertQuotes(database.writes, sampleQuotes(count), {
      by: null,
      at: '2026-01-01T00:00:00.000Z',
    });

/** Measures a page on which a volunteer is logged in, on a site that is filled first. */
export async function onDashboard<T>(
  measure: (page: Page) => Promise<T>,
  fill: (database: Database) => Promise<unknown> = async () => {},
): Promise<T> {
  const site = await startSite(async (database) => {
    await addUsers(database);
    await fill(database);
  });
  const browser = await chromium.launch({
    args: [...BROWSER_ARGUMENTS],
    executablePath: ensureBrowser(),
  });
  try {
    const page = await browser.newPage({ baseURL: site.url, locale: 'en-US' });
    await logIn(page, ANNA);
    return await measure(page);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Slows a page's processor down to a cheap phone's from now on. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return browser;
}

/** Opens the list of quotes, and then slows the page down. */
export async function openSlowList(page: Page): Promise<CDPSession> {
  await page.goto('/admin#quotes/manage');
  await page.getByText(/^Showing 1-25 of/).waitFor();
  return slowDown(page);
}

/** Milliseconds with much to do, compared with those with next to nothing. */
export const paintRow = (name: string, figure: number, baseline: number): Row => ({
  name,
  figure,
  baseline,
  ratio: figure / baseline,
  goal: `at most ${GOAL_MS} ms`,
  met: figure <= GOAL_MS,
});
