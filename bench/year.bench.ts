// The year of quotes in the dashboard with 10,000 of them, in a browser whose processor is slowed down
// four times as a cheap phone's: from a click to the frame in which what it opens is painted.
import type { Locator, Page } from '@playwright/test';
import {
  FEW_QUOTES,
  MANY_QUOTES,
  onDashboard,
  openSlowList,
  paintRow,
  ROUNDS,
  withQuotes,
} from './dashboard-page.ts';
import { median, type Row, report } from './measure.ts';

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
        isThere = started > 0 && document.querySelector(selector) !== null;
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  });
}

async function timeToDraw(page: Page, selector: string, button: Locator): Promise<number> {
  await page.evaluate(awaitDrawing, selector);
  await button.evaluate((element: HTMLElement) => element.click());
  return page.evaluate(() => globalThis.drawing);
}

interface Figures {
  readonly year: number;
  readonly day: number;
}

async function measurePage(page: Page): Promise<Figures> {
  await openSlowList(page);
  const years: number[] = [];
  const days: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const yearButton = page.getByRole('button', { name: 'Year', exact: true });
    years.push(await timeToDraw(page, '[role="grid"]', yearButton));
    const day = page.locator('[data-day]').nth(100 + round);
    days.push(await timeToDraw(page, '[role="dialog"]', day));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.getByText(/^Showing 1-25 of/).waitFor();
  }
  return { year: median(years), day: median(days) };
}

/** The year with many quotes, whose days have one, beside that with few, whose days have none. */
export async function measureYear(): Promise<Row[]> {
  const few = await onDashboard(measurePage, withQuotes(FEW_QUOTES));
  const many = await onDashboard(measurePage, withQuotes(MANY_QUOTES));
  return [
    paintRow('year among 10,000 quotes: click to paint, ms', many.year, few.year),
    paintRow('day of it: click to paint, ms', many.day, few.day),
  ];
}

if (import.meta.main) report(await measureYear());
