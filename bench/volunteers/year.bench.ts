// The year of quotes in the dashboard with 10,000 of them, in a browser whose processor is slowed down four times to be
// like a cheap phone's: from a click to the frame in which the opened part is painted.
// Each round is a page of its own, since the year is rendered once for a page and kept: opening it for the first time
// and opening it again are different figures. The pointer is on a button before it is pressed, for as long as a finger
// rests on it.
import type { Locator, Page } from '@playwright/test';
import { median, type Row, report } from '../support/measure.ts';
import {
  FEW_QUOTES,
  MANY_QUOTES,
  onDashboard,
  openSlowList,
  paintRow,
  ROUNDS,
  withQuotes,
} from './dashboard-page.ts';

/** Milliseconds from the pointer's arrival to the click. */
const APPROACH_MS = 100;

declare global {
  /** Milliseconds from the next click until an element is painted. */
  var drawing: Promise<number>;
}

/** Waits in the page for the next click, and for the frame after the one that has an element. */
function awaitDrawing(selector: string): void {
  globalThis.drawing = new Promise((resolve) => {
    let started = 0;
    addEventListener(
      'click',
      ({ timeStamp }) => {
        started = timeStamp;
      },
      { once: true, capture: true },
    );
    let isThere = false;
    const look = (now: number) => {
      // A frame starts only when the one before it is painted.
      if (isThere) resolve(now - started);
      else {
        const element = document.querySelector(selector);
        isThere = started > 0 && element !== null && element.checkVisibility();
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  });
}

async function timeToDraw(page: Page, selector: string, button: Locator): Promise<number> {
  await page.evaluate(awaitDrawing, selector);
  await button.hover();
  await page.waitForTimeout(APPROACH_MS);
  await button.evaluate((element: HTMLElement) => element.click());
  return page.evaluate(() => globalThis.drawing);
}

interface Figures {
  readonly first: number;
  readonly again: number;
  readonly day: number;
}

const listIsThere = (page: Page) => page.getByText(/^Showing 1-25 of/).waitFor();

async function measurePage(page: Page): Promise<Figures> {
  const times = { first: [] as number[], again: [] as number[], day: [] as number[] };
  const yearButton = page.getByRole('button', { name: 'Year', exact: true });
  const drawYear = () => timeToDraw(page, '[role="grid"]', yearButton);
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto('/');
    const browser = await openSlowList(page);
    times.first.push(await drawYear());
    const day = page.locator('[data-day]').nth(100 + round);
    times.day.push(await timeToDraw(page, '[role="dialog"]', day));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await listIsThere(page);
    times.again.push(await drawYear());
    await browser.detach();
  }
  return { first: median(times.first), again: median(times.again), day: median(times.day) };
}

/** The year with many quotes, one on each of its days, compared with the year with few, none of them on its days. */
export async function measureYear(): Promise<Row[]> {
  const few = await onDashboard(measurePage, withQuotes(FEW_QUOTES));
  const many = await onDashboard(measurePage, withQuotes(MANY_QUOTES));
  return [
    paintRow('year among 10,000 quotes: click to paint, ms', many.first, few.first),
    paintRow('the same year again: click to paint, ms', many.again, few.again),
    paintRow('day of it: click to paint, ms', many.day, few.day),
  ];
}

if (import.meta.main) report(await measureYear());
